import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAutosave, type Attempt, type AutosaveOptions, type SaveState } from '#client/autosave/createAutosave.ts';
import { noteRules, type NoteContent } from '#client/notes/noteContent.ts';

const note = (text: string, title = 'Note'): NoteContent => ({ title, text });

/** A server that does what it is told next, and an autosave beside it. */
function given(answers: ('save' | 'fail' | 'forbid')[] = [], more: Partial<AutosaveOptions<NoteContent>> = {}) {
  const server = { content: note('first'), version: 1 };
  let kept: NoteContent | null = null;
  const states: SaveState[] = [];
  const attempts: NoteContent[] = [];
  const save = async (content: NoteContent, since: string | null): Promise<Attempt<NoteContent>> => {
    attempts.push(content);
    await Promise.resolve();
    const answer = answers.shift();
    if (answer === 'fail' || answer === 'forbid') return { kind: 'refused', isFinal: answer === 'forbid' };
    if (since !== null && since !== String(server.version)) return { kind: 'overtaken', theirs: server.content, since: String(server.version) };
    server.content = content;
    server.version += 1;
    return { kind: 'saved', since: String(server.version) };
  };
  const autosave = createAutosave<NoteContent>({
    ...noteRules,
    saved: note('first'),
    since: '1',
    save,
    keep: (content) => (kept = content),
    drop: () => (kept = null),
    onState: (state) => states.push(state),
    afterMs: 800,
    againMs: 5000,
    ...more,
  });
  return { server, autosave, states, attempts, kept: () => kept };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is typed is saved by itself', () => {
  test('after a pause, once', async () => {
    const { server, autosave, states, attempts, kept } = given();
    for (const text of ['f', 'fi', 'five']) autosave.type(note(text));
    expect(kept()).toEqual(note('five'));
    await vi.advanceTimersByTimeAsync(800);
    expect([server.content.text, attempts.length, kept()]).toEqual(['five', 1, null]);
    expect(states.at(-1)).toBe('saved');
  });

  test('at once on leaving', async () => {
    const { server, autosave } = given();
    autosave.type(note('gone'));
    autosave.flush();
    autosave.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.content.text).toBe('gone');
  });

  test('again after a failure; until then it is kept here', async () => {
    const { server, autosave, states, kept } = given(['fail']);
    autosave.type(note('second'));
    await vi.advanceTimersByTimeAsync(800);
    expect([states.at(-1), kept()]).toEqual(['failed', note('second')]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([server.content.text, states.at(-1), kept()]).toEqual(['second', 'saved', null]);
  });

  test('not again where another try would be refused too, until one asks for it', async () => {
    const { autosave, states, attempts, kept } = given(['forbid']);
    autosave.type(note('second'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([states.at(-1), attempts.length, kept()]).toEqual(['failed', 1, note('second')]);
    autosave.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('saved');
  });

  test('not any more once it is stopped', async () => {
    const { autosave, attempts } = given(['fail']);
    autosave.type(note('second'));
    await vi.advanceTimersByTimeAsync(800);
    autosave.stop();
    autosave.type(note('third'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempts).toHaveLength(1);
  });

  test('not by itself where nobody wants that: it is kept here until it is saved on purpose', async () => {
    const { server, autosave, states, attempts, kept } = given([], { isAutomatic: () => false });
    autosave.type(note('second'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([attempts, states.at(-1), kept()]).toEqual([[], 'typed', note('second')]);
    autosave.flush();
    autosave.type(note('third'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.content.text, states.at(-1), kept()]).toEqual(['second', 'typed', note('third')]);
  });

  test('what it was typed over is not known: the difference is shown', async () => {
    const { autosave, server, states, kept } = given([], { saved: null, since: '0' });
    autosave.type(note('mine'));
    await vi.advanceTimersByTimeAsync(800);
    expect([states.at(-1), autosave.theirs(), server.content.text, kept()]).toEqual(['conflict', note('first'), 'first', note('mine')]);
  });

  test('not while title or text is empty', async () => {
    const { server, autosave, attempts } = given();
    autosave.type(note('  '));
    autosave.type(note('x', ' '));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([attempts, server.content.text]).toEqual([[], 'first']);
  });

  test('whatever happens on the way, the last word arrives', async () => {
    const step = fc.oneof(
      fc.record({ type: fc.string({ minLength: 1, maxLength: 5 }).filter((text) => text.trim() !== '') }),
      fc.record({ wait: fc.integer({ min: 0, max: 2000 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), fc.array(fc.constantFrom('save' as const, 'fail' as const), { maxLength: 6 }), async (steps, answers) => {
        const { server, autosave, kept, states } = given(answers);
        let last = 'first';
        for (const one of steps) {
          if ('type' in one) autosave.type(note((last = one.type)));
          else await vi.advanceTimersByTimeAsync(one.wait);
        }
        await vi.advanceTimersByTimeAsync(60_000);
        expect([server.content.text, kept()]).toEqual([last, null]);
        expect(states.at(-1) ?? 'saved').toBe('saved');
      }),
      { numRuns: 60 },
    );
  });
});

describe('a change by somebody else', () => {
  async function overtaken() {
    const all = given();
    all.server.content = note('theirs');
    all.server.version += 1;
    all.autosave.type(note('mine'));
    await vi.advanceTimersByTimeAsync(800);
    return all;
  }

  test('is shown, and nothing is written over', async () => {
    const { autosave, states, server, kept } = await overtaken();
    expect([states.at(-1), autosave.theirs(), server.content.text, kept()]).toEqual(['conflict', note('theirs'), 'theirs', note('mine')]);
    autosave.type(note('mine, longer'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([server.content.text, kept()]).toEqual(['theirs', note('mine, longer')]);
  });

  test('is written over when one says so', async () => {
    const { autosave, server, states, kept } = await overtaken();
    autosave.keepMine();
    await vi.advanceTimersByTimeAsync(0);
    expect([server.content.text, states.at(-1), kept()]).toEqual(['mine', 'saved', null]);
  });

  test('is taken when one says so, and typing goes on from there', async () => {
    const { autosave, server, kept } = await overtaken();
    expect(autosave.takeTheirs()).toEqual(note('theirs'));
    expect(kept()).toBeNull();
    autosave.type(note('theirs, and more'));
    await vi.advanceTimersByTimeAsync(800);
    expect(server.content.text).toBe('theirs, and more');
  });

  test('of something else of the source does not matter', async () => {
    const { autosave, server, states } = given();
    server.version += 1;
    autosave.type(note('mine'));
    await vi.advanceTimersByTimeAsync(1000);
    expect([server.content.text, states.at(-1)]).toEqual(['mine', 'saved']);
  });

  test('is gone on from where nothing was typed here, and only when it is newer', async () => {
    const { autosave, attempts, server } = given();
    expect(autosave.adopt(note('theirs'), '1')).toBe(false);
    expect(autosave.adopt(note('theirs'), '2')).toBe(true);
    server.content = note('theirs');
    server.version = 2;
    autosave.type(note('theirs, and mine'));
    expect(autosave.adopt(note('another'), '3')).toBe(false);
    await vi.advanceTimersByTimeAsync(800);
    expect([server.content.text, attempts.length]).toEqual(['theirs, and mine', 1]);
  });

  test('is gone on from when its moment is heard of before its text; nobody is written over between the two', async () => {
    const { autosave, server, states } = given();
    server.content = note('theirs');
    server.version = 2;
    expect(autosave.adopt(note('first'), '2')).toBe(false);
    expect(autosave.adopt(note('theirs'), '2')).toBe(true);

    server.content = note('theirs again');
    server.version = 3;
    expect(autosave.adopt(note('theirs'), '3')).toBe(false);
    autosave.type(note('mine'));
    await vi.advanceTimersByTimeAsync(800);
    expect([server.content.text, states.at(-1)]).toEqual(['theirs again', 'conflict']);
  });
});
