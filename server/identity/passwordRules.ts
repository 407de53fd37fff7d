import { commonPasswords, commonWords } from './commonPasswords.ts';

export const passwordLength = { min: 10, max: 200 } as const;

export type PasswordProblem = 'TOO_SHORT' | 'TOO_LONG' | 'COMMON' | 'EQUALS_EMAIL';

/** Why a password is refused, for scripts; clients have their own words for each problem. */
export const passwordReasons: Record<PasswordProblem, string> = {
  TOO_SHORT: `Use at least ${passwordLength.min} characters. Length protects better than special characters.`,
  TOO_LONG: `Use at most ${passwordLength.max} characters.`,
  COMMON: 'This password is among the first that attackers try. Choose something only you would think of.',
  EQUALS_EMAIL: 'The password must differ from your e-mail address.',
};

/**
 * The first rule that a new password breaks, or null: 10 to 200 characters (as a person counts them), none of
 * the commonest of known breaches nor built like them, and not the e-mail address or the part before its @.
 * No rule asks for kinds of characters: such rules make passwords worse.
 */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < passwordLength.min) return 'TOO_SHORT';
  if (length > passwordLength.max) return 'TOO_LONG';
  const folded = password.normalize('NFKC').toLowerCase();
  const address = email.trim().toLowerCase();
  if (folded === address || folded === address.slice(0, address.lastIndexOf('@'))) return 'EQUALS_EMAIL';
  return isCommon(folded) ? 'COMMON' : null;
}

function isCommon(folded: string): boolean {
  return commonPasswords.has(folded) || isRepeated(folded) || isRun(folded) || isDecoratedWord(folded);
}

/** `aaaaaaaaaa`, `abcabcabcabc`, `passwordpassword`: one piece over and over, also when the last one is cut. */
function isRepeated(text: string): boolean {
  for (let size = 1; size <= text.length / 2; size++) {
    const piece = text.slice(0, size);
    const few = size <= 4 || commonWords.has(piece);
    if (few && piece.repeat(Math.ceil(text.length / size)).startsWith(text)) return true;
  }
  return false;
}

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** `1234567890`, `qwertyuiop`, `1qaz2wsx3edc`: a stretch of the alphabet or of the keyboard. */
function isRun(text: string): boolean {
  return runs.some((run) => run.includes(text));
}

const letterBehind: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** `P@ssw0rd2024!`: a common word, dressed with look-alikes, and at most six digits or signs around it. */
function isDecoratedWord(text: string): boolean {
  const cores = [text.replace(/^[^a-z]{0,6}/, '').replace(/[^a-z]{0,6}$/, ''), text.replace(/[\d\W_]{1,6}$/, ''), text];
  return cores.some((core) => commonWords.has(core) || commonWords.has(plain(core)));
}

function plain(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => letterBehind[sign] ?? sign);
}
