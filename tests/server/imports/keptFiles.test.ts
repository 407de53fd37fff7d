import { expect, test } from 'vitest';
import { ImportTooLargeError } from '#server/domain/imports/importRows.ts';
import { openKeptFiles, type UnpackingLimits } from '#server/jobs/imports/formats/keptFiles.ts';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import { unlimitedDiskSpace } from '#server/platform/storage/diskSpace.ts';
import { zipOf } from '#tests/support/documents.ts';
import { temporaryFolder } from '#tests/support/identity.ts';

const entries = new Map([1, 2, 3].map((number) => [number, `files/source_${number}/zeros.txt`]));

/** What is taken from an archive whose three files have a hundred bytes each. */
async function taken(limits: UnpackingLimits) {
  const blobs = await openBlobFolder(temporaryFolder(), { diskSpace: unlimitedDiskSpace });
  const zip = zipOf(Object.fromEntries([...entries].map(([number, name]) => [name, String(number).repeat(100)])));
  async function* bytes() {
    yield zip;
  }
  const { hash } = await blobs.write(bytes(), 1_000_000);
  await using archive = await openKeptFiles(blobs, hash, limits);
  return [...(await archive.store(entries))].map(([number, { size }]) => [number, size]);
}

test('files of an archive are taken as long as they come to what a space may hold', async () => {
  const all = [[1, 100], [2, 100], [3, 100]];
  expect(await taken({ largestFile: 100, spaceQuota: 300 })).toEqual(all);
  expect(await taken({ largestFile: 100, spaceQuota: 0 })).toEqual(all);
  await expect(taken({ largestFile: 100, spaceQuota: 299 })).rejects.toThrow(ImportTooLargeError);
});

test('files that are too large are left out, and end an archive that has nothing else', async () => {
  expect(await taken({ largestFile: 99, spaceQuota: 300 })).toEqual([]);
  await expect(taken({ largestFile: 99, spaceQuota: 200 })).rejects.toThrow(ImportTooLargeError);
});
