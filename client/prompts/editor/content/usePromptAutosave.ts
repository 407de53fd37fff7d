import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { usePromptAutosaveQuery } from '#client/__generated__/usePromptAutosaveQuery.graphql.ts';
import { type CodedAttempt, type Saving, useAutosave } from '#client/autosave/useAutosave.ts';
import { createDrafts } from '#client/autosave/drafts.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { areSameMessages, areSameParams, areSameVariables, contentOf, type DraftContent, draftRules, promptDrafts } from './draftContent.ts';
import { type SaveRefusal, toVariables, useSaveDraft } from './useSaveDraft.ts';

/** Refusals that stay what they are, however often one tries. */
const LASTING: readonly SaveRefusal[] = ['FORBIDDEN', 'NOT_FOUND', 'SPACE_ARCHIVED', 'INVALID'];

const query = graphql`
  query usePromptAutosaveQuery($id: ID!) {
    node(id: $id) {
      ... on Prompt @alias(as: "prompt") {
        draftUpdatedAt
        draft {
          ...draftContent_content
        }
      }
    }
  }
`;

export type DraftSaving = Saving<DraftContent, SaveRefusal>;

export type OpenDraft = { readonly id: string; readonly content: DraftContent; readonly draftUpdatedAt: string };
export type DraftOptions = { readonly isAutomatic: boolean; readonly onNewer: (content: DraftContent) => void };

/** Saves the draft of a prompt as one types; what did not change is not sent. @param draft as the server has it; kept up to date */
export function usePromptAutosave({ id, content: saved, draftUpdatedAt }: OpenDraft, { isAutomatic, onNewer }: DraftOptions): DraftSaving {
  const saveDraft = useSaveDraft();
  const fetchNow = useFetchNow<usePromptAutosaveQuery>(query);
  const save = async ({ messages, params, variables }: DraftContent, since: string | null): Promise<CodedAttempt<DraftContent, SaveRefusal>> => {
    const content = {
      ...(!areSameMessages(messages, saved.messages) && { messages: messages.map(({ role, text }) => ({ role, text })) }),
      ...(!areSameParams(params, saved.params) && { params: { ...params, stop: [...params.stop] } }),
      ...(!areSameVariables(variables, saved.variables) && { variables: toVariables(variables) }),
    };
    const { code, at } = await new Promise<{ code: SaveRefusal | 'DONE'; at: string | null }>((resolve) => {
      saveDraft(
        { promptId: id, content, ...(since !== null && { ifUnchangedSince: since }) },
        { onDone: (draftAt) => resolve({ code: 'DONE', at: draftAt }), onRefused: (refused) => resolve({ code: refused, at: null }) },
      );
    });
    if (code === 'DONE' && at !== null) return { kind: 'saved', since: at };
    if (code === 'CONFLICT') {
      const now = (await fetchNow({ id })).node?.prompt;
      if (now) return { kind: 'overtaken', theirs: contentOf(now.draft), since: now.draftUpdatedAt };
    }
    const refused = code === 'DONE' ? null : code;
    return { kind: 'refused', code: refused, isFinal: LASTING.includes(refused) };
  };
  return useAutosave<DraftContent, SaveRefusal>({ ...draftRules, id, saved, since: draftUpdatedAt, drafts: promptDrafts, isAutomatic, save, onNewer });
}

type Title = { readonly title: string };

const titleDrafts = createDrafts<Title>(({ title }) => (typeof title === 'string' ? { title } : null));

/** Saves the title of a prompt as one types; the last word counts. */
export function useTitleAutosave({ id, title, updatedAt }: { readonly id: string; readonly title: string; readonly updatedAt: string }, onNewer: (title: string) => void): Saving<Title, SaveRefusal> {
  const saveDraft = useSaveDraft();
  const saved = useMemo(() => ({ title }), [title]);
  return useAutosave<Title, SaveRefusal>({
    id: `${id}.title`,
    saved,
    since: updatedAt,
    drafts: titleDrafts,
    isSame: (one, other) => one.title.trim() === other.title.trim(),
    canSave: (content) => content.title.trim() !== '',
    save: ({ title: next }) =>
      new Promise((resolve) => {
        saveDraft(
          { promptId: id, title: next.trim() },
          {
            onDone: (_draftAt, at) => resolve(at === null ? { kind: 'refused', code: null, isFinal: false } : { kind: 'saved', since: at }),
            onRefused: (code) => resolve({ kind: 'refused', code, isFinal: LASTING.includes(code) }),
          },
        );
      }),
    onNewer: ({ title: newer }) => onNewer(newer),
  });
}
