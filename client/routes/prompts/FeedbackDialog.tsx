import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { FeedbackDialogMutation } from '#client/__generated__/FeedbackDialogMutation.graphql.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';

const mutation = graphql`
  mutation FeedbackDialogMutation($input: SendFeedbackInput!) {
    sendFeedback(input: $input) {
      ... on SendFeedbackPayload {
        __typename
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const LONGEST = 4000;

/** Where one says what one thinks of the vault, to those who look after it. */
export default function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [run, isSending] = useResultMutation<FeedbackDialogMutation>(mutation);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<{ code: Refusal<FeedbackDialogMutation> } | null>(null);
  const isEmpty = text.trim() === '';
  const send = () => {
    if (isEmpty || isSending) return;
    setRefusal(null);
    run(
      { input: { text } },
      {
        onDone: () => {
          onClose();
          showToast({ type: 'success', message: intl.formatMessage(messages.thanks) });
        },
        onRefused: (code) => setRefusal({ code }),
      },
    );
  };
  const error = refusal && (refusal.code === 'LIMIT_REACHED' ? intl.formatMessage(messages.tooMuch) : errorText(refusal.code, messages.failed));
  return (
    <FormDialog title={<FormattedMessage {...messages.title} />} action={<FormattedMessage {...messages.send} />} error={error} isBlocked={isEmpty} isSending={isSending} onSubmit={send} onClose={onClose}>
      <Field label={<FormattedMessage {...messages.label} />} help={<FormattedMessage {...messages.hint} />}>
        <TextArea dir="auto" rows={6} value={text} maxLength={LONGEST} onChange={({ target }) => setText(target.value)} />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  title: { id: 'prompts.feedback', defaultMessage: 'Feedback' },
  label: { id: 'prompts.feedback.label', defaultMessage: 'What works for you, and what does not?' },
  hint: { id: 'prompts.feedback.hint', defaultMessage: 'It is kept in this vault for those who look after it, with your name, and sent nowhere else.' },
  send: { id: 'prompts.feedback.send', defaultMessage: 'Send' },
  thanks: { id: 'prompts.feedback.thanks', defaultMessage: 'Feedback sent. Thank you.' },
  failed: { id: 'prompts.feedback.failed', defaultMessage: 'The feedback could not be sent. Try again.' },
  tooMuch: { id: 'prompts.feedback.tooMuch', defaultMessage: 'You have sent as much as fits into a day. Come back tomorrow.' },
});
