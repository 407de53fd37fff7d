import { collectionName, type FileInFolder, type FolderPath } from './folders.ts';

/** How many files are taken in one go: that is what the API adds at once. */
export const maxFilesAtOnce = 1_000;

/** What systems leave in folders for themselves, and what is hidden. */
const isClutter = (name: string): boolean => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';

/** What came out of folders and files that were dropped. */
export type Unpacked = {
  readonly files: readonly FileInFolder[];
  /** There are more than `maxFilesAtOnce`; the rest was not looked for. */
  readonly isTooMany: boolean;
  /** How many files and folders could not be read. */
  readonly unreadable: number;
};

/**
 * All files in folders, and in the folders in them, each with the folder it lies in: what lies together stays together, by
 * name, the files of a folder before those of the folders in it. Clutter of systems and what is hidden stay behind.
 */
export async function unpack(entries: readonly FileSystemEntry[]): Promise<Unpacked> {
  const files: FileInFolder[] = [];
  let unreadable = 0;
  const take = async (each: readonly FileSystemEntry[], folder: FolderPath): Promise<void> => {
    for (const entry of each) {
      if (files.length > maxFilesAtOnce) return;
      try {
        if (isFile(entry)) files.push({ file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)), folder });
        else if (isFolder(entry)) await take(inOrder((await contentsOf(entry)).filter(({ name }) => !isClutter(name))), [...folder, collectionName(entry.name)]);
      } catch {
        unreadable++;
      }
    }
  };
  await take(entries, []);
  return { files: files.slice(0, maxFilesAtOnce), isTooMany: files.length > maxFilesAtOnce, unreadable };
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const names = new Intl.Collator(undefined, { numeric: true });
const inOrder = (entries: readonly FileSystemEntry[]): readonly FileSystemEntry[] =>
  entries.toSorted((one, other) => Number(one.isDirectory) - Number(other.isDirectory) || names.compare(one.name, other.name));

/** Browsers tell a folder's contents a hundred at a time, until nothing is left. */
async function contentsOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return found;
    found.push(...part);
  }
}
