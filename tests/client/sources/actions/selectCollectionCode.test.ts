// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadedSelectCollection, loadSelectCollection } from '#client/sources/actions/selectCollectionCode.ts';

test('the dialog that asks for a collection is there to be drawn at once as soon as its code has been fetched', async () => {
  expect(loadedSelectCollection()).toBeNull();
  const fetched = await loadSelectCollection();
  expect(loadedSelectCollection()).toBe(fetched.default);
});
