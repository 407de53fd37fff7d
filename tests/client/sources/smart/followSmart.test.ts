import { expect, test } from 'vitest';
import { followSmart, type SmartState } from '#client/sources/smart/followSmart.ts';

const saved: SmartState = { shown: 'q=memory', saved: 'q=memory', isEdited: false };

test('an address that was kept follows what is saved now, also what somebody else saves while it is open', () => {
  expect(followSmart(null, saved)).toBeNull();
  expect(followSmart(null, { ...saved, shown: 'q=old' })).toBe('follow');
  expect(followSmart(saved, { ...saved, saved: 'q=sleep' })).toBe('follow');
});

test('a filter that was changed here is kept as it is, whatever is saved elsewhere, until it is as saved again', () => {
  expect(followSmart(saved, { ...saved, shown: 'q=sleep' })).toBe('mark');
  const edited = { shown: 'q=sleep', saved: 'q=memory', isEdited: true };
  expect(followSmart({ ...edited, isEdited: false }, edited)).toBeNull();
  expect(followSmart(null, edited)).toBeNull();
  expect(followSmart(edited, { ...edited, saved: 'q=curve' })).toBeNull();
  expect(followSmart(edited, { ...edited, saved: 'q=sleep' })).toBe('unmark');
});
