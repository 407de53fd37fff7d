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
test('where a collection is dropped, the tree decides', () => expect(dropIntent(reading, inbox, null)).toBeNull());
