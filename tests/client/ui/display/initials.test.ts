import { expect, it } from 'vitest';
import { initialsOf } from '#client/ui/display/initials.ts';

it.each([
  ['Research Lab', 'RL'],
  ['mira', 'MI'],
  ['The long way home', 'TH'],
  ['  spaced   out  ', 'SO'],
  ['知识 库', '知库'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
