import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { reserveBlob, sweepBlobs } from '#server/domain/sources/files/blobs.ts';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import type { BlobRef } from '#server/platform/storage/blobStore.ts';
import { temporaryFolder } from '#tests/support/identity.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();

const inOne = async function* (bytes: Uint8Array) {
  yield bytes;
};

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function storage() {
  const db = vault.database.prisma;
  const blobs = await openBlobFolder(temporaryFolder(), { reserve: (ref) => reserveBlob(db, ref) });
  const owner = await vault.given.person();
  const spaceId = uuid(await vault.given.space(owner));
  return {
    db,
    blobs,
    write: (bytes: Uint8Array) => blobs.write(inOne(bytes), bytes.length),
    file: async (ref: BlobRef) => (await db.source.create({ data: { spaceId, type: 'FILE', title: 'a', blobHash: ref.hash, size: ref.size } })).id,
    isThere: (ref: BlobRef) => blobs.read(ref.hash).then(() => true, () => false),
    sweep: (hoursFromNow: number) =>
      sweepBlobs({ ...vault.context({ kind: 'system', job: 'sweep' }), now: () => new Date(Date.now() + hoursFromNow * 3_600_000) }, blobs.remove),
  };
}

test('bytes that nothing refers to go after a day, all others stay', async () => {
  const { db, write, file, isThere, sweep } = await storage();
  const [unused, ofSource, ofArtefact, ofPicture, ofStage, ofRevision] = [await write(randomBytes(10)), await write(randomBytes(10)), await write(randomBytes(10)), await write(randomBytes(10)), await write(randomBytes(10)), await write(randomBytes(10))];
  const sourceId = await file(ofSource);
  await db.sourceArtefact.create({ data: { sourceId, kind: 'PREVIEW', blobHash: ofArtefact.hash, mimeType: 'image/webp' } });
  await db.sourcePicture.create({ data: { sourceId, url: 'https://example.org/a.png', blobHash: ofPicture.hash, mimeType: 'image/png' } });
  await db.stageResult.create({ data: { sourceId, stage: 'EXTRACT', key: 'a'.repeat(64), result: {}, blobHash: ofStage.hash } });
  await db.sourceRevision.create({ data: { sourceId, title: 'Before', excerpt: '', body: '', blobHash: ofRevision.hash } });

  await sweep(23);
  expect(await isThere(unused)).toBe(true);
  await sweep(25);
  expect(await Promise.all([unused, ofSource, ofArtefact, ofPicture, ofStage, ofRevision].map(isThere))).toEqual([false, true, true, true, true, true]);
  expect(await db.blob.findUnique({ where: { hash: unused.hash } })).toBeNull();

  await db.source.delete({ where: { id: sourceId } });
  expect((await sweep(25)).removedCount).toBeGreaterThanOrEqual(5);
  expect(await Promise.all([ofSource, ofArtefact, ofPicture, ofStage, ofRevision].map(isThere))).toEqual([false, false, false, false, false]);
});

test('writing bytes again that are old reserves them for another day', async () => {
  const { db, write, isThere, sweep } = await storage();
  const bytes = randomBytes(10);
  const ref = await write(bytes);
  await db.blob.update({ where: { hash: ref.hash }, data: { reservedAt: new Date(0) } });
  await write(bytes);
  await sweep(0);
  expect(await isThere(ref)).toBe(true);
});

test('a sweep that runs all the time never takes bytes from those who are adding them', async () => {
  const { db, write, file, isThere, sweep } = await storage();
  const contents = Array.from({ length: 6 }, () => randomBytes(50));
  const underWay = new Map<string, number>();
  const lost: string[] = [];
  let removed = 0;
  let adding = true as boolean;
  const sweeping = (async () => {
    while (adding) {
      // As if a day had passed for those that nobody is adding at this moment. Who begins after it is not touched.
      const idle = contents.map(hashOf).filter((hash) => !underWay.get(hash));
      await db.blob.updateMany({ where: { hash: { in: idle }, reservedAt: { lt: new Date(Date.now() - 2) } }, data: { reservedAt: new Date(0) } });
      removed += (await sweep(0)).removedCount;
    }
  })();
  const add = async (turn: number) => {
    const bytes = contents[turn % contents.length] as Buffer;
    const hash = hashOf(bytes);
    underWay.set(hash, (underWay.get(hash) ?? 0) + 1);
    const ref = await write(bytes);
    const id = await file(ref);
    if (!(await isThere(ref))) lost.push(hash);
    await db.source.delete({ where: { id } });
    underWay.set(hash, (underWay.get(hash) ?? 0) - 1);
  };
  for (let turn = 0; turn < 60; turn += 4) await Promise.all([turn, turn + 1, turn + 2, turn + 6].map(add));
  adding = false;
  await sweeping;
  expect(lost).toEqual([]);
  expect(removed).toBeGreaterThan(0);
});
