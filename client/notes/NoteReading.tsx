import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoteReading_source$key } from '#client/__generated__/NoteReading_source.graphql.ts';
import { useNoteCitations } from './citing/useNoteCitations.tsx';
import type { MarkdownHandle } from './markdown/MarkdownField.tsx';
import { NoteText } from './NoteText.tsx';
import { useNotePictures } from './useNotePictures.ts';

/** A note as whoever may not write in it reads it: the same surface, kept as the server has it. */
export function NoteReading({ source: ref, onLeave }: { source: NoteReading_source$key; onLeave: () => void }) {
  const source = useFragment(
    graphql`
      fragment NoteReading_source on Source {
        id
        title
        originalContent
        ...useNoteCitations_source
      }
    `,
    ref,
  );
  const { id, title } = source;
  const text = source.originalContent ?? '';
  const citations = useNoteCitations(source, text);
  const pictures = useNotePictures(id, text);
  const field = useRef<MarkdownHandle>(null);
  useEffect(() => field.current?.replace(text), [text]);
  return (
    <>
      <NoteText ref={field} title={title} initialText={text} isMarkdown isReadOnly renderCitation={citations.render} pictures={pictures} onLeave={onLeave} />
      {citations.sheet}
    </>
  );
}
