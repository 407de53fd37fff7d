import { EditorSelection, EditorState, type StateCommand, type Transaction } from '@codemirror/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { between, linesAs, tickTasks } from '#client/notes/markdown/formats.ts';
import { taskOf, tick } from '#client/notes/markdown/tasks.ts';

/** The text after a command, with `from` to `to` selected. */
function after(command: StateCommand, doc: string, from: number, to = from): string {
  let result = EditorState.create({ doc, selection: EditorSelection.single(from, to) });
  command({ state: result, dispatch: (transaction: Transaction) => void (result = transaction.state) });
  return result.doc.toString();
}

describe('the task of a line', () => {
  test.each([
    ['- [ ] Pair', false],
    ['  * [x] Ask', true],
    ['12. [X] Draft', true],
    ['> - [ ] quoted', false],
    ['- [ ]', false],
  ])('%s', (line, isDone) => expect(taskOf(line)?.isDone).toBe(isDone));

  test.each(['- [x](link)', '[ ] no list', '- [] nothing', 'a - [ ] b', '-[ ] close', '- [xx] two'])('%s has none', (line) => expect(taskOf(line)).toBeNull());

  test('whatever the line, ticking changes the one letter in the box, and ticking twice leaves it as it was', () => {
    const line = fc.oneof(
      fc.string(),
      fc.tuple(fc.constantFrom('- ', '* ', '  + ', '3. ', '> - ', '\t- '), fc.constantFrom(' ', 'x'), fc.string()).map(([mark, box, words]) => `${mark}[${box}] ${words}`),
    );
    fc.assert(
      fc.property(line, (before) => {
        const ticked = tick(before);
        const task = taskOf(before);
        if (!task) {
          expect(ticked).toBe(before);
          return;
        }
        expect(taskOf(ticked)).toEqual({ at: task.at, isDone: !task.isDone });
        expect([ticked.slice(0, task.at), ticked.slice(task.at + 1)]).toEqual([before.slice(0, task.at), before.slice(task.at + 1)]);
        expect(tick(ticked).toLowerCase()).toBe(before.toLowerCase());
      }),
    );
  });

  test('the key ticks those that are selected: all of them become done, and undone when all of them are', () => {
    const both = '- [x] Ask\n- [ ] Pair\nwords';
    expect(after(tickTasks, both, 0, both.length)).toBe('- [x] Ask\n- [x] Pair\nwords');
    expect(after(tickTasks, '- [x] Ask\n- [x] Pair', 0, 15)).toBe('- [ ] Ask\n- [ ] Pair');
  });
});

describe('formats', () => {
  test('stand around what is selected, and go again', () => {
    expect(after(between('**'), 'a word', 2, 6)).toBe('a **word**');
    expect(after(between('**'), 'a **word**', 4, 8)).toBe('a word');
  });

  test('make lines what they shall be, in the place of what they were', () => {
    expect(after(linesAs('task'), 'Pair\n- Ask', 0, 8)).toBe('- [ ] Pair\n- [ ] Ask');
    expect(after(linesAs('number'), '- [x] Ask\nPair', 0, 12)).toBe('1. Ask\n2. Pair');
    expect(after(linesAs('heading'), '## Ask', 3)).toBe('Ask');
  });
});
