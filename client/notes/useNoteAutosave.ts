import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useNoteAutosaveQuery } from '#client/__generated__/useNoteAutosaveQuery.graphql.ts';
import { type CodedAttempt, useAutosave, type Saving } from '#client/autosave/useAutosave.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { useUpdateSource, type UpdateRefusal } from '#client/sources/mutations/useUpdateSource.ts';
import { noteDrafts, noteRules, type NoteContent } from './noteContent.ts';

/** Refusals that stay what they are, however often one tries. */
const LASTING: readonly UpdateRefusal[] = ['FORBIDDEN', 'NOT_FOUND', 'SPACE_ARCHIVED', 'INVALID'];

const query = graphql`
  query useNoteAutosaveQuery($id: ID!) {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        title
        originalContent
        updatedAt
      }
    }
  }
`;

type Source = { readonly id: string; readonly title: string; readonly text: string; readonly updatedAt: string };

export type NoteSaving = Saving<NoteContent, UpdateRefusal>;

/**
 * Saves what is typed into a note or a pasted text, by itself.
 *
 * @param source as the server has it; kept up to date
 * @param onNewer hears what somebody else wrote, or an earlier version that came back, while there is nothing here that is not saved
 */
export function useNoteAutosave({ id, title, text, updatedAt }: Source, onNewer: (content: NoteContent) => void): NoteSaving {
  const { updateSource } = useUpdateSource();
  const fetchNow = useFetchNow<useNoteAutosaveQuery>(query);
  const saved = useMemo(() => ({ title, text }), [title, text]);
  const save = async (content: NoteContent, since: string | null): Promise<CodedAttempt<NoteContent, UpdateRefusal>> => {
    const { code, updatedAt: at } = await new Promise<{ code: UpdateRefusal | 'DONE'; updatedAt: string | null }>((resolve) => {
      updateSource(
        { sourceId: id, title: content.title.trim(), text: content.text, ...(since !== null && { ifUnchangedSince: since }) },
        { onDone: (done) => resolve({ code: 'DONE', updatedAt: done }), onRefused: (refused) => resolve({ code: refused, updatedAt: null }) },
      );
    });
    if (code === 'DONE' && at !== null) return { kind: 'saved', since: at };
    if (code === 'CONFLICT') {
      const now = (await fetchNow({ id })).node?.source;
      if (now) return { kind: 'overtaken', theirs: { title: now.title, text: now.originalContent ?? '' }, since: now.updatedAt };
    }
    const refused = code === 'DONE' ? null : code;
    return { kind: 'refused', code: refused, isFinal: LASTING.includes(refused) };
  };
  return useAutosave<NoteContent, UpdateRefusal>({ ...noteRules, id, saved, since: updatedAt, drafts: noteDrafts, save, onNewer });
}
