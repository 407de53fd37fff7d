import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { NotesPageQuery } from '#client/__generated__/NotesPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import { SourcesSkeleton } from '#client/sources/list/SourcesSkeleton.tsx';
import { useSourceChanged, useSourcesAdded } from '#client/sources/store/sourceEvents.ts';
import { CurrentSpaceGone } from '#client/spaces/CurrentSpaceGone.tsx';
import { currentSpaceVariables } from '#client/spaces/currentSpace.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Pane, Sheet } from '#client/ui/layout/Pane.tsx';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { ReaderSkeleton } from '../source/reader/ReaderSkeleton.tsx';
import { useAddressFilter } from '../filter/useAddressFilter.ts';
import { NoteList, PAGE } from './NoteList.tsx';
import { NotesHead } from './NotesHead.tsx';
import { NEW_NOTE, isNarrowed, listedOf, notesAddress, notesParamsOf, notesViewOf, type NotesView } from './notesView.ts';
import { OpenNote } from './OpenNote.tsx';

// Writing brings its editor along.
const NewNote = lazy(() => import('./NewNote.tsx'));

const query = graphql`
  query NotesPageQuery($spaceId: ID!, $isRemembered: Boolean!, $filter: SourceFilter!, $order: SourceOrder!) @throwOnFieldError {
    space: node(id: $spaceId) @include(if: $isRemembered) {
      ... on Space @alias(as: "space") {
        id
        viewerCanEdit
        ...NotesHead_space @arguments(filter: $filter)
        ...NoteList_space @arguments(filter: $filter, order: $order)
      }
    }
    viewer @skip(if: $isRemembered) {
      spaces(first: 1) {
        edges {
          node {
            id
            viewerCanEdit
            ...NotesHead_space @arguments(filter: $filter)
            ...NoteList_space @arguments(filter: $filter, order: $order)
          }
        }
      }
    }
  }
`;

/** How long changes of sources gather before the list is read again. */
const READ_AGAIN_MS = 1500;

/** `/notes`: the notes of the current space beside the one that is read and written in. */
export function Component() {
  const intl = useIntl();
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <Suspense
        fallback={
          <Pane aria-busy>
            <SourcesSkeleton view="list" />
          </Pane>
        }
      >
        <Notes />
      </Suspense>
    </Sheet>
  );
}

function Notes() {
  const data = useRouteQuery<NotesPageQuery>(query);
  const { filter: view, shown, change, isPending } = useAddressFilter(notesViewOf, notesParamsOf);
  const reload = useReload<NotesPageQuery>(query);
  const readAgain = () => reload({ ...currentSpaceVariables(), ...listedOf(shown) });
  const readAgainSoon = useThrottled(readAgain, READ_AGAIN_MS);
  useMissedEvents(readAgain);
  useSourcesAdded(readAgain);
  const navigate = useNavigate();
  const space = data.space?.space ?? data.viewer?.spaces.edges[0]?.node;
  const canWrite = space?.viewerCanEdit === true;
  const open = (part: Partial<NotesView>) => void navigate(notesAddress({ ...shown, ...part }));
  // Once it is stored the address names it; the surface stays the one it was begun on.
  const [begun, setBegun] = useState<{ readonly key: number; readonly id: string | null }>({ key: 0, id: null });
  const write = () => {
    setBegun(({ key }) => ({ key: key + 1, id: null }));
    open({ note: NEW_NOTE });
  };
  useSingleKeyShortcuts({ n: canWrite ? write : undefined });
  if (!space) return <CurrentSpaceGone />;
  const { note } = shown;
  const isBegun = note !== null && (note === NEW_NOTE || note === begun.id);
  return (
    <>
      <ListPane as="nav" $isBehind={note !== null}>
        <NotesHead space={space} view={view} onChange={change} onNew={canWrite ? write : null} />
        <NoteList key={space.id} space={space} view={shown} isPending={isPending} onNew={canWrite ? write : null} onShowAll={() => change({ q: '', tag: null, within: null, linked: null })}>
          {(loaded) => <Live onChange={loaded <= PAGE ? readAgainSoon : null} />}
        </NoteList>
      </ListPane>
      <NotePane as="section" $isBehind={note === null}>
        {note === null ? (
          <EmptyState
            title={<FormattedMessage {...messages.choose} />}
            text={<FormattedMessage {...(isNarrowed(view) || !canWrite ? messages.chooseText : messages.chooseOrWrite)} />}
            action={
              canWrite && (
                <Button onClick={write}>
                  <FormattedMessage {...messages.newNote} />
                </Button>
              )
            }
          />
        ) : isBegun && canWrite ? (
          <Suspense key={begun.key} fallback={<ReaderSkeleton />}>
            <NewNote
              spaceId={space.id}
              backTo={notesAddress({ ...shown, note: null })}
              onCreated={(id) => {
                setBegun({ key: begun.key, id });
                void navigate(notesAddress({ ...shown, note: id }), { replace: true });
              }}
            />
          </Suspense>
        ) : (
          <OpenNote key={note} id={note} backTo={notesAddress({ ...shown, note: null })} />
        )}
      </NotePane>
    </>
  );
}

/** Hears of every change of a source. One who has read further than a page keeps what is there. */
function Live({ onChange }: { onChange: (() => void) | null }) {
  useSourceChanged(() => onChange?.());
  return null;
}

const messages = defineMessages({
  title: { id: 'notes.pageTitle', defaultMessage: 'Notes' },
  newNote: { id: 'notes.new', defaultMessage: 'New note' },
  choose: { id: 'notes.choose', defaultMessage: 'No note is open' },
  chooseText: { id: 'notes.chooseText', defaultMessage: 'Choose one from the list.' },
  chooseOrWrite: { id: 'notes.chooseOrWrite', defaultMessage: 'Choose one from the list, or press N to write.' },
});

/* Up to here there is room for one of them: the list, then the note. */
const ONE_PANE = '@media (max-width: 799.98px)';

const ListPane = styled(Pane)<{ $isBehind: boolean }>`
  flex: none;
  width: 296px;
  border-inline-end: 1px solid var(--line-1);

  @media (max-width: 959.98px) {
    width: 264px;
  }

  ${ONE_PANE} {
    display: ${({ $isBehind }) => ($isBehind ? 'none' : 'flex')};
    flex: 1;
    width: auto;
    border: 0;
  }

  @media print {
    display: none;
  }
`;

const NotePane = styled(Pane)<{ $isBehind: boolean }>`
  ${ONE_PANE} {
    display: ${({ $isBehind }) => ($isBehind ? 'none' : 'flex')};
  }
`;
