import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cardFields, problemsOfSides } from '#server/domain/cards/createCards.ts';
import { cellsOfCard } from '#server/domain/cards/formats/cardTable.ts';
import type { PortableCard } from '#server/domain/cards/formats/portableCard.ts';
import { textOfHtml } from '#server/domain/cards/formats/textOfHtml.ts';
import { ratings } from '#server/domain/cards/schedule.ts';
import { readCardPackage } from '#server/jobs/extract/cards/readCardPackage.ts';
import { readCards } from '#server/jobs/imports/formats/readCards.ts';
import Papa from 'papaparse';
import { ankiPackage, type ForeignNote, vaultPackage } from './ankiPackages.ts';

/** What is easily lost on the way. */
const awkward = fc.constantFrom(' ', '\n', '\r\n', '\t', ',', ';', '"', "'", '=1+1', '-1', '+', '@x', '<b>', '&amp;', '&#60;', '<script>', '*', '_a_', '\u001F', '# a', '- b', '{{', '}}', '::', '{{c1::x}}', '{{c2::y::z}}', '{{Front}}', '[sound:a.mp3]', '\\(x\\)', '😀', 'مرحبا', '\u2028');
const text = fc.array(fc.oneof(awkward, fc.string({ unit: 'grapheme' })), { maxLength: 6 }).map((parts) => parts.join('').replaceAll('\0', '').toWellFormed());
const tag = fc.oneof(fc.constantFrom('of water', 'a,b', 'a\\b', "'=x", '::', '<i>'), fc.string({ unit: 'grapheme', maxLength: 8 })).map((name) => name.replaceAll('\0', '').replace(/\s+/g, ' ').trim()).filter((name) => cardFields.tags.safeParse([name]).data?.[0] === name);
const anyCard: fc.Arbitrary<PortableCard> = fc
  .record({ kind: fc.constantFrom('BASIC', 'CLOZE'), front: text, back: text, tags: fc.uniqueArray(tag, { maxLength: 3 }), isSuspended: fc.boolean(), reviews: fc.constant([]) })
  .filter((card) => card.front.trim() !== '' && problemsOfSides(card, '').length === 0);
const start = Date.UTC(2024, 0, 1);

