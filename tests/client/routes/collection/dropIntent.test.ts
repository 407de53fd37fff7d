import { expect, test } from 'vitest';
import { dropIntent } from '#client/routes/collection/dropIntent.ts';

const source = { id: 'source_curve', homeId: 'collection_reading' };

test('a source on another collection is moved there, with Alt it is copied', () => {
  expect(dropIntent([source], 'collection_inbox', false)).toEqual({ verb: 'moveSources', sourceIds: ['source_curve'], toCollectionId: 'collection_inbox' });
  expect(dropIntent([source], 'collection_inbox', true)).toEqual({ verb: 'copySources', sourceIds: ['source_curve'], toCollectionId: 'collection_inbox' });
});
test('of several only those move that are not there yet', () => {
  const two = [source, { id: 'source_loci', homeId: 'collection_inbox' }];
  expect(dropIntent(two, 'collection_inbox', false)?.sourceIds).toEqual(['source_curve']);
  expect(dropIntent(two, 'collection_inbox', true)?.sourceIds).toEqual(['source_curve', 'source_loci']);
});
test('where it is already, a source stays; a copy may lie beside it', () => {
  expect(dropIntent([source], 'collection_reading', false)).toBeNull();
  expect(dropIntent([source], 'collection_reading', true)?.verb).toBe('copySources');
});
