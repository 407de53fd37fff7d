import { expect, test } from 'vitest';
import { dropIntent } from '#client/routes/collection/dropIntent.ts';

const source = { kind: 'source', sources: [{ id: 'source_curve', homeId: 'collection_reading' }] } as const;
const inbox = { kind: 'collection', id: 'collection_inbox' } as const;
const reading = { kind: 'collection', id: 'collection_reading' } as const;

test('a source on another collection is moved there, with Alt it is copied', () => {
  expect(dropIntent(source, inbox, false)).toEqual({ verb: 'moveSources', sourceIds: ['source_curve'], toCollectionId: 'collection_inbox' });
  expect(dropIntent(source, inbox, true)).toEqual({ verb: 'copySources', sourceIds: ['source_curve'], toCollectionId: 'collection_inbox' });
});
test('of several only those move that are not there yet', () => {
  const two = { kind: 'source', sources: [...source.sources, { id: 'source_loci', homeId: 'collection_inbox' }] } as const;
  expect(dropIntent(two, inbox, false)?.sourceIds).toEqual(['source_curve']);
  expect(dropIntent(two, inbox, true)?.sourceIds).toEqual(['source_curve', 'source_loci']);
});
test('where it is already, a source stays; a copy may lie beside it', () => {
  expect(dropIntent(source, reading, false)).toBeNull();
  expect(dropIntent(source, reading, true)?.verb).toBe('copySources');
});
test('a source on the free space, and every collection, is no matter of the list', () => {
  expect(dropIntent(source, { kind: 'root' }, false)).toBeNull();
  expect(dropIntent({ kind: 'collection' }, inbox, false)).toBeNull();
});
