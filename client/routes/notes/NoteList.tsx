import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { NoteList_space$key } from '#client/__generated__/NoteList_space.graphql.ts';
import type { NoteListPaginationQuery } from '#client/__generated__/NoteListPaginationQuery.graphql.ts';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { NextPageFailed } from '#client/sources/list/NextPageFailed.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { PaneBody } from '#client/ui/layout/Pane.tsx';
import { useVirtualLines } from '#client/ui/layout/useVirtualLines.ts';
import { NoteRow } from './NoteRow.tsx';
import { isNarrowed, notesAddress, type NotesView } from './notesView.ts';

export const PAGE = 96;
const ROW = 80;

type NoteListProps = {
  space: NoteList_space$key;
  view: NotesView;
  /** Another list is on its way. */
  isPending: boolean;
  /** Begins a new note; null for who may not. */
  onNew: (() => void) | null;
  onShowAll: () => void;
  /** Hears how many have been read. */
  children: (loaded: number) => ReactNode;
};

/** The notes of a view, however many: arrows go from one to the next, Enter opens it. */
export function NoteList({ space: ref, view, isPending, onNew, onShowAll, children }: NoteListProps) {
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<NoteListPaginationQuery, NoteList_space$key>(
    graphql`
      fragment NoteList_space on Space
      @refetchable(queryName: "NoteListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 48 }, cursor: { type: "String" }, filter: { type: "SourceFilter" }, order: { type: "SourceOrder" }) {
        sources(first: $count, after: $cursor, filter: $filter, order: $order) @connection(key: "NoteList_sources") {
          __id
          edges {
            node {
              id
              ...NoteRow_source
            }
          }
        }
      }
    `,
    ref,
  );
  const { edges, __id: listId } = data.sources;
  const { hasFailed, readOn, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const [scroll, setScroll] = useState<HTMLElement | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const at = (id: string | null) => edges.findIndex(({ node }) => node.id === id);
  const active = Math.max(0, at(activeId) === -1 ? at(view.note) : at(activeId));
  const { lines, height, scrollTo, page } = useVirtualLines({
    scroll,
    count: edges.length,
    heightOf: rowHeight,
    gap: 0,
    paddingStart: 4,
    paddingEnd: 64,
    pinnedLine: active,
    memoryKey: `notes ${listId}`,
    onNearEnd: readOn,
  });
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    list.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus({ preventScroll: true });
  }, [active]);
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -edges.length, End: edges.length };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = Math.min(edges.length - 1, Math.max(0, active + step));
    isMoving.current = next !== active;
    setActiveId(edges[next]?.node.id ?? null);
    scrollTo(next);
  };

  if (edges.length === 0 && !hasNext) {
    const narrowed = isNarrowed(view);
    return (
      <PaneBody>
        {children(0)}
        <EmptyState
          picture={narrowed || !onNew ? 'arch' : 'arch-add'}
          title={<FormattedMessage {...(narrowed ? messages.noMatch : messages.none)} />}
          text={!narrowed && onNew && <FormattedMessage {...messages.howTo} />}
          action={
            narrowed ? (
              <Button onClick={onShowAll}>
                <FormattedMessage {...messages.showAll} />
              </Button>
            ) : (
              onNew && (
                <Button variant="primary" onClick={onNew}>
                  <FormattedMessage {...messages.newNote} />
                </Button>
              )
            )
          }
        />
      </PaneBody>
    );
  }
  return (
    <>
      {children(edges.length)}
      <PaneBody ref={setScroll} aria-busy={isPending} style={isPending ? { opacity: 0.6 } : undefined}>
        <List ref={list} aria-label={intl.formatMessage(messages.list)} style={{ height }} onKeyDown={move}>
          {lines.map(({ index, start }) => {
            const node = edges[index]?.node;
            if (!node) return null;
            return (
              <li key={node.id} aria-posinset={index + 1} aria-setsize={hasNext ? -1 : edges.length} style={{ top: start, height: ROW }}>
                <NoteRow
                  source={node}
                  to={notesAddress({ ...view, note: node.id })}
                  isOpen={node.id === view.note}
                  isActive={index === active}
                  onFocus={() => setActiveId(node.id)}
                />
              </li>
            );
          })}
        </List>
        {hasFailed && <NextPageFailed onRetry={retry} />}
      </PaneBody>
    </>
  );
}

const rowHeight = () => ROW;

const messages = defineMessages({
  list: { id: 'notes.pageTitle', defaultMessage: 'Notes' },
  newNote: { id: 'notes.new', defaultMessage: 'New note' },
  none: { id: 'notes.none', defaultMessage: 'No notes yet' },
  howTo: { id: 'notes.howTo', defaultMessage: 'Write down what you think while you read. Notes are saved by themselves.' },
  noMatch: { id: 'notes.noMatch', defaultMessage: 'No notes match' },
  showAll: { id: 'notes.showAll', defaultMessage: 'Show all notes' },
});

const List = styled.ul`
  position: relative;

  > li {
    position: absolute;
    inset-inline: 8px;
  }
`;
