import { Pencil, Trash2 } from 'lucide';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { HighlightCard_highlight$key } from '#client/__generated__/HighlightCard_highlight.graphql.ts';
import { type HighlightColor, knownColor, markToken } from '#client/highlights/highlightColors.ts';
import { HighlightForm } from '#client/highlights/HighlightForm.tsx';
import { useDeleteHighlight } from '#client/highlights/useDeleteHighlight.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { alignAsAround } from '#client/ui/mixins.ts';

type HighlightCardProps = {
  highlight: HighlightCard_highlight$key;
  /** The list it stands in, which it leaves when it is deleted. */
  listId: string;
  showsSource: boolean;
};

/** A highlight among others: its words lead to their place in the source; one's own can be changed and deleted. */
export function HighlightCard({ highlight: ref, listId, showsSource }: HighlightCardProps) {
  const intl = useIntl();
  const { formatRelativeDate, formatDateTime } = useFormats();
  const { source, id, quote, prefix, suffix, note, color: marked, viewerIsAuthor, authorName, createdAt } = useFragment(
    graphql`
      fragment HighlightCard_highlight on Highlight {
        id
        quote
        prefix
        suffix
        note
        color
        authorName
        viewerIsAuthor
        createdAt
        source {
          id
          title
          language
        }
      }
    `,
    ref,
  );
  const deleteHighlight = useDeleteHighlight();
  const [isEditing, setIsEditing] = useState(false);
  const color = knownColor(marked);
  return (
    <Item $color={color}>
      <Quote dir="auto" lang={source.language ?? undefined} to={`/source/${source.id}?highlight=${id}`}>
        {quote}
      </Quote>
      {isEditing ? (
        <HighlightForm highlight={{ id, note, color }} onClose={() => setIsEditing(false)} />
      ) : (
        <Foot>
          <span>
            {note !== '' && <b dir="auto">{note}</b>}
            <small>
              {showsSource && (
                <Link dir="auto" to={`/source/${source.id}`}>
                  {source.title}
                </Link>
              )}
              {!viewerIsAuthor && authorName && <span dir="auto">{authorName}</span>}
              <time dateTime={createdAt} title={formatDateTime(createdAt)}>
                {formatRelativeDate(createdAt)}
              </time>
            </small>
          </span>
          {viewerIsAuthor && (
            <Tools>
              <IconButton icon={Pencil} size={24} iconSize={14} label={intl.formatMessage(note === '' ? messages.addNote : messages.editNote)} onClick={() => setIsEditing(true)} />
              <IconButton icon={Trash2} size={24} iconSize={14} label={intl.formatMessage(messages.delete)} onClick={() => deleteHighlight(source.id, listId, { id, quote, prefix, suffix, note, color })} />
            </Tools>
          )}
        </Foot>
      )}
    </Item>
  );
}

const messages = defineMessages({
  addNote: { id: 'highlights.addNote', defaultMessage: 'Add a note to the highlight' },
  editNote: { id: 'highlights.editNote', defaultMessage: 'Edit the note of the highlight' },
  delete: { id: 'highlights.delete', defaultMessage: 'Delete highlight' },
});

const Item = styled.li<{ $color: HighlightColor }>`
  padding-block: 12px 8px;
  padding-inline: 16px 12px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), inset 3px 0 0 ${({ $color }) => `var(--${markToken($color)}-line)`};

  [dir='rtl'] & {
    box-shadow: 0 0 0 1px var(--line-1), inset -3px 0 0 ${({ $color }) => `var(--${markToken($color)}-line)`};
  }
`;

const Quote = styled(Link)`
  ${alignAsAround}
  display: block;
  font: 400 15px/24px var(--font-read);
  overflow-wrap: anywhere;
  white-space: pre-line;

  &:hover {
    text-decoration: underline;
    text-decoration-color: var(--line-2);
    text-underline-offset: 3px;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 8px;
  margin-block-start: 4px;
  color: var(--fg-2);
  font: var(--text-13);

  > span {
    display: grid;
    min-width: 0;
    padding-block: 4px;
  }

  b {
    ${alignAsAround}
    font-weight: 400;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    color: var(--fg-3);
    font: var(--text-12);
  }

  small > * {
    overflow-wrap: anywhere;
  }

  small > * + *::before {
    content: '·';
    margin-inline-end: 8px;
  }

  small a:hover {
    color: var(--fg-1);
    text-decoration: underline;
  }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  gap: 4px;
`;
