import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import { unlimitedDiskSpace, watchDiskSpace } from '#server/platform/storage/diskSpace.ts';
import { NoSpaceError } from '#server/platform/storage/noSpace.ts';
import { silentLog, temporaryFolder } from '#tests/support/identity.ts';

const mebibyte = 1024 ** 2;
const floor = 8 * mebibyte;
const never = 2 ** 30;

/** A disk with as many free bytes as the test says. */
async function disk(free: number) {
  const folder = temporaryFolder();
  const state = { free };
  const space = await watchDiskSpace({ folders: [folder], floor, log: silentLog, freeBytesOf: async () => state.free, intervalMs: never });
  onTestFinished(() => space.close());
  return {
    folder,
    space,
    ballast: join(folder, 'ballast'),
    async hasFree(bytes: number) {
      state.free = bytes;
      await space.refresh();
    },
  };
}

test('there is room for what leaves the floor free', async () => {
  const { space, hasFree } = await disk(100 * mebibyte);
  expect(space.hasRoomFor(92 * mebibyte)).toBe(true);
  expect(space.hasRoomFor(92 * mebibyte + 1)).toBe(false);
  await hasFree(floor - 1);
  expect(space.hasRoomFor(0)).toBe(false);
  await hasFree(floor);
  expect(space.hasRoomFor(0)).toBe(true);
});

test('the ballast is written where there is room, given up when nothing is left, and comes back', async () => {
  const { hasFree, ballast } = await disk(100 * mebibyte);
  expect(statSync(ballast).size).toBe(floor / 4);
  await hasFree(floor / 2);
  expect(existsSync(ballast)).toBe(true);
  await hasFree(1_000);
  expect(existsSync(ballast)).toBe(true);
  await hasFree(1_000);
  expect(existsSync(ballast)).toBe(false);
  await hasFree(floor + mebibyte);
  expect(existsSync(ballast)).toBe(false);
  await hasFree(100 * mebibyte);
  expect(existsSync(ballast)).toBe(true);
});

test('where the system does not answer, what was known last counts', async () => {
  const folder = temporaryFolder();
  let isBroken = false;
  const freeBytesOf = async () => {
    if (isBroken) throw new Error('EIO');
    return 2 * floor;
  };
  const space = await watchDiskSpace({ folders: [folder], floor, log: silentLog, freeBytesOf, intervalMs: never });
  onTestFinished(() => space.close());
  isBroken = true;
  await space.refresh();
  expect(space.hasRoomFor(floor)).toBe(true);
  expect(space.hasRoomFor(floor + 1)).toBe(false);
});

test('the fullest disk counts, and a floor of 0 switches it off', async () => {
  const [data, files] = [temporaryFolder(), temporaryFolder()];
  const space = await watchDiskSpace({ folders: [data, files], floor, log: silentLog, freeBytesOf: async (folder) => (folder === data ? 100 : 1) * floor, intervalMs: never });
  onTestFinished(() => space.close());
  expect(space.hasRoomFor(1)).toBe(false);
  expect(await watchDiskSpace({ folders: [data], floor: 0, log: silentLog })).toBe(unlimitedDiskSpace);
});

test('the free bytes of a real disk are read', async () => {
  const space = await watchDiskSpace({ folders: [join(temporaryFolder(), 'new')], floor: 1, log: silentLog, intervalMs: never });
  onTestFinished(() => space.close());
  expect(space.hasRoomFor(0)).toBe(true);
  expect(space.hasRoomFor(Number.MAX_SAFE_INTEGER)).toBe(false);
});

test('a file that would fill the disk is refused on its way, and nothing of it stays', async () => {
  const { space, hasFree } = await disk(100 * mebibyte);
  const store = await openBlobFolder(temporaryFolder(), { diskSpace: space });
  const bytes = async function* () {
    for (let sent = 0; sent < 40; sent += 1) {
      await hasFree((30 - sent) * mebibyte);
      yield Buffer.alloc(mebibyte, sent);
    }
  };
  await expect(store.write(bytes(), 100 * mebibyte)).rejects.toBeInstanceOf(NoSpaceError);
  await hasFree(100 * mebibyte);
  await expect(store.write(bytes(), 100 * mebibyte)).rejects.toBeInstanceOf(NoSpaceError);
  // What came of a file in pieces is there still: it goes on when there is room.
  await expect(store.incoming.append('one', 0, bytes(), 100 * mebibyte)).rejects.toBeInstanceOf(NoSpaceError);
  expect(await store.incoming.size('one')).toBe(22 * mebibyte);
});
