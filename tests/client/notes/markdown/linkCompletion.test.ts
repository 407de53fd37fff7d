// @vitest-environment jsdom
import { CompletionContext, type Completion } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { linkedAfterBrackets, type LinkedSource } from '#client/notes/markdown/linkCompletion.ts';

const flat: LinkedSource = { id: 'source_01h455vb4pex5vsknk084sn02q', title: 'The [flat] part' };

/** What is listed with the caret at the end of a text, and what was looked for. */
async function listed(text: string, found: readonly LinkedSource[] = [flat]) {
  const asked: string[] = [];
  const state = EditorState.create({ doc: text });
  const find = (words: string) => {
    asked.push(words);
    return Promise.resolve(found);
  };
  return { asked, result: await linkedAfterBrackets(find)(new CompletionContext(state, text.length, false)) };
}

test('after [[ what was typed since is looked for, and listed as it was found', async () => {
  const { asked, result } = await listed('See [[ flat pa');
  expect(asked).toEqual(['flat pa']);
  expect(result?.options.map(({ label }) => label)).toEqual(['The [flat] part']);
});

test.each(['See [flat', 'See [[flat]]', 'See [[flat\npart', 'flat'])('%j asks for nothing', async (text) => {
  const { asked, result } = await listed(text);
  expect([asked, result]).toEqual([[], null]);
});

test('nothing is listed where nothing fits, or the search fails', async () => {
  expect((await listed('[[nothing', [])).result).toBeNull();
  const failing = linkedAfterBrackets(() => Promise.reject(new Error('no answer')));
  expect(await failing(new CompletionContext(EditorState.create({ doc: '[[x' }), 3, true))).toBeNull();
});

test('what is picked stands there as a link, in the place of the brackets on both sides', async () => {
  const { result } = await listed('See [[fl');
  const view = new EditorView({ state: EditorState.create({ doc: 'See [[fl]] again' }) });
  const [option] = result?.options ?? [];
  const apply = option?.apply as (view: EditorView, completion: Completion, from: number, to: number) => void;
  apply(view, option as Completion, result?.from ?? 0, 8);
  expect(view.state.doc.toString()).toBe(`See [The \\[flat\\] part](/sources/${flat.id}) again`);
  view.destroy();
});
