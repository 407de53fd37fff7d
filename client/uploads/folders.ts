/** Names of folders, from the outermost one to the one that is meant; empty: no folder. */
export type FolderPath = readonly string[];

/** A file, and the folder in which it lies. */
export type FileInFolder = { readonly file: File; readonly folder: FolderPath };

/** Longer names than this no collection has. */
const LONGEST_NAME = 200;

/** The name of a folder as a collection has it: letters in one form (systems write "é" in two), no space around it. */
export const collectionName = (name: string): string => [...name.normalize('NFC').trim()].slice(0, LONGEST_NAME).join('');

/** Whether a collection has the name of a folder: as most systems see it, case does not tell names apart. */
export const sameName = (one: string, other: string): boolean => collectionName(one).toLowerCase() === collectionName(other).toLowerCase();

/** Tells folders apart. */
export const folderKey = (folder: FolderPath): string => JSON.stringify(folder.map((name) => name.toLowerCase()));

/** All folders that are needed for these files, those around others before them. Folders without a file anywhere are not. */
export function foldersOf(files: readonly FileInFolder[]): readonly FolderPath[] {
  const found = new Map<string, FolderPath>();
  for (const { folder } of files) {
    for (let depth = 1; depth <= folder.length; depth++) {
      const path = folder.slice(0, depth);
      if (!found.has(folderKey(path))) found.set(folderKey(path), path);
    }
  }
  return [...found.values()];
}
