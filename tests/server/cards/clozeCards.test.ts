import { expect, test } from 'vitest';
import { clozeCards } from '#server/jobs/cards/clozeCards.ts';
import { hasGap } from '#server/cloze/clozePieces.ts';
import { processorMs } from '#tests/support/processorTime.ts';

const text = `The forgetting curve

Hermann Ebbinghaus measured in Berlin how fast a list of syllables is forgotten. He learned 2,300 syllables by heart between 1879 and 1885, and counted the repetitions.
After twenty minutes 58 percent of the work for learning the list is saved. This is less than one hopes. Is that much?
Spaced repetitions of the same list keep the syllables for months, as the Dutch psychologist Jaap Murre found in 2015.
See https://example.org/ebbinghaus for the tables of all repetitions and lists that were learned by heart.`;

const source = { id: 's', title: 'The forgetting curve', language: 'en', plainText: text, highlights: [] as string[] };

test('sentences that can be understood alone hide a number or a name, each another one', () => {
  const cards = clozeCards(source, 10);
  expect(cards.map(({ front }) => front)).toEqual([
    'Hermann Ebbinghaus measured in {{c1::Berlin}} how fast a list of syllables is forgotten.',
    'After twenty minutes {{c1::58 percent}} of the work for learning the list is saved.',
    'Spaced repetitions of the same list keep the syllables for months, as the Dutch psychologist Jaap Murre found in {{c1::2015}}.',
  ]);
  for (const { kind, front, quote } of cards) {
    expect(kind).toBe('CLOZE');
    expect(hasGap(front)).toBe(true);
    expect(text).toContain(quote);
  }
});

test('what somebody has marked comes first, also where it leans on the sentence before', () => {
  const [card] = clozeCards({ ...source, highlights: ['counted the repetitions'] }, 1);
  expect(card?.front).toBe('He learned {{c1::2,300}} syllables by heart between 1879 and 1885, and counted the repetitions.');
});

test.each([
  ['zh', '遗忘曲线由德国心理学家艾宾浩斯于1885年提出，描述了记忆随时间衰退的规律。间隔重复可以显著提高长期记忆的保持率。'],
  ['ar', 'قاس هيرمان إبنغهاوس سرعة نسيان قوائم المقاطع في برلين عام 1885 خلال التجارب الأولى للذاكرة. التكرار المتباعد يحفظ المقاطع لعدة أشهر كما وجد الباحثون لاحقا.'],
  ['es', 'Hermann Ebbinghaus midió en Berlín la rapidez con que se olvida una lista de sílabas. La repetición espaciada conserva las sílabas durante meses según Jaap Murre.'],
])('a text in %s gets gaps, too', (language, plainText) => {
  const cards = clozeCards({ ...source, title: '', language, plainText }, 5);
  expect(cards.length).toBeGreaterThan(0);
  for (const { front, quote } of cards) {
    expect(hasGap(front)).toBe(true);
    expect(plainText).toContain(quote);
  }
});

test('a text without anything to learn gives nothing', () => {
  expect(clozeCards({ ...source, plainText: '' }, 5)).toEqual([]);
  expect(clozeCards({ ...source, plainText: 'Hello. Yes! No? {{c1::What}} is this {{gap}} doing in a sentence that is long enough for a card.' }, 5)).toEqual([]);
});

test.each([
  ['one word without end', 'a'.repeat(300_000)],
  ['numbers without end', '1.'.repeat(150_000)],
  ['names without end', 'Berlin '.repeat(40_000)],
  ['gaps without end', '{{c1::'.repeat(50_000)],
  ['lines without end', '\n'.repeat(300_000)],
])('%s costs no more than its length', async (_what, plainText) => {
  expect(await processorMs(() => clozeCards({ ...source, plainText, highlights: [plainText.slice(0, 20_000)] }, 20))).toBeLessThan(4_000);
});
