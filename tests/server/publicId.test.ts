import fc from 'fast-check';
import { fromUUID } from 'typeid-js';
import { expect, test } from 'vitest';
import { decodePublicId, encodePublicId, newUuid } from '#server/domain/publicId.ts';

test('a public id is the TypeID of its UUID, and leads back to it', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(encodePublicId('Source', uuid)).toBe(fromUUID(uuid, 'source'));
      expect(decodePublicId(encodePublicId('Tag', uuid))).toEqual({ kind: 'Tag', uuid });
    }),
  );
});

test.each([
  ['nothing', ''],
  ['no TypeID', 'source'],
  ['no prefix', '01h455vb4pex5vsknk084sn02q'],
  ['an unknown prefix', 'shoe_01h455vb4pex5vsknk084sn02q'],
  ['capital letters', 'source_01H455VB4PEX5VSKNK084SN02Q'],
  ['a letter that is no digit', 'source_01h455vb4pex5vsknk084sn0iq'],
  ['more than 128 bits', 'source_81h455vb4pex5vsknk084sn02q'],
])('%s is no public id', (_what, id) => {
  expect(decodePublicId(id)).toBeNull();
});

test('new ids are in the order in which they were made', () => {
  const made = Array.from({ length: 100 }, newUuid);
  expect(made.toSorted()).toEqual(made);
  expect(made.every((uuid) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(uuid))).toBe(true);
});
