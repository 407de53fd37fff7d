import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '#server/platform/storage/localFiles.ts';

const markerOf = (dataFolder: string) => join(dataFolder, 'restoring');

/** From now on until it is done, nobody takes this folder for a vault. */
export const beginRestore = (dataFolder: string): Promise<void> => writeFile(markerOf(dataFolder), 'A restore is running here, or was broken off: run it again.\n', { flush: true });

export const endRestore = (dataFolder: string): Promise<void> => rm(markerOf(dataFolder), { force: true });

export const isRestoreBroken = (dataFolder: string): Promise<boolean> => exists(markerOf(dataFolder));

/** @throws an Error of one line when a restore into this folder was broken off: what is there is not a whole vault */
export async function refuseBrokenRestore(dataFolder: string): Promise<void> {
  if (await isRestoreBroken(dataFolder)) throw new Error(`A restore into ${dataFolder} was broken off, or is running. Run it again: npm run restore -- FILE`);
}
