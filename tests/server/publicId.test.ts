import fc from 'fast-check';
import { fromUUID } from 'typeid-js';
import { expect, test } from 'vitest';
import { decodePublicId, encodePublicId } from '#server/domain/publicId.ts';

test('a public id is the TypeID of its UUID, and leads back to it', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      expect(encodePublicId('Source', uuid)).toBe(fromUUID(uuid, 'source'));
      expect(decodePublicId(encodePublicId('Tag', uuid))).toEqual({ kind: 'Tag', uuid });
    }),
  );
});
