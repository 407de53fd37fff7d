import { expect, test } from 'vitest';
import { commonPasswords, commonWords } from '#server/identity/commonPasswords.ts';
import { passwordProblem } from '#server/identity/passwordRules.ts';

const email = 'Ada.Lovelace.1815@example.org';

test.each([
  ['short', 'TOO_SHORT'],
  ['😀😀😀😀😀😀😀😀😀', 'TOO_SHORT'],
  ['x'.repeat(100) + 'y'.repeat(101), 'TOO_LONG'],
  ['ada.lovelace.1815@example.org', 'EQUALS_EMAIL'],
  ['ADA.Lovelace.1815', 'EQUALS_EMAIL'],
  ['1234567890', 'COMMON'],
  ['0987654321', 'COMMON'],
  ['aaaaaaaaaaaa', 'COMMON'],
  ['abcabcabcab', 'COMMON'],
  ['passwordpassword', 'COMMON'],
  ['QWERTYUIOP', 'COMMON'],
  ['1qaz2wsx3edc', 'COMMON'],
  ['Password123!', 'COMMON'],
  ['P@ssw0rd2024', 'COMMON'],
  ['!!iloveyou1!', 'COMMON'],
  ['Summer2026!', 'COMMON'],
  ['correcthorsebatterystaple', 'COMMON'],
  ['ｐａｓｓｗｏｒｄ１２３', 'COMMON'],
  ['contraseña', 'COMMON'],
])('refuses %s: %s', (password, problem) => {
  expect(passwordProblem(password, email)).toBe(problem);
});

test.each([
  'seven purple kites',
  'vgT3-mmq0-Wk',
  '😀😁😂🤣😃😄😅😆😉😊',
  '我的猫喜欢在夜里唱歌',
  'ada@example.org',
  'x'.repeat(99) + 'y'.repeat(101),
])('takes %s', (password) => {
  expect(passwordProblem(password, email)).toBeNull();
});

test('the lists hold what they say', () => {
  for (const password of commonPasswords) expect([...password].length).toBeGreaterThanOrEqual(10);
  for (const word of commonWords) expect(word).toMatch(/^[a-z]+$/);
  for (const entry of [...commonPasswords, ...commonWords]) expect(entry).toBe(entry.toLowerCase());
});
