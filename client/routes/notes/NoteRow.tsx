import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { NoteRow_source$key } from '#client/__generated__/NoteRow_source.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { alignAsAround } from '#client/ui/mixins.ts';

type NoteRowProps = {
  source: NoteRow_source$key;
  to: string;
  /** It stands beside the list. */
  isOpen: boolean;
  /** Tab comes to this one. */
  isActive: boolean;
  onFocus: () => void;
};

/** A note in the list: its title, its first words, where it lies and when a person changed it. */
export function NoteRow({ source: ref, to, isOpen, isActive, onFocus }: NoteRowProps) {
  const { formatRelativeDate, formatDateTime } = useFormats();
  const { title, excerpt, updatedAt, collection } = useFragment(
    graphql`
      fragment NoteRow_source on Source {
        title
        excerpt
        updatedAt
        collection {
          name
        }
      }
    `,
    ref,
  );
  return (
    <Row to={to} tabIndex={isActive ? 0 : -1} aria-current={isOpen || undefined} onFocus={onFocus}>
      <b dir="auto" title={title}>
        {title}
      </b>
      <span dir="auto">{excerpt}</span>
      <small>
        {collection && <span dir="auto">{collection.name}</span>}
        <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
          {formatRelativeDate(updatedAt)}
        </time>
      </small>
    </Row>
  );
}

const Row = styled(Link)`
  display: grid;
  align-content: center;
  height: 76px;
  padding-inline: 12px;
  border-radius: var(--r-md);
  color: var(--fg-2);
  font: var(--text-13);

  &:hover {
    background: var(--bg-hover);
  }

  &[aria-current] {
    background: var(--accent-soft);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > b,
  > span,
  > small > span {
    ${alignAsAround}
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > b {
    color: var(--fg-1);
    font-weight: 600;
  }

  &[aria-current] > b {
    color: var(--accent-fg);
  }

  > span {
    min-height: 20px;
  }

  > small {
    display: flex;
    gap: 8px;
    min-width: 0;
    color: var(--fg-3);
    font: var(--text-12);
  }

  > small > time {
    flex: none;
  }

  > small > span + time::before {
    content: '·';
    margin-inline-end: 8px;
  }

  &[aria-current] > small {
    color: var(--fg-2);
  }
`;
