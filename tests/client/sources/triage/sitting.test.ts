import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMore, decide, decidedOf, drop, nextOf, outcomeOf, refuse, step, takeBack, topOf, type Act, type Decision, type Sitting } from '#client/sources/triage/sitting.ts';

const begin = (...queue: string[]): Sitting => ({ spaceId: 'space_lab', queue, at: 0, decisions: [], total: queue.length, more: null, beganAt: 0 });
const decisionOn = (sitting: Sitting, act: Act): Decision => ({ sourceId: topOf(sitting) ?? '', act, at: sitting.at, undoId: Promise.resolve(null) });
const after = (sitting: Sitting, ...acts: Act[]) => acts.reduce((now, act) => decide(now, decisionOn(now, act)), sitting);
const file = (name: string): Act => ({ kind: 'file', collectionId: `collection_${name}`, name });
const [done, later, remove]: [Act, Act, Act] = [{ kind: 'done' }, { kind: 'later' }, { kind: 'delete' }];

describe('a sitting', () => {
  test('goes through the Inbox as it came; what is put off comes back at the end', () => {
    const sitting = after(begin('a', 'b', 'c'), done, later);
    expect(topOf(sitting)).toBe('c');
    expect(topOf(after(sitting, done))).toBe('b');
    expect(topOf(after(sitting, done, remove))).toBeUndefined();
  });

  test('what was passed over comes on top when nothing follows any more', () => {
    const passed = step(step(begin('a', 'b', 'c'), 1), 1);
    expect(topOf(passed)).toBe('c');
    expect(nextOf(passed, 2)).toEqual(['a', 'b']);
    expect(topOf(after(passed, done))).toBe('a');
    expect(step(begin('a'), 1)).toEqual(begin('a'));
    expect(step(begin('a'), -1)).toEqual(begin('a'));
  });

  test('says how many went where; what was put off is not decided', () => {
    const sitting = after(begin('a', 'b', 'c', 'd', 'e'), file('Reading'), later, file('Reading'), file('Lab'), remove);
    expect(outcomeOf(sitting)).toEqual({ filed: 3, collections: 2, done: 0, deleted: 1 });
    expect(decidedOf(sitting)).toBe(4);
  });

  test('a refusal brings its source back on top, with what was decided since as it is', () => {
    const first = decisionOn(begin('a', 'b', 'c'), done);
    const sitting = after(decide(begin('a', 'b', 'c'), first), done);
    const refused = refuse(sitting, first);
    expect(refused.queue).toEqual(['a', 'c']);
    expect(topOf(refused)).toBe('a');
    expect(refused.decisions).toHaveLength(1);
  });

  test('what is gone leaves the queue, and what was on top stays there', () => {
    const passed = step(begin('a', 'b', 'c'), 1);
    expect(topOf(drop(passed, 'a'))).toBe('b');
    expect(topOf(drop(passed, 'b'))).toBe('c');
    expect(drop(passed, 'x')).toBe(passed);
  });

  test('more of the Inbox is added once, without what is decided', () => {
    const sitting = after(begin('a', 'b'), done);
    expect(addMore(sitting, ['a', 'b', 'c'], 'further')).toMatchObject({ queue: ['b', 'c'], more: 'further' });
  });

  test('whatever was done, taking all of it back leads to where it began', () => {
    const acts = fc.array(fc.constantFrom(file('Reading'), done, later, remove), { maxLength: 12 });
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 }), acts, (queue, wanted) => {
        const start = begin(...queue);
        let sitting = wanted.reduce((now, act) => (topOf(now) === undefined ? now : decide(now, decisionOn(now, act))), start);
        while (sitting.decisions.length > 0) sitting = takeBack(sitting);
        expect(sitting).toEqual(start);
      }),
    );
  });
});