test('every card comes back from a package as it was, with what was answered about it', async () => {
  const anyDeck = fc.array(anyCard, { minLength: 1, maxLength: 4 }).chain((cards) =>
    fc.uniqueArray(fc.record({ at: fc.integer({ min: 0, max: 5e10 }), card: fc.nat(cards.length - 1), rating: fc.constantFrom(...ratings), durationMs: fc.option(fc.integer({ min: 1, max: 60_000 }), { nil: null }) }), { maxLength: 8, selector: ({ at }) => at }).map((answers) =>
      cards.map((card, index) => ({ ...card, reviews: answers.filter((answer) => answer.card === index).map(({ at, rating, durationMs }) => ({ rating, durationMs, reviewedAt: new Date(start + at) })).sort((one, other) => one.reviewedAt.getTime() - other.reviewedAt.getTime()) })),
    ),
  );
  await fc.assert(
    fc.asyncProperty(anyDeck, async (cards) => {
      const { rows, lostFields } = await readCardPackage({ bytes: vaultPackage(cards), intoDecks: true });
      expect(rows.map(({ card, problem }) => problem ?? card)).toEqual(cards);
      expect(rows.every(({ path }) => path[0] === 'Rivers')).toBe(true);
      expect(lostFields).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

async function readTable(table: string) {
  const lost = new Set<string>();
  async function* chunks() {
    yield table;
  }
  const rows = [];
  for await (const { card, problem } of readCards(chunks(), lost)) rows.push(card ?? problem);
  return { rows, lost: [...lost] };
}

test('every card comes back from a table as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCard, { minLength: 1, maxLength: 4 }), async (cards) => {
      const table = `\uFEFFfront,back,tags,kind\r\n${cards.map((card) => `${Papa.unparse([cellsOfCard(card)])}\r\n`).join('')}`;
      expect(await readTable(table)).toEqual({ rows: cards.map((card) => ({ ...card, isSuspended: false })), lost: [] });
    }),
    { numRuns: 100 },
  );
});

test('tables of others: without names, and as Anki saves notes in plain text', async () => {
  const basic = (front: string, back: string, tags: readonly string[] = []) => ({ kind: 'BASIC', front, back, tags, isSuspended: false, reviews: [] });
  expect((await readTable('Nile\tlong\nOb\tcold\tnorth water\n')).rows).toEqual([basic('Nile', 'long'), basic('Ob', 'cold', ['north', 'water'])]);
  const anki = await readTable('#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\nx1\tBasic\tRivers\t"The <b>Nile</b><br>&lt;is&gt;"\tlong\ta b\nx2\tCloze\tRivers\t{{c1::Ob}} is cold\t\t\n');
  expect(anki).toEqual({ rows: [basic('The Nile\n<is>', 'long', ['a', 'b']), { ...basic('{{c1::Ob}} is cold', ''), kind: 'CLOZE' }], lost: [] });
  expect(await readTable('Front;Back;Note\nNile;;x\n')).toMatchObject({ rows: [{ field: 'back', message: 'A card answers something.' }], lost: ['Note'] });
});

const at = (days: number) => start + days * 86_400_000;
const notes: readonly ForeignNote[] = [
  { type: 'Basic', fields: ['The <b>Nile</b> &amp; &lt;Ob&gt;<div>are</div>', 'long<br><ul><li>one</li><li>two</li></ul>'], tags: ' a b::c ', deck: 'Rivers::Long', cards: [{ ord: 0, isLearned: true, reviews: [{ at: at(0), ease: 3 }, { at: at(2), ease: 0, type: 4 }, { at: at(9), ease: 1 }] }] },
  { type: 'Reversed', fields: ['front', 'back', 'mind'], deck: 'Rivers', cards: [{ ord: 0, queue: -1 }, { ord: 1, isLearned: true }] },
  { type: 'Cloze', fields: ['{{c1::Ob}} is {{c2::cold::how}} and {{c1::long}}', 'north'], cards: [{ ord: 0 }, { ord: 1 }] },
  { type: 'Basic', fields: ['<img src="heart.jpg"><script>alert(1)</script>', 'heart'] },
  { type: 'Basic', fields: ['Hear: [sound:a.mp3] this', 'b<img src=b.png>'] },
];

describe.each([11, 18] as const)('a package of schema %s', (schema) => {
  test('its cards come as they are shown, in their decks, with what was answered; what is not kept is told', async () => {
    const { rows, lostFields } = await readCardPackage({ bytes: ankiPackage(notes, schema), intoDecks: true });
    expect(rows.map(({ path }) => path[0])).toEqual(['Rivers::Long', 'Rivers', 'Rivers', 'Default', 'Default', 'Default', 'Default']);
    const usual = { kind: 'BASIC', tags: [], isSuspended: false, reviews: [] };
    expect(rows.map(({ card, problem }) => card ?? problem)).toEqual([
      { ...usual, front: 'The Nile & <Ob>\nare', back: 'long\n\n- one\n\n- two', tags: ['a', 'b::c'], reviews: [{ rating: 'GOOD', reviewedAt: new Date(at(0)), durationMs: 3_000 }, { rating: 'AGAIN', reviewedAt: new Date(at(9)), durationMs: 3_000 }] },
      { ...usual, front: 'front (mind)', back: 'back', isSuspended: true },
      { ...usual, front: 'back', back: 'front' },
      { ...usual, kind: 'CLOZE', front: '{{c1::Ob}} is cold and {{c1::long}}', back: 'north' },
      { ...usual, kind: 'CLOZE', front: 'Ob is {{c2::cold::how}} and long', back: 'north' },
      { code: 'UNSUPPORTED', field: 'media', message: 'This card asks or answers by a picture or a sound, which cards have no place for.' },
      { ...usual, front: 'Hear: this', back: 'b' },
    ]);
    expect(lostFields).toEqual(['due', 'media: heart.jpg', 'media: a.mp3', 'media: b.png']);
    expect((await readCardPackage({ bytes: ankiPackage(notes, schema), intoDecks: false })).rows.every(({ path }) => path.length === 0)).toBe(true);
  });
});

describe('hostile packages', () => {
  const refusal = (files: Record<string, Uint8Array>) => readCardPackage({ bytes: zipSync(files), intoDecks: true }).then(() => null, (error: unknown) => error);
  const bomb = zstdCompressSync(Buffer.alloc(200 * 1024 * 1024));

  test('what is no package, no collection, or no database is refused, and says so', async () => {
    await expect(readCardPackage({ bytes: new TextEncoder().encode('no zip'), intoDecks: true })).rejects.toMatchObject({ code: 'DAMAGED' });
    expect(await refusal({ 'a.txt': new Uint8Array(3) })).toMatchObject({ code: 'UNSUPPORTED', message: expect.stringContaining('no package of Anki') });
    expect(await refusal({ 'collection.anki2': new TextEncoder().encode('no database, only words, and many of them') })).toMatchObject({ code: 'DAMAGED' });
    expect(await refusal({ 'collection.anki21b': new TextEncoder().encode('not packed') })).toMatchObject({ code: 'DAMAGED' });
  });

  test('one that unpacks to far more than it should is refused', async () => {
    expect(await refusal({ 'collection.anki21b': bomb })).toMatchObject({ code: 'TOO_LARGE' });
    expect(await refusal({ 'collection.anki2': new Uint8Array(60 * 1024 * 1024) })).toMatchObject({ code: 'TOO_LARGE' });
  });

  test('tables of other shapes are refused', async () => {
    const db = new DatabaseSync(':memory:');
    db.exec("create table col (models text, decks text); insert into col values ('[]', 'x'); create table notes (id, mid, tags, flds); create table cards (id)");
    expect(await refusal({ 'collection.anki2': new Uint8Array(db.serialize()) })).toMatchObject({ code: 'DAMAGED' });
  });
});

test('the HTML of a field is read in one pass, however odd it is', () => {
  expect(textOfHtml('a<style>b</style>c<!-- d -->e &nbsp;&bogus; &#0; &#x1F600;<p>f').text).toBe('ace &bogus; \uFFFD 😀\nf');
  for (const odd of ['<', '<a ', '<!--', '&#', '<script>', '[sound:']) expect(textOfHtml(odd.repeat(50_000)).text.length).toBeLessThanOrEqual(odd.length * 50_000);
});
