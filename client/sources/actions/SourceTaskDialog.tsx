import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { rememberFocus } from '#client/ui/focus/returnFocus.ts';
import { onPartFailed } from '#client/ui/onDemand.ts';
import type { SelectedSources } from '../selection/selectedSources.ts';
import { selectCollection } from './selectCollection.ts';

const TagSourcesDialog = lazy(async () => ({ default: (await import('./TagSourcesDialog.tsx')).TagSourcesDialog }));
const DeleteSourcesDialog = lazy(async () => ({ default: (await import('./DeleteSourcesDialog.tsx')).DeleteSourcesDialog }));
const ActAtOnce = lazy(async () => ({ default: (await import('./ActAtOnce.tsx')).ActAtOnce }));
const SourceEditDialog = lazy(async () => ({ default: (await import('./SourceEditDialog.tsx')).SourceEditDialog }));

/** Something that shall be done with sources and that asks a question first, or that is so rare that its code comes when it is wanted. */
export type SourceTask = { readonly kind: 'copy' | 'move' | 'tag' | 'delete' | 'done' | 'favorite' | 'notFavorite'; readonly selected: SelectedSources } | { readonly kind: 'edit'; readonly sourceId: string };

type SourceTaskDialogProps = {
  task: SourceTask | null;
  spaceId: string;
  onClose: () => void;
  /** It was done; not called when it was cancelled. */
  onDone?: () => void;
  /** Of a move: is told where to instead. */
  onPicked?: (to: { id: string; name: string }) => void;
};

/** The dialog of a task. Its code comes with the first question. */
export function SourceTaskDialog({ task, ...rest }: SourceTaskDialogProps) {
  return task && <Asked task={task} {...rest} />;
}

function Asked({ task, spaceId, onClose, onDone = () => {}, onPicked }: SourceTaskDialogProps & { task: SourceTask }) {
  // A dialog whose content had to be fetched has been drawn twice by then and does not know any more who had the focus.
  const [giveFocusBack] = useState(rememberFocus);
  const isPicking = task.kind === 'copy' || task.kind === 'move';
  const parts = selectCollection.usePart(isPicking);
  // Who asks again is to be answered by a new try.
  const giveUp = useEffectEvent(onClose);
  useEffect(() => (isPicking && !parts ? onPartFailed(() => giveUp()) : undefined), [isPicking, parts]);
  useEffect(
    () => () => {
      requestAnimationFrame(() => document.activeElement === document.body && giveFocusBack());
    },
    [giveFocusBack],
  );
  return (
    <Suspense>
      {parts && (task.kind === 'copy' || task.kind === 'move') && (
        <parts.SelectCollectionDialog verb={task.kind} spaceId={spaceId} selected={task.selected} onClose={onClose} onDone={onDone} onPicked={onPicked} />
      )}
      {task.kind === 'tag' && <TagSourcesDialog spaceId={spaceId} selected={task.selected} onClose={onClose} onDone={onDone} />}
      {task.kind === 'delete' && <DeleteSourcesDialog selected={task.selected} onClose={onClose} onDone={onDone} />}
      {(task.kind === 'done' || task.kind === 'favorite' || task.kind === 'notFavorite') && <ActAtOnce task={{ kind: task.kind, selected: task.selected }} onDone={onClose} />}
      {task.kind === 'edit' && <SourceEditDialog sourceId={task.sourceId} onClose={onClose} />}
    </Suspense>
  );
}
