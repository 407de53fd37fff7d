import { describe, expect, test } from 'vitest';
import { firstLines } from '#client/sources/versions/comparedLines.ts';
import { compareTexts, createWordComparison } from '#client/sources/versions/compareTexts.ts';

const text = (...paragraphs: string[]) => paragraphs.join('\n\n');
/** `-` what went, `+` what came, `~` words that changed in a paragraph, `…3` paragraphs that are folded. */
const seen = (before: string, after: string, most = 100) =>
  firstLines(compareTexts(before, after), most).map((line) => {
    if (line.kind === 'skipped') return `…${line.paragraphs.length}`;
    if (line.kind === 'changed') return `~${line.parts.map(({ kind, text: words }) => (kind === 'same' ? words : `[${kind === 'removed' ? '-' : '+'}${words}]`)).join('')}`;
    return `${{ same: ' ', removed: '-', added: '+' }[line.kind]}${line.text}`;
  });

describe('two texts', () => {
  test('that are the same differ nowhere, whatever their empty lines are', () => {
    expect(compareTexts(text('One', 'Two'), 'One\nTwo\n')).toEqual([{ kind: 'same', paragraphs: ['One', 'Two'] }]);
    expect(compareTexts('', '')).toEqual([]);
  });

  test('with a changed word show it within its paragraph, and only what stands next to it', () => {
    const [first, last] = [['A', 'B', 'C', 'D'], ['E', 'F', 'G', 'H']];
    const [before, after] = ['The price is 20 crowns a month.', 'The price is 25 crowns a month.'];
    expect(seen(text(...first, before, ...last), text(...first, after, ...last))).toEqual(['…3', ' D', '~The price is [-20][+25] crowns a month.', ' E', '…3']);
  });

  test('show what went and what came, at the beginning and at the end, too', () => {
    expect(seen(text('Gone', 'Stays'), text('Stays', 'New'))).toEqual(['-Gone', ' Stays', '+New']);
    expect(seen('', text('One', 'Two'))).toEqual(['+One', '+Two']);
    expect(seen(text('One', 'Two'), '')).toEqual(['-One', '-Two']);
  });

  test('a paragraph that was written anew is one that went and one that came; one that moved behind a new one is found again', () => {
    expect(seen(text('a', 'Bees dance for each other', 'z'), text('a', 'Nobody has seen this before', 'z'))).toEqual([' a', '-Bees dance for each other', '+Nobody has seen this before', ' z']);
    expect(seen(text('a', 'Bees dance in the hive'), text('a', 'Wholly new', 'Bees dance in the dark hive'))).toEqual([' a', '+Wholly new', '~Bees dance in the [+dark ]hive']);
  });

  test('words are found where nothing stands between them', () => {
    expect(createWordComparison()('价格是二十元一个月', '价格是三十元一个月')?.some(({ kind, text: words }) => kind === 'same' && words.includes('价格'))).toBe(true);
  });

  test('with more changed paragraphs than are compared by their words show the rest as removed and added, and the same each time', () => {
    const compare = createWordComparison(400);
    const pair = (n: number) => [`The price of the tower ${n} is twenty crowns a month.`, `The price of the tower ${n} is thirty crowns a month.`] as const;
    const compared = Array.from({ length: 6 }, (_, n) => compare(...pair(n)) !== null);
    expect(compared).toEqual([true, true, false, false, false, false]);
  });

  test('have little in common where only small words and spaces are shared, however often', () => {
    expect(createWordComparison()('it is on the way to us as of now', 'it is at the door of us as he is')).toBeNull();
    expect(createWordComparison()('honey honey honey honey bees', 'honey wasps hornets flies ants')).toBeNull();
  });

  test('that are very long, and differ everywhere, are compared all the same, by their paragraphs', () => {
    const long = (seed: string) => Array.from({ length: 20_000 }, (_, at) => `${seed}${at} is another line`).join('\n');
    const passages = compareTexts(`Head\n${long('a')}\nTail`, `Head\n${long('b')}\nTail`);
    expect(passages.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same']);
    expect(seen(`Head\n${long('a')}`, `Head\n${long('b')}`, 3)).toHaveLength(3);
    expect(createWordComparison()('x '.repeat(20_000), 'x '.repeat(20_001))).toBeNull();
  });
});
