import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { NoteEditing_source$key } from '#client/__generated__/NoteEditing_source.graphql.ts';
import NoteEditor from '#client/notes/NoteEditor.tsx';
import { cleanHtml } from './cleanHtml.ts';
import { readerCssVariables, useReaderPreferences } from './readerPreferences.ts';
import { SafeHtml } from './SafeHtml.tsx';

/** A note or a pasted text being written, in the look in which it is read. */
export default function NoteEditing({ source: ref, onDone }: { source: NoteEditing_source$key; onDone: () => void }) {
  const preferences = useReaderPreferences();
  const source = useFragment(
    graphql`
      fragment NoteEditing_source on Source {
        language
        ...NoteEditor_source
      }
    `,
    ref,
  );
  return (
    <Place style={readerCssVariables(preferences)}>
      <NoteEditor source={source} drawHtml={(html) => <SafeHtml clean={cleanHtml(html, null)} lang={source.language ?? null} />} onDone={onDone} />
    </Place>
  );
}

/** All of the pane. */
const Place = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;
