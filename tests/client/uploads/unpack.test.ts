import { expect, test } from 'vitest';
import { foldersOf, sameName } from '#client/uploads/folders.ts';
import { maxFilesAtOnce, unpack, type Unpacked } from '#client/uploads/unpack.ts';

/** As browsers tell files and folders: a folder's contents in parts of two. */
const file = (name: string) => ({ name, isFile: true, isDirectory: false, file: (taken: (file: File) => void) => taken(new File(['words'], name)) });
const unreadable = (name: string) => ({ ...file(name), file: (_: unknown, failed: (error: Error) => void) => failed(new Error('NotReadableError')) });
const folder = (name: string, contents: readonly object[]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    let told = 0;
    return { readEntries: (taken: (part: readonly object[]) => void) => taken(contents.slice(told, (told += 2))) };
  },
});
const unpacked = (...entries: object[]) => unpack(entries as FileSystemEntry[]);
const placesOf = ({ files }: Unpacked) => files.map(({ file, folder }) => [...folder, file.name].join('/'));

test('folders are unpacked whole, each file with its folder, what lies together by name, folders after files, without clutter', async () => {
  const paper = folder('Paper', [
    folder('Figures', [file('figure 10.png'), file('figure 2.png'), file('.DS_Store')]),
    file('paper.pdf'),
    folder('.git', [file('HEAD')]),
    file('Thumbs.db'),
    file('abstract.txt'),
  ]);
  expect(placesOf(await unpacked(paper, file('.profile')))).toEqual(['Paper/abstract.txt', 'Paper/paper.pdf', 'Paper/Figures/figure 2.png', 'Paper/Figures/figure 10.png', '.profile']);
});

test('says how much could not be read, and that a folder has more than is taken at once', async () => {
  expect(await unpacked(folder('Shared', [file('one'), unreadable('two'), file('three')]))).toMatchObject({ unreadable: 1, isTooMany: false, files: { length: 2 } });
  expect(await unpacked(folder('Empty', [folder('Empty too', [])]))).toEqual({ files: [], unreadable: 0, isTooMany: false });
  const many = (count: number) => folder('Many', Array.from({ length: count }, (_, index) => file(String(index))));
  expect(await unpacked(many(maxFilesAtOnce))).toMatchObject({ isTooMany: false, files: { length: maxFilesAtOnce } });
  expect(await unpacked(many(maxFilesAtOnce), file('one more'))).toMatchObject({ isTooMany: true });
});

test('a collection for each folder in which a file is, those around others first; case and the form of letters tell none apart', async () => {
  const { files } = await unpacked(folder('Paper', [folder('Drafts', [folder('2024', [file('one')])]), folder('Nothing', [folder('Here', [])])]), folder('paper ', [file('two')]), file('three'));
  expect(foldersOf(files)).toEqual([['Paper'], ['Paper', 'Drafts'], ['Paper', 'Drafts', '2024']]);
  expect([sameName('Re\u0301sume\u0301', 'résumé '), sameName('Paper', 'Papers')]).toEqual([true, false]);
});
