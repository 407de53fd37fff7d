import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { FieldProblem } from '#client/auth/authFailure.ts';

/** The fields of the sign-in pages. */
export type FieldName = 'displayName' | 'email' | 'password' | 'repeat' | 'currentPassword' | 'newPassword';

/** The auth service's problems, and the one only this client can see. */
export type Problem = FieldProblem | 'MISMATCH';

/** Limits of the auth service, in characters as a person counts them. */
const passwordLength = { min: 10, max: 200 } as const;

/** What is wrong with a password by the rules one can check here; the service also refuses common ones. */
export function passwordProblem(password: string, email: string): Problem | null {
  if (password === '') return 'REQUIRED';
  const length = [...password].length;
  if (length < passwordLength.min) return 'TOO_SHORT';
  if (length > passwordLength.max) return 'TOO_LONG';
  return email !== '' && password.toLowerCase() === email.trim().toLowerCase() ? 'EQUALS_EMAIL' : null;
}

/** Something, an @, and a domain with a dot; whether the address exists only a mail can tell. */
export function emailProblem(email: string): Problem | null {
  if (email.trim() === '') return 'REQUIRED';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? null : 'INVALID_EMAIL';
}

/** 0 (nothing typed) to 4 (strong): length counts, but only of more than a few different characters. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const characters = [...password];
  if (characters.length === 0) return 0;
  if (characters.length < passwordLength.min || new Set(characters).size < 5) return 1;
  if (characters.length < 12) return 2;
  return characters.length < 14 ? 3 : 4;
}

/** A field's problem in words. */
export function problemText(intl: IntlShape, field: FieldName, problem: Problem): string {
  if (problem === 'REQUIRED') return intl.formatMessage(requiredMessages[field]);
  return intl.formatMessage(problemMessages[problem]);
}

const requiredMessages: Record<FieldName, MessageDescriptor> = defineMessages({
  displayName: { id: 'auth.field.nameRequired', defaultMessage: 'Enter your name.' },
  email: { id: 'auth.field.emailRequired', defaultMessage: 'Enter your e-mail address.' },
  password: { id: 'auth.field.passwordRequired', defaultMessage: 'Enter a password.' },
  currentPassword: { id: 'auth.field.currentPasswordRequired', defaultMessage: 'Enter the password you have now.' },
  newPassword: { id: 'auth.field.newPasswordRequired', defaultMessage: 'Enter a new password.' },
  repeat: { id: 'auth.field.repeatRequired', defaultMessage: 'Enter the password once more.' },
});

const problemMessages: Record<Exclude<Problem, 'REQUIRED'>, MessageDescriptor> = defineMessages({
  INVALID_EMAIL: { id: 'auth.field.invalidEmail', defaultMessage: 'Enter a full e-mail address.' },
  INVALID_CHARACTERS: { id: 'auth.field.invalidCharacters', defaultMessage: 'Use letters, digits and signs only.' },
  TOO_SHORT: { id: 'auth.field.tooShort', defaultMessage: 'Use at least 10 characters.' },
  TOO_LONG: { id: 'auth.field.tooLong', defaultMessage: 'This is too long. Use fewer characters.' },
  COMMON: {
    id: 'auth.field.common',
    defaultMessage: 'This password is among the first that attackers try. Choose something only you would think of.',
  },
  EQUALS_EMAIL: { id: 'auth.field.equalsEmail', defaultMessage: 'The password must differ from your e-mail address.' },
  TAKEN: { id: 'auth.field.taken', defaultMessage: 'There is already an account with this e-mail.' },
  INVALID: { id: 'auth.field.invalid', defaultMessage: 'This was not accepted. Check what you entered.' },
  MISMATCH: { id: 'auth.field.mismatch', defaultMessage: 'The two passwords differ.' },
});
