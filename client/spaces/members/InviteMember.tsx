import { Mail } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { roleNames, roles } from './roles.ts';
import type { InvitationDraft } from './useInvitation.ts';

/** Invites somebody into a space by e-mail, in a role. */
export function InviteMember({ invitation }: { invitation: InvitationDraft }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const roleOptions = roles.map((value) => ({ value, label: intl.formatMessage(roleNames[value]) }));
  const { outcome } = invitation;
  return (
    <Invite>
      <Field
        label={<FormattedMessage {...messages.invite} />}
        error={outcome && 'code' in outcome && errorText(outcome.code, messages.inviteFailed)}
      >
        <TextInput
          type="email"
          icon={Mail}
          autoComplete="off"
          placeholder="ada@example.org"
          value={invitation.email}
          onChange={(event) => invitation.setEmail(event.target.value)}
        />
      </Field>
      <Field label={<FormattedMessage {...messages.role} />}>
        <Select value={invitation.role} onChange={invitation.setRole} options={roleOptions} />
      </Field>
      <Button size={36} type="submit" disabled={invitation.email.trim() === ''} loading={invitation.isInviting}>
        <FormattedMessage {...messages.send} />
      </Button>
    </Invite>
  );
}

const messages = defineMessages({
  invite: { id: 'spaces.invite', defaultMessage: 'Invite by e-mail' },
  role: { id: 'spaces.role', defaultMessage: 'Role' },
  send: { id: 'spaces.invite.send', defaultMessage: 'Invite' },
  inviteFailed: { id: 'spaces.invite.failed', defaultMessage: 'The invitation could not be sent. Try again.' },
});

const Invite = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px auto;
  align-items: start;
  gap: 8px;

  > button {
    margin-block-start: 26px;
  }

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
