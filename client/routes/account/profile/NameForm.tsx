import { useState, type SubmitEvent } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { useUpdateProfile } from './useUpdateProfile.ts';

/** The viewer's name, as people they share a space with see it. */
export function NameForm({ name }: { name: string }) {
  const errorText = useErrorText();
  const { updateProfile, isUpdating } = useUpdateProfile();
  const [typed, setTyped] = useState(name);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);
  const displayName = typed.trim();
  const isSame = displayName === '' || displayName === name;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSame || isUpdating) return;
    setRefusal(null);
    updateProfile({ displayName }, { onDone: () => setTyped(displayName), onRefused: (code) => setRefusal({ code }) });
  };
  return (
    <Form onSubmit={submit}>
      <Field label={<FormattedMessage {...messages.name} />} help={<FormattedMessage {...messages.help} />} error={refusal && errorText(refusal.code, messages.failed)}>
        <TextInput value={typed} maxLength={100} autoComplete="name" onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" disabled={isSame} loading={isUpdating}>
          <FormattedMessage {...messages.save} />
        </Button>
      </div>
    </Form>
  );
}

const messages = defineMessages({
  name: { id: 'profile.name', defaultMessage: 'Display name' },
  help: { id: 'profile.nameHelp', defaultMessage: 'Shown to people you share a space with.' },
  save: { id: 'profile.saveName', defaultMessage: 'Save name' },
  failed: { id: 'profile.nameFailed', defaultMessage: 'The name could not be saved. Try again.' },
});

const Form = styled.form`
  display: grid;
  gap: 12px;
`;
