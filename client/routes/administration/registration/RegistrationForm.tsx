import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { RegistrationForm_registration$key } from '#client/__generated__/RegistrationForm_registration.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useRepeatAfterSignIn } from '../reauthentication/Reauthentication.tsx';
import { useUpdateRegistrationPolicy } from './useUpdateRegistrationPolicy.ts';

const modes = ['OPEN', 'INVITED', 'DOMAINS', 'CLOSED'] as const;
type Mode = (typeof modes)[number];

/** Who may register; what a variable of the server has fixed is shown and cannot be changed. */
export function RegistrationForm({ registration: ref }: { registration: RegistrationForm_registration$key }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const repeatAfterSignIn = useRepeatAfterSignIn();
  const { updateRegistrationPolicy, isUpdating } = useUpdateRegistrationPolicy();
  const registration = useFragment(
    graphql`
      fragment RegistrationForm_registration on RegistrationPolicy {
        mode
        allowedDomains
        fixedSettings
      }
    `,
    ref,
  );
  const isFixed = registration.fixedSettings.includes('MODE');
  const [mode, setMode] = useState<Mode>(registration.mode === '%future added value' ? 'CLOSED' : registration.mode);
  const [domains, setDomains] = useState(registration.allowedDomains.join(', '));
  const save = () =>
    updateRegistrationPolicy(
      { mode, ...(mode === 'DOMAINS' && { allowedDomains: domains.split(/[,،，、]/).map((domain) => domain.trim()).filter((domain) => domain !== '') }) },
      {
        onDone: () => showToast({ type: 'success', message: intl.formatMessage(messages.saved) }),
        onRefused: (code) => {
          if (code === 'REAUTHENTICATION_REQUIRED' && repeatAfterSignIn(save)) return;
          showToast({ type: 'error', message: errorText(code, messages.failed) });
        },
      },
    );
  return (
    <Place>
      {isFixed && (
        <Alert tone="info">
          <FormattedMessage {...messages.fixed} />
        </Alert>
      )}
      <Segmented label={intl.formatMessage(messages.registration)} value={mode} onChange={(next) => !isFixed && setMode(next)} segments={modes.map((value) => ({ value, label: intl.formatMessage(names[value]) }))} />
      <p>
        <FormattedMessage {...hints[mode]} />
      </p>
      {mode === 'DOMAINS' && (
        <Field label={intl.formatMessage(messages.domains)}>
          <TextInput value={domains} disabled={isFixed} onChange={(event) => setDomains(event.target.value)} />
        </Field>
      )}
      {!isFixed && (
        <Button variant="primary" loading={isUpdating} onClick={save}>
          <FormattedMessage {...messages.save} />
        </Button>
      )}
    </Place>
  );
}

const names = defineMessages({
  OPEN: { id: 'admin.mode.open', defaultMessage: 'Open' },
  INVITED: { id: 'admin.mode.invited', defaultMessage: 'By invitation' },
  DOMAINS: { id: 'admin.mode.domains', defaultMessage: 'By domain' },
  CLOSED: { id: 'admin.mode.closed', defaultMessage: 'Closed' },
});
const hints = defineMessages({
  OPEN: { id: 'admin.mode.openHint', defaultMessage: 'Anyone who reaches this server' },
  INVITED: { id: 'admin.mode.invitedHint', defaultMessage: 'Only who holds a link' },
  DOMAINS: { id: 'admin.mode.domainsHint', defaultMessage: 'Who has a confirmed address of these domains, or holds a link' },
  CLOSED: { id: 'admin.mode.closedHint', defaultMessage: 'Only whom an admin invites' },
});
const messages = defineMessages({
  registration: { id: 'admin.registration', defaultMessage: 'Registration' },
  fixed: { id: 'admin.fixed', defaultMessage: 'A variable of the server decides who may register. It cannot be changed here.' },
  domains: { id: 'admin.domains', defaultMessage: 'Domains, by commas' },
  save: { id: 'admin.save', defaultMessage: 'Save' },
  saved: { id: 'admin.saved', defaultMessage: 'Saved' },
  failed: { id: 'admin.failed', defaultMessage: 'That could not be changed. Try again.' },
});

const Place = styled.section`
  display: grid;
  justify-items: start;
  gap: 16px;
  max-width: 720px;
  padding: 24px 20px 48px;

  p {
    color: var(--fg-2);
    font: var(--text-13);
  }
`;
