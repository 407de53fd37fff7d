import { Folder, SquareTerminal } from 'lucide';
import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeletedPromptRow_deletedPrompt$key } from '#client/__generated__/DeletedPromptRow_deletedPrompt.graphql.ts';
import { DeletedRow } from './DeletedRow.tsx';

/** A deleted prompt or prompt collection as the page names it: one of the ids is there. */
export type NamedPrompt = { readonly promptId: string | null; readonly promptCollectionId: string | null; readonly title: string; readonly promptCount: number };

type DeletedPromptRowProps = {
  deletedPrompt: DeletedPromptRow_deletedPrompt$key;
  onRestore: (prompt: NamedPrompt) => void;
  onDelete: (prompt: NamedPrompt) => void;
};

/** A deleted prompt, or a prompt collection with all that went with it. */
export function DeletedPromptRow({ deletedPrompt: ref, onRestore, onDelete }: DeletedPromptRowProps) {
  const { promptId, promptCollectionId, title, path, promptCount, deletedAt, viewerCanEdit } = useFragment(
    graphql`
      fragment DeletedPromptRow_deletedPrompt on DeletedPrompt {
        promptId
        promptCollectionId
        title
        path
        promptCount
        deletedAt
        viewerCanEdit
      }
    `,
    ref,
  );
  const named = { promptId: promptId ?? null, promptCollectionId: promptCollectionId ?? null, title: [...path, title].join(' / '), promptCount };
  return (
    <DeletedRow
      icon={named.promptId === null ? Folder : SquareTerminal}
      title={named.title}
      contents={named.promptId === null ? <FormattedMessage {...inIt} values={{ count: promptCount }} /> : <FormattedMessage {...prompt} />}
      deletedAt={deletedAt}
      canEdit={viewerCanEdit}
      onRestore={() => onRestore(named)}
      onDelete={() => onDelete(named)}
    />
  );
}

const prompt = defineMessage({ id: 'trash.prompt', defaultMessage: 'Prompt' });
const inIt = defineMessage<{ count: number }>({ id: 'trash.promptsIn', defaultMessage: 'Prompt collection, {count, plural, =0 {empty} one {# prompt} other {# prompts}}' });
