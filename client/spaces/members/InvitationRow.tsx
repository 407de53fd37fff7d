import { Link as LinkIcon } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { InvitationRow_invitation$key } from '#client/__generated__/InvitationRow_invitation.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { Words } from './peopleStyles.ts';
import { roleNames } from './roles.ts';
import { useCreateInvitationLink } from './useCreateInvitationLink.ts';
import { useLinkToCopy } from './useLinkToCopy.ts';
import { useRevokeInvitation } from './useRevokeInvitation.ts';

type InvitationRowProps = {
  invitation: InvitationRow_invitation$key;
  /** Whether its link is the one that is to be copied now. */
  isNew: boolean;
  /** It is being withdrawn. */
  onRevoke: () => void;
  onRefused: (code: ErrorCode | null) => void;
};

/** Somebody who was invited and has not answered yet: the link to hand over, and the way to take the invitation back. */
export function InvitationRow({ invitation: ref, isNew, onRevoke, onRefused }: InvitationRowProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatDay } = useFormats();
  const { id, email, role, expiresAt } = useFragment(
    graphql`
      fragment InvitationRow_invitation on Invitation {
        id
        email
        role
        expiresAt
      }
    `,
    ref,
  );
  const { createInvitationLink, isCreating } = useCreateInvitationLink();
  const { link, refusal, press } = useLinkToCopy((answers) => createInvitationLink(id, answers));
  const { revokeInvitation } = useRevokeInvitation();
  return (
    <Line>
      <Words>
        <b>{email}</b>
        <small>
          <FormattedMessage
            {...until}
            values={{ role: intl.formatMessage(roleNames[role === '%future added value' ? 'VIEWER' : role]), date: formatDay(expiresAt) }}
          />
        </small>
      </Words>
      <Button icon={LinkIcon} size={28} variant={isNew ? 'primary' : 'secondary'} loading={isCreating} aria-label={intl.formatMessage(copyOf, { email })} onClick={press}>
        <FormattedMessage {...messages.copy} />
      </Button>
      <Button
        size={28}
        variant="ghost"
        aria-label={intl.formatMessage(withdrawOf, { email })}
        onClick={() => {
          onRevoke();
          revokeInvitation({ invitationId: id }, { onRefused });
        }}
      >
        <FormattedMessage {...messages.withdraw} />
      </Button>
      {link !== null && <TextInput size={32} readOnly value={link} aria-label={intl.formatMessage(messages.link)} onFocus={(event) => event.target.select()} />}
      {refusal && <Refused role="alert">{errorText(refusal.code, messages.failed)}</Refused>}
    </Line>
  );
}

const until = defineMessage<{ role: string; date: string }>({ id: 'spaces.invitations.until', defaultMessage: '{role}, invitation open until {date}' });
const copyOf = defineMessage<{ email: string }>({ id: 'invitation.copyLinkOf', defaultMessage: 'Copy link, {email}' });
const withdrawOf = defineMessage<{ email: string }>({
  id: 'spaces.invitations.withdrawOf',
  defaultMessage: 'Withdraw the invitation of {email}',
});
const messages = defineMessages({
  copy: { id: 'invitation.copyLink', defaultMessage: 'Copy link' },
  link: { id: 'invitation.link', defaultMessage: 'Link' },
  failed: { id: 'invitation.linkFailed', defaultMessage: 'The link could not be made. Try again.' },
  withdraw: { id: 'spaces.invitations.withdraw', defaultMessage: 'Withdraw' },
});

// The list draws its other rows as lines.
const Line = styled.li`
  && {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 4px 8px;
    padding-block: 6px;
  }

  > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }

  ${onPhone} {
    && {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Refused = styled.small`
  color: var(--danger-fg);
  font: var(--text-12);
`;
