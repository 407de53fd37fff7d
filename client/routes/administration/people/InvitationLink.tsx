import { Copy } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useLinkToCopy } from '#client/spaces/members/useLinkToCopy.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { useInvitationLink } from './useInvitationLink.ts';

/** One who is invited, with the link to hand over: made and copied on demand, and shown for where nothing can be copied. */
export function InvitationLink({ personId, email }: { personId: string; email: string }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { makeLink, isMaking } = useInvitationLink();
  const { link, refusal, press } = useLinkToCopy((answers) => makeLink(personId, answers));
  return (
    <Line>
      <b>{email}</b>
      <Button icon={Copy} size={28} loading={isMaking} onClick={press} aria-label={intl.formatMessage(copyOf, { email })}>
        <FormattedMessage {...messages.copy} />
      </Button>
      {link !== null && <TextInput size={32} readOnly value={link} aria-label={intl.formatMessage(messages.link)} onFocus={(event) => event.target.select()} />}
      {refusal && <small role="alert">{errorText(refusal.code, messages.failed)}</small>}
    </Line>
  );
}

const copyOf = defineMessage<{ email: string }>({ id: 'invitation.copyLinkOf', defaultMessage: 'Copy link, {email}' });
const messages = defineMessages({
  copy: { id: 'invitation.copyLink', defaultMessage: 'Copy link' },
  link: { id: 'invitation.link', defaultMessage: 'Link' },
  failed: { id: 'invitation.linkFailed', defaultMessage: 'The link could not be made. Try again.' },
});

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 6px 12px;
  padding: 6px 0;
  font: var(--text-13);

  b {
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  > div,
  small {
    grid-column: 1 / -1;
  }

  small {
    color: var(--danger-fg);
  }
`;
