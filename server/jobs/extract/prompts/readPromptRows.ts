import type { ForeignRow } from '#server/domain/imports/importRows.ts';
import { type PromptFormat, type PromptProblem, PromptProblemError } from '#server/domain/prompts/formats/portablePrompt.ts';
import { type FoundPrompts, readPromptFile } from '#server/domain/prompts/formats/readPromptFile.ts';
import { openFile } from '../files/base/openFile.ts';
import { openZipArchive } from '../files/base/zipArchive.ts';

/** A file of prompts, or an archive of such files, as somebody gave it. */
export interface PromptFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What it is called; empty for what was pasted. */
  readonly fileName: string;
}

/** What stands in it, row by row; or why none of it can be read. Plain values: they come from another process. */
export type PromptRows =
  | { readonly promptFormat: PromptFormat; readonly lostFields: readonly string[]; readonly rows: readonly ForeignRow[] }
  | { readonly problem: PromptProblem };

/** More could not be made of an archive of 20 MB that holds prompts. */
const largestInAll = 100_000_000;
const mostFiles = 10_000;
const startsWith = (bytes: Uint8Array, beginning: string) => Buffer.from(bytes.subarray(0, beginning.length)).toString('latin1') === beginning;
const isZip = (bytes: Uint8Array) => startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06');

/**
 * The rows of a file of prompts, or of an archive of such files, whose folders are collections. What each is, is seen from it. Some files take minutes:
 * it runs where time and memory are limited (`Reader`).
 * @throws ExtractError for an archive that cannot be opened
 */
export async function readPromptRows({ bytes, fileName }: PromptFile): Promise<PromptRows> {
  try {
    if (isZip(bytes)) return await readArchive(bytes);
    const { format, found, lostFields } = readPromptFile(new TextDecoder().decode(bytes), fileName);
    return { promptFormat: format, lostFields: [...lostFields], rows: found.map((one) => rowOf(one, [])) };
  } catch (error) {
    if (error instanceof PromptProblemError) return { problem: error.problem };
    throw error;
  }
}

async function readArchive(bytes: Uint8Array<ArrayBuffer>): Promise<PromptRows> {
  const file = await openFile({ bytes, contentType: null, charset: null, url: '' });
  try {
    const zip = await openZipArchive(file);
    const names = zip.entries.map(({ name }) => name).filter((name) => /\.(?:md|markdown|txt|json|jsonl|ya?ml)$/i.test(name) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name));
    if (names.length === 0) throw new PromptProblemError({ code: 'UNSUPPORTED', field: null, message: 'There are no files of prompts in this archive.' });
    if (names.length > mostFiles) throw new PromptProblemError({ code: 'TOO_LARGE', field: null, message: `An archive may hold ${mostFiles.toLocaleString('en')} files of prompts.` });
    const formats = new Set<PromptFormat>();
    const lostFields = new Set<string>();
    const rows: ForeignRow[] = [];
    let size = 0;
    for (const name of names) {
      const content = (await zip.read(name)) ?? new Uint8Array();
      size += content.byteLength;
      if (size > largestInAll) throw new PromptProblemError({ code: 'TOO_LARGE', field: null, message: 'What this archive holds is too large.' });
      const folders = name.split('/').slice(0, -1);
      const read = readEntry(new TextDecoder().decode(content), name);
      if ('format' in read) {
        formats.add(read.format);
        for (const field of read.lostFields) lostFields.add(field);
        rows.push(...read.found.map((one) => rowOf(one, folders)));
      } else rows.push(read);
    }
    const [promptFormat = 'MARKDOWN'] = formats;
    return { promptFormat, lostFields: [...lostFields], rows };
  } finally {
    await file.close();
  }
}

/** One file of an archive that cannot be read is one row that cannot be taken. */
function readEntry(text: string, name: string): FoundPrompts | ForeignRow {
  try {
    return readPromptFile(text, name);
  } catch (error) {
    if (!(error instanceof PromptProblemError)) throw error;
    return { text: name, path: [], url: null, problem: error.problem };
  }
}

/** What a row says first is what the prompt is called; behind it how it begins. */
function rowOf({ text, prompt, problem, testSets }: FoundPrompts['found'][number], folders: readonly string[]): ForeignRow {
  if (!prompt) return { text, path: [], url: null, problem: problem ?? { field: null, message: 'This is no prompt.' } };
  const beginning = prompt.content.messages.map((message) => message.text.slice(0, 300)).join(' ').replaceAll(/\s+/g, ' ');
  return { text: `${prompt.title} (${prompt.name})\n${beginning}`, path: prompt.path.length > 0 ? prompt.path : folders, url: null, prompt, testSets };
}
