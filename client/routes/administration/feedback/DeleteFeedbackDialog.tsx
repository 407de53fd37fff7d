import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { DeleteFeedbackDialogMutation } from '#client/__generated__/DeleteFeedbackDialogMutation.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';

const mutation = graphql`
  mutation DeleteFeedbackDialogMutation($input: DeleteFeedbackInput!, $connections: [ID!]!) {
    deleteFeedback(input: $input) {
      ... on DeleteFeedbackPayload {
        deletedFeedbackIds @deleteEdge(connections: $connections)
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Asks before feedback is deleted for good. */
export function DeleteFeedbackDialog({ feedbackId, listId, onClose }: { feedbackId: string; listId: string; onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run, isDeleting] = useResultMutation<DeleteFeedbackDialogMutation>(mutation);
  const [refusal, setRefusal] = useState<{ code: Refusal<DeleteFeedbackDialogMutation> } | null>(null);
  const remove = () => {
    setRefusal(null);
    run({ input: { feedbackIds: [feedbackId] }, connections: [listId] }, { onDone: onClose, onRefused: (code) => setRefusal({ code }) });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      cancelLabel={intl.formatMessage(commonMessages.cancel)}
      confirmLabel={intl.formatMessage(messages.delete)}
      onConfirm={remove}
      isConfirming={isDeleting}
      error={refusal && errorText(refusal.code, messages.failed)}
    >
      <p>
        <FormattedMessage {...messages.text} />
      </p>
    </ConfirmDialog>
  );
}

const messages = defineMessages({
  title: { id: 'admin.feedback.deleteTitle', defaultMessage: 'Delete feedback' },
  text: { id: 'admin.feedback.deleteText', defaultMessage: 'It is deleted for good. This cannot be undone.' },
  delete: { id: 'admin.feedback.delete', defaultMessage: 'Delete' },
  failed: { id: 'admin.feedback.deleteFailed', defaultMessage: 'It could not be deleted. Try again.' },
});
