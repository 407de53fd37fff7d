import { ArchiveRestore, Folder, SquareTerminal, Trash2 } from 'lucide';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeletedPromptRow_deletedPrompt$key } from '#client/__generated__/DeletedPromptRow_deletedPrompt.graphql.ts';
import { SourceDate } from '#client/sources/item/SourceDate.tsx';
import { useMinute } from '#client/sources/item/useMinute.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { daysLeft } from './daysLeft.ts';
import { trashMessages } from './trashMessages.ts';
import { Kind, Row, Words } from './trashRowStyles.ts';

/** A deleted prompt or prompt collection as the page names it: one of the ids is there. */
export type NamedPrompt = { readonly promptId: string | null; readonly promptCollectionId: string | null; readonly title: string; readonly promptCount: number };

type DeletedPromptRowProps = {
  deletedPrompt: DeletedPromptRow_deletedPrompt$key;
  onRestore: (prompt: NamedPrompt) => void;
  onDelete: (prompt: NamedPrompt) => void;
};

/** A deleted prompt, or a prompt collection with all that went with it: where it was, how long it stays, Restore and Delete Forever. */
export function DeletedPromptRow({ deletedPrompt: ref, onRestore, onDelete }: DeletedPromptRowProps) {
  const intl = useIntl();
  const minute = useMinute();
  const isPhone = useMediaQuery('(max-width: 599.98px)');
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
  const way = [...path, title].join(' / ');
  const named = { promptId: promptId ?? null, promptCollectionId: promptCollectionId ?? null, title: way, promptCount };
  return (
    <Row $isChosen={false}>
      <Kind>
        <Icon of={promptId === null ? Folder : SquareTerminal} size={16} />
      </Kind>
      <Words>
        <strong>{way}</strong>
        <p>
          <span>{promptId === null ? <FormattedMessage {...inIt} values={{ count: promptCount }} /> : <FormattedMessage {...prompt} />}</span>
          <SourceDate date={deletedAt} />
          <span>
            <FormattedMessage {...trashMessages.daysLeft} values={{ count: daysLeft(deletedAt, new Date(minute * 60_000)) }} />
          </span>
        </p>
      </Words>
      {viewerCanEdit && (
        <>
          {isPhone ? (
            <IconButton icon={ArchiveRestore} size={28} label={intl.formatMessage(trashMessages.restoreIt, { title: way })} onClick={() => onRestore(named)} />
          ) : (
            <Button size={28} icon={ArchiveRestore} aria-label={intl.formatMessage(trashMessages.restoreIt, { title: way })} onClick={() => onRestore(named)}>
              <FormattedMessage {...trashMessages.restore} />
            </Button>
          )}
          <IconButton icon={Trash2} size={28} label={intl.formatMessage(trashMessages.deleteIt, { title: way })} onClick={() => onDelete(named)} />
        </>
      )}
    </Row>
  );
}

const prompt = defineMessage({ id: 'trash.prompt', defaultMessage: 'Prompt' });
const inIt = defineMessage<{ count: number }>({ id: 'trash.promptsIn', defaultMessage: 'Prompt collection, {count, plural, =0 {empty} one {# prompt} other {# prompts}}' });
