import { useIntl } from 'react-intl';
import { Field } from '#client/ui/controls/Field.tsx';
import { PasswordInput } from '#client/ui/controls/PasswordInput.tsx';
import type { TextInputProps } from '#client/ui/controls/TextInput.tsx';
import { authMessages } from './authMessages.ts';
import { PasswordMeter, PasswordStrengthText } from './PasswordMeter.tsx';

type NewPasswordFieldProps = { label: string; error: string | undefined; input: TextInputProps & { value: string } };

/** A password to be set: the rule, the strength, the eye. */
export function NewPasswordField({ label, error, input }: NewPasswordFieldProps) {
  const intl = useIntl();
  return (
    <Field label={label} error={error} help={<PasswordStrengthText password={input.value} />}>
      <PasswordInput
        {...input}
        size={40}
        autoComplete="new-password"
        showLabel={intl.formatMessage(authMessages.showPassword)}
        hideLabel={intl.formatMessage(authMessages.hidePassword)}
      />
      <PasswordMeter password={input.value} />
    </Field>
  );
}
