import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { PromptVersionsDialogQuery } from '#client/__generated__/PromptVersionsDialogQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import type { DraftContent } from '../content/draftContent.ts';
import { PromptVersionList } from './PromptVersionList.tsx';
import { useSavePromptVersion } from './useSavePromptVersion.ts';

const query = graphql`
  query PromptVersionsDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Prompt @alias(as: "prompt") {
        ...PromptVersionList_prompt
      }
    }
  }
`;

type PromptVersionsDialogProps = {
  promptId: string;
  /** As it is being edited. */
  draft: DraftContent;
  isReadOnly: boolean;
  /** The server may not have all of the draft yet: no version can be saved of it. */
  isUnsaved: boolean;
  /** Puts a version in the place of the draft. */
  onRestore: (version: { readonly number: number; readonly content: DraftContent }) => void;
  /** Hears that one is being saved, that it was, or was refused. */
  onCreating: (state: 'creating' | 'created' | 'ready') => void;
  onClose: () => void;
};

/** The versions of a prompt: save one with a comment, compare, move labels, go back to one. */
export default function PromptVersionsDialog({ promptId, draft, isReadOnly, isUnsaved, onRestore, onCreating, onClose }: PromptVersionsDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { savePromptVersion, isSaving } = useSavePromptVersion();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | null>(null);
  const save = () => {
    if (isReadOnly || isUnsaved || isSaving) return;
    setError(null);
    onCreating('creating');
    savePromptVersion(promptId, note.trim(), {
      onDone: ({ number }) => {
        setNote('');
        onCreating('created');
        showToast({ type: 'success', message: intl.formatMessage(messages.saved, { number }) });
      },
      onRefused: (code) => {
        onCreating('ready');
        setError(code === 'INVALID' ? intl.formatMessage(messages.brokenFragments) : errorText(code, messages.failed));
      },
    });
  };
  return (
    <Dialog open width={600} onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage {...messages.title} />} closeLabel={intl.formatMessage(commonMessages.close)} error={error} onSubmit={save}>
      {!isReadOnly && (
        <SaveRow>
          <Field label={<FormattedMessage {...messages.comment} />} note={<FormattedMessage {...commonMessages.optional} />}>
            <TextInput value={note} maxLength={2000} autoComplete="off" onChange={({ target }) => setNote(target.value)} />
          </Field>
          <Button size={36} variant="primary" type="submit" loading={isSaving} disabled={isUnsaved} disabledReason={intl.formatMessage(messages.unsaved)}>
            <FormattedMessage {...messages.save} />
          </Button>
        </SaveRow>
      )}
      <QueryLoader<PromptVersionsDialogQuery> query={query} variables={{ id: promptId }} fallback={<Skeleton $height="240px" $radius="var(--r-md)" />}>
        {({ node }) => node?.prompt && <PromptVersionList prompt={node.prompt} draft={draft} isReadOnly={isReadOnly} onRestore={onRestore} onError={setError} />}
      </QueryLoader>
    </Dialog>
  );
}

const messages = {
  ...defineMessages({
    title: { id: 'prompts.versions', defaultMessage: 'Versions' },
    comment: { id: 'prompts.versionComment', defaultMessage: 'What is new' },
    save: { id: 'prompts.saveVersion', defaultMessage: 'Save version' },
    unsaved: { id: 'prompts.versionUnsaved', defaultMessage: 'The draft is not saved yet' },
    failed: { id: 'prompts.saveFailed', defaultMessage: 'An error occurred. Please try again later.' },
    brokenFragments: { id: 'prompts.brokenFragments', defaultMessage: 'A fragment is not there, or fragments include each other. Mend that first.' },
  }),
  saved: defineMessage<{ number: number }>({ id: 'prompts.versionSaved', defaultMessage: 'Version {number} saved' }),
};

const SaveRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: end;
`;
