import { describe, expect, test } from 'vitest';
import { line } from '#server/domain/input.ts';

const name = (text: string) => line(20, 'Name is required').safeParse(text);

describe('a name', () => {
  test.each([
    ['  Bees \n and\tflowers ', 'Bees and flowers'],
    ['👩‍👩‍👧 family', '👩‍👩‍👧 family'],
    ['שלום', 'שלום'],
    // Shown as "exe.png" otherwise.
    ['\u202egnp.exe', 'gnp.exe'],
    ['a\u2066b\u2069', 'ab'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(name(typed).data).toBe(kept);
  });

  test.each(['', '  \n', '\u200b', '\u2060 \ufeff', '\u202e', '\u3164', '\u2800'])('%j shows nothing and is refused', (typed) => {
    expect(name(typed).error?.issues.map(({ message }) => message)).toEqual(['Name is required']);
  });

  test('of more characters than there is room for is refused', () => {
    expect(name('x'.repeat(21)).error?.issues[0]?.message).toBe('At most 20 characters.');
  });
});
