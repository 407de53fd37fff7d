import { expect, test } from 'vitest';
import { clozePieces, filledCloze, hasGap } from '#server/cloze/clozePieces.ts';
import { processorMs } from '#tests/support/processorTime.ts';

test('a text with gaps comes in pieces, with hints', () => {
  expect(clozePieces('The {{c1::Elbe}} ends in the {{c2::North Sea::which sea}}.')).toEqual([
    { text: 'The ', hint: null, isGap: false },
    { text: 'Elbe', hint: null, isGap: true },
    { text: ' ends in the ', hint: null, isGap: false },
    { text: 'North Sea', hint: 'which sea', isGap: true },
    { text: '.', hint: null, isGap: false },
  ]);
  expect(filledCloze('{{c1::a}}{{c2::b::}} and {{c3::c')).toBe('ab and {{c3::c');
});

test.each([
  ['{{c1::x}}', true], ['{{c12::a b::}}', true], ['{{c0::x}}', false], ['{{c1::}}', false], ['{{c1:::: hint}}', false], ['{{c1:x}}', false], ['{{c1::b', false], ['{{c1000::x}}', false], ['{{c1::}} {{c2::x}}', true], ['c1::x', false],
])('%s has a gap: %s', (text, has) => {
  expect([hasGap(text), clozePieces(text).map((piece) => piece.text).join('') === filledCloze(text)]).toEqual([has, true]);
});

test.each(['{{c1::', '{{c1::::', '{{c1::x', '{{c1::}}', '{{', '::', '{{c1::a}}'])('a text of nothing but %s is looked through in one pass', async (piece) => {
  // A card has 20,000 characters; ten times as many, so that what grows by squares shows.
  const text = piece.repeat(200_000 / piece.length);
  expect(await processorMs(() => clozePieces(text))).toBeLessThan(1_000);
});
