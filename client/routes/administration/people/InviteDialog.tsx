import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { addressesIn } from './addressesIn.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { useInvitePeople } from './useInvitePeople.ts';

const MOST = 100;

type Result = { invited: { id: string; email: string }[]; known: string[] };

type InviteDialogProps = { sendsMail: boolean; /** `hasInvited`: the list is another one now. */ onClose: (hasInvited: boolean) => void };

/** Invites people to the vault, as many as are pasted, and says who was. */
export function InviteDialog({ sendsMail, onClose }: InviteDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { invitePeople, isInviting } = useInvitePeople();
  const [typed, setTyped] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const { good, bad } = addressesIn(typed);
  const problem =
    bad.length > 0
      ? intl.formatMessage(noAddresses, { count: bad.length, addresses: intl.formatList(bad) })
      : good.length > MOST
        ? intl.formatMessage(messages.tooMany)
        : good.length === 0
          ? intl.formatMessage(messages.noneGiven)
          : null;
  const close = () => onClose(result !== null && result.invited.length > 0);
  const submit = () => {
    setWasSent(true);
    setRefusal(null);
    if (problem !== null || isInviting) return;
    invitePeople(
      { emails: good },
      {
        onDone: ({ people = [] }) => {
          const invited = people.map(({ id, user }) => ({ id, email: user.email ?? '' }));
          setResult({ invited, known: good.filter((email) => !invited.some((person) => person.email === email)) });
        },
        onRefused: (code) => setRefusal({ code }),
      },
    );
  };
  if (result) {
    return (
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && close()}
        title={<FormattedMessage {...done} values={{ count: result.invited.length }} />}
        closeLabel={intl.formatMessage(commonMessages.close)}
        onSubmit={close}
        footer={
          <Button size={36} variant="primary" type="submit">
            <FormattedMessage {...messages.finish} />
          </Button>
        }
      >
        {result.invited.length > 0 && (
          <>
            <Alert tone="info">
              {sendsMail ? (
                <FormattedMessage {...messages.mailed} />
              ) : (
                <FormattedMessage
                  id="invitation.noMail"
                  defaultMessage="<b>Mail is not set up: send this link</b> yourself. It works once and for 7 days."
                  values={{ b: (words) => <b key="b">{words}</b> }}
                />
              )}
            </Alert>
            <ul aria-label={intl.formatMessage(messages.invited)}>
              {result.invited.map(({ id, email }) => (
                <InvitationLink key={id} personId={id} email={email} />
              ))}
            </ul>
          </>
        )}
        {result.known.length > 0 && (
          <Quiet>
            <FormattedMessage {...known} values={{ count: result.known.length, addresses: intl.formatList(result.known) }} />
          </Quiet>
        )}
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.text} />}
      error={refusal && errorText(refusal.code, messages.failed)}
      onSubmit={submit}
      action={good.length > 1 ? <FormattedMessage {...inviteMany} values={{ count: good.length }} /> : <FormattedMessage {...messages.invite} />}
      isSending={isInviting}
      onClose={close}
    >
      <Field label={<FormattedMessage {...messages.addresses} />} help={<FormattedMessage {...messages.help} />} error={wasSent && problem}>
        <TextArea rows={4} value={typed} autoComplete="off" spellCheck={false} dir="ltr" onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

const noAddresses = defineMessage<{ count: number; addresses: string }>({ id: 'admin.noAddresses', defaultMessage: '{count, plural, one {This is no address} other {These are no addresses}}: {addresses}' });
const done = defineMessage<{ count: number }>({ id: 'admin.invitedCount', defaultMessage: '{count, plural, =0 {Nobody to invite} one {# person invited} other {# people invited}}' });
const known = defineMessage<{ count: number; addresses: string }>({ id: 'admin.knownAlready', defaultMessage: '{count, plural, one {This one has} other {These have}} an account already: {addresses}' });
const inviteMany = defineMessage<{ count: number }>({ id: 'admin.inviteMany', defaultMessage: 'Invite {count} people' });
const messages = defineMessages({
  title: { id: 'admin.inviteTitle', defaultMessage: 'Invite people' },
  text: { id: 'admin.inviteText', defaultMessage: 'Their link lets them register, also when nobody else may.' },
  addresses: { id: 'admin.inviteAddresses', defaultMessage: 'E-mail addresses' },
  help: { id: 'admin.inviteHelp', defaultMessage: 'By commas or lines, at most 100' },
  tooMany: { id: 'admin.inviteTooMany', defaultMessage: 'At most 100 at once.' },
  noneGiven: { id: 'admin.inviteNone', defaultMessage: 'Give at least one address.' },
  invite: { id: 'admin.invite', defaultMessage: 'Invite' },
  invited: { id: 'admin.invited', defaultMessage: 'Invited' },
  finish: { id: 'admin.inviteDone', defaultMessage: 'Done' },
  mailed: { id: 'admin.inviteMailed', defaultMessage: 'A mail with a link is on its way to each of them. You can also hand over a link yourself. It works once and for 7 days.' },
  failed: { id: 'admin.inviteFailed', defaultMessage: 'Nobody was invited. Try again.' },
});

const Quiet = styled.p`
  color: var(--fg-2);
  font: var(--text-13);
  overflow-wrap: anywhere;
`;
