import { lazy, Suspense, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { previousLinkedId } from '#client/relay/linkedRecords.ts';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { SourceTaskDialog, type SourceTask } from '../actions/SourceTaskDialog.tsx';
import type { SourceViewControl } from '../filter/useSourceView.ts';
import { useDownloadSources } from '../mutations/useDownloadSources.ts';
import { selectedByIds } from '../selection/selectedSources.ts';

const QuickPreview = lazy(async () => ({ default: (await import('./QuickPreview.tsx')).QuickPreview }));

type ListPreviewProps = {
  control: SourceViewControl;
  spaceId: string;
  /** What is pointed at; it stays when the pointer leaves. */
  sourceId: string | null;
  onChange: (sourceId: string | null) => void;
};

/** The quick preview beside a list, while that mode is on. On small screens closing it leaves the mode on. */
export function ListPreview({ control: { view, change }, spaceId, sourceId, onChange }: ListPreviewProps) {
  const environment = useRelayEnvironment();
  const isSmall = useMediaQuery('(max-width: 959.98px)');
  const downloadSources = useDownloadSources();
  const [task, setTask] = useState<SourceTask | null>(null);
  if (!view.preview) return null;
  const close = () => {
    onChange(null);
    if (!isSmall) change({ preview: false });
  };
  return (
    <>
      <Suspense>
        <QuickPreview
          spaceId={spaceId}
          sourceId={sourceId}
          onStep={onChange}
          onClose={close}
          onCopy={(id) => setTask({ kind: 'copy', selected: selectedByIds([id], previousLinkedId(environment, id, 'collection') ?? null) })}
          onDownload={(id) => downloadSources(selectedByIds([id], null))}
        />
      </Suspense>
      <SourceTaskDialog task={task} spaceId={spaceId} onClose={() => setTask(null)} />
    </>
  );
}
