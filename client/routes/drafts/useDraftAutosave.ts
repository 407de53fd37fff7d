import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useDraftAutosaveQuery } from '#client/__generated__/useDraftAutosaveQuery.graphql.ts';
import type { ContentRules } from '#client/autosave/createAutosave.ts';
import { type CodedAttempt, type Saving, useAutosave } from '#client/autosave/useAutosave.ts';
import { noteDrafts, noteRules, type NoteContent } from '#client/notes/noteContent.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { useUpdateWork, type WorkRefusal } from './useUpdateWork.ts';

/** Refusals that stay what they are, however often one tries. */
const LASTING: readonly WorkRefusal[] = ['FORBIDDEN', 'NOT_FOUND', 'SPACE_ARCHIVED', 'INVALID'];

/** A draft may be empty; its title may not: it is saved as soon as something is there again. */
const rules: ContentRules<NoteContent> = { ...noteRules, canSave: ({ title }) => title.trim() !== '' };

const query = graphql`
  query useDraftAutosaveQuery($id: ID!) {
    node(id: $id) {
      ... on Work @alias(as: "work") {
        title
        body
        updatedAt
      }
    }
  }
`;

type Work = { readonly id: string; readonly title: string; readonly body: string; readonly updatedAt: string };

/**
 * Saves what is typed into a draft, by itself.
 *
 * @param work as the server has it; kept up to date
 * @param onNewer hears what somebody else wrote, or an earlier version that came back, while there is nothing here that is not saved
 */
export function useDraftAutosave({ id, title, body, updatedAt }: Work, onNewer: (content: NoteContent) => void): Saving<NoteContent, WorkRefusal> {
  const updateWork = useUpdateWork();
  const fetchNow = useFetchNow<useDraftAutosaveQuery>(query);
  const saved = useMemo(() => ({ title, text: body }), [title, body]);
  const save = async (content: NoteContent, since: string | null): Promise<CodedAttempt<NoteContent, WorkRefusal>> => {
    const done = await updateWork({ workId: id, title: content.title.trim(), body: content.text, ...(since !== null && { ifUnchangedSince: since }) });
    if (!('refusal' in done)) return done.updatedAt === null ? { kind: 'refused', code: null, isFinal: false } : { kind: 'saved', since: done.updatedAt };
    if (done.refusal === 'CONFLICT') {
      const now = (await fetchNow({ id })).node?.work;
      if (now) return { kind: 'overtaken', theirs: { title: now.title, text: now.body }, since: now.updatedAt };
    }
    return { kind: 'refused', code: done.refusal, isFinal: LASTING.includes(done.refusal) };
  };
  return useAutosave<NoteContent, WorkRefusal>({ ...rules, id, saved, since: updatedAt, drafts: noteDrafts, save, onNewer });
}
