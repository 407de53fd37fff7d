import { lazy, Suspense, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Pane } from '#client/ui/layout/Pane.tsx';
import { minTreeWidth, maxTreeWidth, setTreeWidth, useTreeWidth } from './treeWidth.ts';

const ResizeEdge = lazy(async () => ({ default: (await import('#client/ui/layout/ResizeEdge.tsx')).ResizeEdge }));

/** The tree beside the sources; its edge makes it wider or narrower. */
export function TreePane({ label, children }: { label: string; children: ReactNode }) {
  const intl = useIntl();
  const width = useTreeWidth();
  return (
    <Pane as="aside" aria-label={label} $width="var(--tree-w)" $edge="end" style={{ width }}>
      {children}
      <Suspense>
        <ResizeEdge
          label={intl.formatMessage(messages.width)}
          width={width}
          least={minTreeWidth}
          most={maxTreeWidth}
          onChange={setTreeWidth}
        />
      </Suspense>
    </Pane>
  );
}

const messages = defineMessages({
  width: { id: 'collections.paneWidth', defaultMessage: 'Width of the collections' },
});
