// @vitest-environment jsdom
import { type Completion, CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, onTestFinished, test } from 'vitest';
import { quoteIn } from '#client/notes/citing/quotesIn.ts';
import { citationMark, citationsNamedIn, withNumbers } from '#client/notes/markdown/namedCitations.ts';
import { citationMarks, type CitationPlaces } from '#client/notes/markdown/citationMarks.ts';
import { beginQuote, type FoundQuote, quotedAfterAt, quoteKeys, type Quoting } from '#client/notes/markdown/quoteCompletion.ts';

const sea: FoundQuote = { sourceId: 'source_01h455vb4pex5vsknk084sn02q', title: 'A river', quote: 'It reaches the\n*North* Sea.', prefix: '', suffix: '' };
const id = 'citation_01h455vb4pex5vsknk084sn02q';

function quoting(cite: Quoting['cite'] = () => Promise.resolve(id), found: readonly FoundQuote[] = [sea]) {
  const asked: string[] = [];
  const find = (words: string) => {
    asked.push(words);
    return Promise.resolve(found);
  };
  return { asked, quoting: { find, cite } };
}
const listed = async (text: string, { asked, quoting: given } = quoting()) => ({ asked, result: await quotedAfterAt(given)(new CompletionContext(EditorState.create({ doc: text }), text.length, false)) });

function open(doc: string, given: Quoting) {
  const view = new EditorView({ parent: document.body, state: EditorState.create({ doc, selection: { anchor: doc.length }, extensions: quoteKeys(given) }) });
  onTestFinished(() => view.destroy());
  return view;
}
const pick = (view: EditorView, option: Completion | undefined, from: number, to: number) => (option?.apply as (view: EditorView, completion: Completion, from: number, to: number) => void)(view, option as Completion, from, to);
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('after @ the words typed since are looked for, and sentences listed with their sources', async () => {
  const { asked, result } = await listed('See @north se');
  expect(asked).toEqual(['north se']);
  expect(result?.options).toMatchObject([{ label: sea.quote, detail: 'A river' }]);
  expect(result?.from).toBe(4);
});

test.each(['me@example', 'See @', 'See @n', '@north\nsea', 'north sea'])('%j asks for nothing', async (text) => {
  const { asked, result } = await listed(text);
  expect([asked, result]).toEqual([[], null]);
});

test('nothing is listed where nothing fits, or the search fails', async () => {
  expect((await listed('@north', quoting(undefined, []))).result).toBeNull();
  expect(await quotedAfterAt({ find: () => Promise.reject(new Error('no answer')), cite: () => Promise.resolve(null) })(new CompletionContext(EditorState.create({ doc: '@north' }), 6, true))).toBeNull();
});

test('what is picked stands there once it was found in its source, as words and not as Markdown, also where the text has moved meanwhile', async () => {
  let answer: (found: string | null) => void = () => undefined;
  const given = quoting(() => new Promise((resolve) => (answer = resolve)));
  const { result } = await listed('Long: @north', given);
  const view = open('Long: @north', given.quoting);
  pick(view, result?.options[0], 6, 12);
  expect(view.state.doc.toString()).toBe('Long: @north');
  view.dispatch({ changes: { from: 0, insert: 'Very. ' } });
  answer(id);
  await turn();
  expect(view.state.doc.toString()).toBe(`Very. Long: “It reaches the \\*North\\* Sea.”[^${id}]`);
  expect(view.state.selection.main.head).toBe(view.state.doc.length);
});

test('what is refused leaves what was typed', async () => {
  const given = quoting(() => Promise.resolve(null));
  const { result } = await listed('@north', given);
  const view = open('@north', given.quoting);
  pick(view, result?.options[0], 0, 6);
  await turn();
  expect(view.state.doc.toString()).toBe('@north');
});

test('the button begins to cite: an @, parted from the word before', () => {
  const view = open('Long', quoting().quoting);
  beginQuote(view);
  expect(view.state.doc.toString()).toBe('Long @');
});

test('marks keep places for their numbers; what is no citation stays what it is', () => {
  const text = `One.[^${id}] Two.[^1] Three.[^citation_short] Again.${citationMark(id)}`;
  expect(citationsNamedIn(text)).toEqual([id]);
  const other = 'citation_01h455vb4pex5vsknk084sn02r';
  const [mine, theirs] = [`One.${citationMark(id)} Two.${citationMark(other)}`, `Two.${citationMark(other)}${citationMark(id)} Three.`];
  const numbered = citationsNamedIn(mine, theirs);
  expect([withNumbers(mine, numbered), withNumbers(theirs, numbered)]).toEqual(['One.[1] Two.[2]', 'Two.[2][1] Three.']);
  let places: CitationPlaces = new Map();
  const view = new EditorView({ parent: document.body, state: EditorState.create({ doc: text, extensions: citationMarks((next) => (places = next)) }) });
  onTestFinished(() => view.destroy());
  expect([...places.values()]).toEqual([id, id]);
  expect(view.contentDOM.textContent).toBe('One. Two.[^1] Three.[^citation_short] Again.');
  for (const place of places.keys()) expect(view.contentDOM.contains(place)).toBe(true);
  view.dispatch({ changes: { from: 4, to: 4 + citationMark(id).length } });
  expect([...places.values()]).toEqual([id]);
});

test('the quote of a passage is its sentence with most of what was looked for, with what stands around', () => {
  const piece = (text: string, isHit = false) => ({ text, isHit });
  const source = { id: sea.sourceId, title: 'A river' };
  const text = [piece('The '), piece('Elbe', true), piece(' rises in the mountains. It reaches the '), piece('North', true), piece(' '), piece('Sea', true), piece(' near Cuxhaven. The '), piece('sea', true), piece(', the sea.')];
  expect(quoteIn({ text, source }, 'en')).toEqual({ sourceId: sea.sourceId, title: 'A river', quote: 'It reaches the North Sea near Cuxhaven.', prefix: 'The Elbe rises in the mountains. ', suffix: ' The sea, the sea.' });
  expect(quoteIn({ text: [piece('   ')], source }, 'en')).toBeNull();
  expect(quoteIn({ text: [piece('word '.repeat(400), true)], source }, 'en')?.quote.length).toBeLessThanOrEqual(600);
  // Where no words are spaced there is nothing to cut between, and no letter is halved.
  const unspaced = `${'海'.repeat(599)}𠮷${'海'.repeat(200)}`;
  const around = quoteIn({ text: [piece(`${'🌊'.repeat(48)}a. `), piece('Sea.', true), piece(` b${'🌊'.repeat(60)}`)], source }, 'en');
  expect([around?.prefix.isWellFormed(), around?.suffix.isWellFormed()]).toEqual([true, true]);
  expect(quoteIn({ text: [piece(unspaced, true)], source }, 'zh')?.quote).toBe('海'.repeat(599));
});
