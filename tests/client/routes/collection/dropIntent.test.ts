import { expect, test } from 'vitest';
import type { DropTarget } from '#client/collections/dragStore.ts';
import { dropIntent } from '#client/routes/collection/dropIntent.ts';

const source = { id: 'source_curve', homeId: 'collection_reading' };
const loose = { id: 'source_loose', homeId: null };
const writing: DropTarget = { kind: 'collection', id: 'collection_writing', name: 'Writing' };
const inbox: DropTarget = { kind: 'inbox', id: 'inbox', name: 'Inbox' };

test('a source on another collection is moved there, with Alt it is copied', () => {
  expect(dropIntent([source], writing, false)).toEqual({ verb: 'moveSources', sourceIds: ['source_curve'], toCollectionId: 'collection_writing' });
  expect(dropIntent([source], writing, true)).toEqual({ verb: 'copySources', sourceIds: ['source_curve'], toCollectionId: 'collection_writing' });
});
test('of several only those move that are not there yet', () => {
  const two = [source, { id: 'source_loci', homeId: 'collection_writing' }];
  expect(dropIntent(two, writing, false)?.sourceIds).toEqual(['source_curve']);
  expect(dropIntent(two, writing, true)?.sourceIds).toEqual(['source_curve', 'source_loci']);
});
test('where it is already, a source stays; a copy may lie beside it', () => {
  const reading: DropTarget = { kind: 'collection', id: 'collection_reading', name: 'Reading' };
  expect(dropIntent([source], reading, false)).toBeNull();
  expect(dropIntent([source], reading, true)?.verb).toBe('copySources');
});
test('the Inbox takes sources out of their collections; what lies in none is there already', () => {
  expect(dropIntent([source, loose], inbox, false)).toEqual({ verb: 'moveSources', sourceIds: ['source_curve'], toCollectionId: null });
  expect(dropIntent([loose], inbox, false)).toBeNull();
});
test('Favorites stars all of them, a tag tags all of them, wherever they lie', () => {
  const both = ['source_curve', 'source_loose'];
  expect(dropIntent([source, loose], { kind: 'favorites', id: 'favorites', name: 'Favorites' }, false)).toEqual({ verb: 'favoriteSources', sourceIds: both });
  expect(dropIntent([source, loose], { kind: 'tag', id: 'tag_draft', name: 'draft' }, true)).toEqual({ verb: 'tagSources', sourceIds: both, tag: 'draft' });
});
