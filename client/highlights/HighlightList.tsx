import { Pencil, Trash2 } from 'lucide';
import { defineMessage, FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { type HighlightColor, markToken } from './highlightColors.ts';
import { HighlightForm } from './HighlightForm.tsx';
import { highlightsMarkdown, type MarkedSource } from './highlightsMarkdown.ts';
import type { MarkedText, PageUnit } from './markedText.ts';
import { ExportHighlights } from './ExportHighlights.tsx';
import { useDeleteHighlight } from './useDeleteHighlight.ts';
import type { Highlights, Located } from './useHighlights.ts';

type HighlightListProps = {
  sourceId: string;
  /** What they are taken from, for who takes them along. */
  source: MarkedSource;
  highlights: Highlights;
  /** The text they are looked for in; null while there is none on the page. */
  text: MarkedText | null;
  /** Whether there is another version of the text: what is not in this one may be there. */
  hasOther: boolean;
  canMark: boolean;
  chosenId: string | null;
  /** The one whose note is being written. */
  notedId: string | null;
  onNote: (id: string | null) => void;
  /** Goes to it in the text, or to the other version of the text. */
  onJump: (highlight: Located) => void;
};

/** The highlights of a source: each leads to its place, has its note, and can be deleted. Lost ones are listed as lost. */
export function HighlightList({ sourceId, source, highlights, text, hasOther, canMark, chosenId, notedId, onNote, onJump }: HighlightListProps) {
  const intl = useIntl();
  const { all, listId, hasMore, hasFailed, loadMore } = highlights;
  const isLost = ({ span }: Located) => span === null && text?.isWhole === true;
  const found = all.filter((highlight) => !isLost(highlight));
  const lost = all.filter(isLost);
  const placeOf = ({ span }: Located) => {
    const number = span && text ? text.pageOf(span) : null;
    return number === null ? null : { number, unit: text?.unit ?? 'page' };
  };
  const markdown = () =>
    highlightsMarkdown(
      source,
      [...found, ...lost].map((highlight) => ({ ...highlight, details: detailsOf(intl, highlight, placeOf(highlight)) })),
    );
  const entry = (highlight: Located) => (
    <Entry
      key={highlight.id}
      sourceId={sourceId}
      listId={listId}
      highlight={highlight}
      place={placeOf(highlight)}
      canJump={highlight.span !== null || hasOther}
      isSelected={highlight.id === chosenId}
      isNoting={highlight.id === notedId}
      onNote={onNote}
      onJump={onJump}
    />
  );
  if (all.length === 0) {
    return (
      <Nothing>
        <FormattedMessage {...(canMark ? messages.noneYet : messages.none)} />
      </Nothing>
    );
  }
  return (
    <Place>
      <ExportHighlights count={all.length} name={source.title} markdown={markdown} />
      <List>{found.map(entry)}</List>
      {lost.length > 0 && (
        <>
          <BlockHead>
            <FormattedMessage {...(hasOther ? messages.elsewhere : messages.lost)} />
          </BlockHead>
          <List>{lost.map(entry)}</List>
        </>
      )}
      {hasFailed && (
        <Problem role="alert">
          <FormattedMessage {...commonMessages.noData} />
        </Problem>
      )}
      {hasMore && (
        <Button size={28} variant="ghost" onClick={loadMore}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </Place>
  );
}

type Place = { readonly number: number; readonly unit: PageUnit };

type EntryProps = Pick<HighlightListProps, 'sourceId' | 'onNote' | 'onJump'> & {
  listId: string;
  highlight: Located;
  /** On which page, slide or chapter of a document; null where there are none, or it is not known. */
  place: Place | null;
  canJump: boolean;
  isSelected: boolean;
  isNoting: boolean;
};

function Entry({ sourceId, listId, highlight, place, canJump, isSelected, isNoting, onNote, onJump }: EntryProps) {
  const intl = useIntl();
  const deleteHighlight = useDeleteHighlight();
  const { quote, note, isMine } = highlight;
  const where = detailsOf(intl, highlight, place);
  return (
    <Item $chosen={isSelected} $color={highlight.color}>
      {canJump ? (
        <Quote type="button" onClick={() => onJump(highlight)}>
          {quote}
        </Quote>
      ) : (
        <q>{quote}</q>
      )}
      {isNoting ? (
        <HighlightForm highlight={highlight} onClose={() => onNote(null)} />
      ) : (
        <Foot>
          <span>
            {note !== '' && <b>{note}</b>}
            {where.length > 0 && <small>{where.join(' · ')}</small>}
          </span>
          {isMine && (
            <Tools>
              <IconButton icon={Pencil} size={24} iconSize={14} label={intl.formatMessage(note === '' ? messages.addNote : messages.editNote)} onClick={() => onNote(highlight.id)} />
              <IconButton icon={Trash2} size={24} iconSize={14} label={intl.formatMessage(messages.delete)} onClick={() => deleteHighlight(sourceId, listId, highlight)} />
            </Tools>
          )}
        </Foot>
      )}
    </Item>
  );
}

/** Where it is, and who marked it, when that was somebody else. */
const detailsOf = (intl: IntlShape, { isMine, authorName }: Located, place: Place | null): string[] =>
  [place !== null && intl.formatMessage(messages[place.unit], { page: place.number }), !isMine && authorName].filter((fact) => typeof fact === 'string');

const messages = {
  noneYet: defineMessage({ id: 'highlights.noneYet', defaultMessage: 'Select some text to highlight it.' }),
  none: defineMessage({ id: 'highlights.none', defaultMessage: 'Nothing is highlighted here' }),
  lost: defineMessage({ id: 'highlights.lost', defaultMessage: 'No longer in the text' }),
  elsewhere: defineMessage({ id: 'highlights.elsewhere', defaultMessage: 'Not in this version of the text' }),
  page: defineMessage<{ page: number }>({ id: 'highlights.page', defaultMessage: 'Page {page, number}' }),
  slide: defineMessage<{ page: number }>({ id: 'highlights.slide', defaultMessage: 'Slide {page, number}' }),
  chapter: defineMessage<{ page: number }>({ id: 'highlights.chapter', defaultMessage: 'Chapter {page, number}' }),
  more: defineMessage({ id: 'highlights.more', defaultMessage: 'Show more highlights' }),
  addNote: defineMessage({ id: 'highlights.addNote', defaultMessage: 'Add a note to the highlight' }),
  editNote: defineMessage({ id: 'highlights.editNote', defaultMessage: 'Edit the note of the highlight' }),
  delete: defineMessage({ id: 'highlights.delete', defaultMessage: 'Delete highlight' }),
};

const Nothing = styled.p`
  color: var(--fg-3);
  font: var(--text-13);
`;

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 16px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  width: 100%;

  &:empty {
    display: none;
  }
`;

const Item = styled.li<{ $chosen: boolean; $color: HighlightColor }>`
  padding-inline-start: 12px;
  border-inline-start: 2px solid ${({ $color }) => `var(--${markToken($color)}-line)`};
  background: ${({ $chosen }) => ($chosen ? 'var(--bg-hover)' : 'none')};

  q {
    display: block;
    color: var(--fg-2);
    font: 400 14px/22px var(--font-read);
    quotes: none;
    overflow-wrap: anywhere;
  }
`;

const Quote = styled.button`
  display: block;
  width: 100%;
  font: 400 14px/22px var(--font-read);
  text-align: start;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
    text-decoration-color: var(--mark-line);
    text-underline-offset: 3px;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  margin-block-start: 4px;
  color: var(--fg-2);
  font: var(--text-12);

  > span {
    display: grid;
    min-width: 0;
    padding-block: 4px;
  }

  b {
    font-weight: 400;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  small {
    color: var(--fg-3);
    font-size: inherit;
  }
`;

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  flex: none;
  gap: 4px;
`;

const Problem = styled.p`
  color: var(--danger-fg);
  font: var(--text-12);
`;
