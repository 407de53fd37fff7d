import { expect, test } from 'vitest';
import { dropIntent } from '#client/routes/collection/dropIntent.ts';

const source = { kind: 'source', id: 'source_curve' } as const;
const reading = { kind: 'collection', id: 'collection_reading' } as const;
const inbox = { kind: 'collection', id: 'collection_inbox' } as const;
const root = { kind: 'root' } as const;

test('a source dropped on another collection moves there', () =>
  expect(dropIntent(source, inbox, reading.id)).toEqual({ verb: 'moveSources', sourceIds: [source.id], toCollectionId: inbox.id }));
test('a source dropped where it lies, or beside the tree, stays', () => {
  expect(dropIntent(source, reading, reading.id)).toBeNull();
  expect(dropIntent(source, root, reading.id)).toBeNull();
});
test('a collection dropped on another goes below it, dropped beside the tree it becomes a root', () => {
  expect(dropIntent(reading, inbox, null)).toEqual({ verb: 'moveCollection', collectionId: reading.id, parentId: inbox.id });
  expect(dropIntent(reading, root, null)).toEqual({ verb: 'moveCollection', collectionId: reading.id, parentId: null });
});
test('a collection dropped on itself stays', () => expect(dropIntent(reading, reading, null)).toBeNull());
