import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpenNote_source$key } from '#client/__generated__/OpenNote_source.graphql.ts';
import type { OpenNoteQuery } from '#client/__generated__/OpenNoteQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { ReaderSkeleton } from '../source/reader/ReaderSkeleton.tsx';
import { useNoteCaret } from '../source/useNoteCaret.ts';
import { NoteBar } from './NoteBar.tsx';

const NoteEditing = lazy(() => import('../source/reader/NoteEditing.tsx'));
const NoNote = lazy(() => import('./NoNote.tsx'));
const SourceGone = lazy(() => import('../source/SourceGone.tsx'));

const query = graphql`
  query OpenNoteQuery($id: ID!) {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        type
        ...OpenNote_source
      }
    }
  }
`;

/** The note that stands beside the list. */
export function OpenNote({ id, backTo }: { id: string; backTo: string }) {
  return (
    <QueryLoader<OpenNoteQuery> query={query} variables={{ id }} fallback={<ReaderSkeleton />}>
      {({ node }) =>
        node?.source?.type === 'NOTE' ? (
          <WrittenNote source={node.source} backTo={backTo} />
        ) : (
          <>
            <NoteBar backTo={backTo} sourceId={node?.source ? id : null} />
            <Suspense>{node?.source ? <NoNote sourceId={id} /> : <SourceGone />}</Suspense>
          </>
        )
      }
    </QueryLoader>
  );
}

function WrittenNote({ source: ref, backTo }: { source: OpenNote_source$key; backTo: string }) {
  const source = useFragment(
    graphql`
      fragment OpenNote_source on Source {
        id
        title
        ...NoteEditing_source
      }
    `,
    ref,
  );
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const caret = useNoteCaret(false);
  return (
    <>
      <PageTitle>{source.title}</PageTitle>
      <NoteBar backTo={backTo} sourceId={source.id} statusRef={setStatus} />
      <Suspense fallback={<ReaderSkeleton />}>
        <NoteEditing source={source} bar={status} paneRef={nobody} caretWanted={caret.wanted} />
      </Suspense>
    </>
  );
}

const nobody = () => undefined;
