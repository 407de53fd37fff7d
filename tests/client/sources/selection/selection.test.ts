import { describe, expect, test } from 'vitest';
import { selectedCount, cleared, extendedTo, isSelected, noSelection, toggled, withAll, withEverything, withoutGone } from '#client/sources/selection/selection.ts';

const order = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort();

describe('choosing sources', () => {
  test('one turns the mode on; the same one again leaves it on with nothing chosen', () => {
    const one = toggled(noSelection, 'b', order);
    expect([one.isOn, idsOf(one)]).toEqual([true, ['b']]);
    const none = toggled(one, 'b', order);
    expect([none.isOn, selectedCount(none)]).toEqual([true, 0]);
  });
  test('a range goes from the last pressed one, either way, and keeps what was chosen before', () => {
    expect(idsOf(extendedTo(toggled(noSelection, 'b', order), 'd', order))).toEqual(['b', 'c', 'd']);
    expect(idsOf(extendedTo(toggled(noSelection, 'd', order), 'b', order))).toEqual(['b', 'c', 'd']);
    expect(idsOf(extendedTo(toggled(toggled(noSelection, 'a', order), 'c', order), 'd', order))).toEqual(['a', 'c', 'd']);
    expect(idsOf(extendedTo(noSelection, 'c', order))).toEqual(['c']);
  });
  test('everything that matches is more than what is loaded; taking one out leaves what is loaded', () => {
    const everything = withEverything(withAll(noSelection, order), 2000);
    expect([selectedCount(everything), isSelected(everything, 'not loaded yet')]).toEqual([2000, true]);
    expect(idsOf(toggled(everything, 'c', order))).toEqual(['a', 'b', 'd', 'e']);
  });
  test('clearing leaves the mode on; who is gone is not chosen', () => {
    expect(cleared(withAll(noSelection, order))).toEqual({ ...noSelection, isOn: true });
    expect(idsOf(withoutGone(withAll(noSelection, order), ['a', 'e']))).toEqual(['b', 'c', 'd']);
  });
});
