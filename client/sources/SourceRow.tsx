import { useDraggable } from '@dnd-kit/core';
import { ClipboardType, GripVertical, NotebookPen } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SourceRow_source$key } from '#client/__generated__/SourceRow_source.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { Favicon } from '#client/ui/Favicon.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { ListRow, RowIcon, RowLive, RowMeta, RowTitle } from '#client/ui/ListRow.tsx';
import { fileKind } from './fileKind.ts';
import { ShortFailure } from './ShortFailure.tsx';
import { SourceDate } from './SourceDate.tsx';
import { SourceMenu } from './SourceMenu.tsx';
import { SourceProgress } from './SourceProgress.tsx';
import { SourceStatusBadge } from './SourceStatusBadge.tsx';

/** A source in the list. */
export function SourceRow({ source: ref }: { source: SourceRow_source$key }) {
  const { formatSize } = useFormats();
  const source = useFragment(
    graphql`
      fragment SourceRow_source on Source {
        id
        type
        status
        title
        sourceUrl
        domain
        faviconUrl
        mimeType
        size
        updatedAt
        viewerCanEdit
        failure {
          code
        }
        ...SourceMenu_source
        ...SourceProgress_source
        ...SourceStatusBadge_source
      }
    `,
    ref,
  );
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `source:${source.id}`,
    data: { kind: 'source', id: source.id, title: source.title },
    disabled: !source.viewerCanEdit,
  });
  return (
    <ListRow ref={setNodeRef} $lifted={isDragging}>
      <Grip {...listeners} aria-hidden>
        {source.viewerCanEdit && <Icon of={GripVertical} size={14} />}
      </Grip>
      <RowIcon>
        {source.type === 'URI' && <Favicon src={source.faviconUrl} host={source.domain ?? ''} />}
        {source.type === 'FILE' && <Icon of={fileKind(source.mimeType).icon} />}
        {source.type === 'CONTENT' && <Icon of={ClipboardType} />}
        {source.type === 'NOTE' && <Icon of={NotebookPen} />}
      </RowIcon>
      <RowTitle>
        <b>
          <Whole to={`/source/${source.id}`}>{source.title}</Whole>
        </b>
        {source.status === 'FAILED' ? (
          <em>
            <ShortFailure code={source.failure?.code} />
          </em>
        ) : (
          source.domain && (
            <span>
              <Outside href={source.sourceUrl ?? undefined} target="_blank" rel="noopener noreferrer">
                {source.domain}
              </Outside>
            </span>
          )
        )}
      </RowTitle>
      <span>
        <SourceStatusBadge source={source} />
      </span>
      <RowMeta data-column="size">{source.size === null ? '' : formatSize(source.size)}</RowMeta>
      <RowMeta data-column="modified">
        <SourceDate date={source.updatedAt} />
      </RowMeta>
      <Tools>
        <SourceMenu source={source} />
      </Tools>
      <RowLive>
        <SourceProgress source={source} />
      </RowLive>
    </ListRow>
  );
}

const Whole = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-md);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;

const Outside = styled.a`
  position: relative;
  z-index: 1;

  &:hover {
    color: var(--fg-1);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

const Grip = styled.span`
  position: relative;
  z-index: 1;
  width: 16px;
  color: var(--fg-3);
  cursor: grab;
  opacity: 0;
  touch-action: none;

  ${ListRow}:hover & {
    opacity: 1;
  }
`;

const Tools = styled.span`
  position: relative;
  z-index: 1;
  opacity: 0;

  ${ListRow}:hover &,
  ${ListRow}:focus-within &,
  &:has([data-state='open']) {
    opacity: 1;
  }

  @media (hover: none) {
    opacity: 1;
  }
`;
