// @vitest-environment jsdom
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import type { Decoration } from '@codemirror/view';
import { describe, expect, test } from 'vitest';
import { liveMarksOf } from '#client/notes/markdown/liveMarks.ts';
import { differenceOf } from '#client/ui/differenceOf.ts';

type Spec = { class?: string; attributes?: Record<string, string>; widget?: unknown; tagName?: string };

/** How a text looks while line `writtenIn` (from 1) is written in: what is hidden, and which words have which class. */
function look(doc: string, writtenIn = 0) {
  const unread = EditorState.create({ doc, extensions: markdown({ base: markdownLanguage }) });
  // On a busy machine the first state has read only the beginning.
  ensureSyntaxTree(unread, doc.length, 60_000);
  const { state } = unread.update({});
  const found = liveMarksOf(state, [{ from: 0, to: doc.length }], (line) => state.doc.lineAt(line).number === writtenIn);
  const specOf = (value: Decoration) => value.spec as Spec;
  const hidden = found.filter(({ value, from, to }) => from < to && specOf(value).class === undefined && specOf(value).widget === undefined);
  let shown = doc;
  for (const { from, to } of hidden.toSorted((one, other) => other.from - one.from)) shown = shown.slice(0, from) + shown.slice(to);
  const wordsOf = (name: string) => found.filter(({ value }) => specOf(value).class?.split(' ').includes(name)).map(({ from, to }) => doc.slice(from, to));
  return { shown, wordsOf, links: found.flatMap(({ value, from, to }) => (specOf(value).tagName === 'a' ? [[doc.slice(from, to), specOf(value).attributes?.['href']]] : [])) };
}

describe('a note while it is written', () => {
  const all = '## To do **now**\n\n> He stops *asking*\n\n- `x` and [a link](https://halden-review.org/)';

  test('has no marks but those of the line somebody writes in', () => {
    expect(look(all).shown).toBe('To do now\n\nHe stops asking\n\n- x and a link');
    expect(look(all, 1).shown).toBe('## To do **now**\n\nHe stops asking\n\n- x and a link');
    expect(look(all, 5).shown).toBe('To do now\n\nHe stops asking\n\n- `x` and [a link](https://halden-review.org/)');
  });

  test('looks as it will be read', () => {
    const { wordsOf } = look('A **strong** and *quiet* ~~old~~ `word`');
    expect([wordsOf('cm-strong'), wordsOf('cm-em'), wordsOf('cm-strike'), wordsOf('cm-code')]).toEqual([['**strong**'], ['*quiet*'], ['~~old~~'], ['`word`']]);
  });

  test('has links to sources and to the web, and to nothing else', () => {
    const id = 'source_01h455vb4pex5vsknk084sn02q';
    expect(look(`[one](/sources/${id}) [two](https://halden-review.org) [bad](javascript:alert(1)) [admin](/admin) https://a.example`).links).toEqual([
      ['one', `/source/${id}`],
      ['two', 'https://halden-review.org/'],
      ['https://a.example', 'https://a.example/'],
    ]);
  });
});

test('a text that comes from elsewhere changes what is different, and nothing beside it', () => {
  expect(differenceOf('one two three', 'one 2 three')).toEqual({ from: 4, to: 7, insert: '2' });
  expect(differenceOf('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' });
  expect(differenceOf('same', 'same')).toEqual({ from: 4, to: 4, insert: '' });
});
