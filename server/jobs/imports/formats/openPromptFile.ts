import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ForeignFile, ForeignRow } from '#server/domain/imports/importRows.ts';
import { type PromptFormat, PromptProblemError } from '#server/domain/prompts/formats/portablePrompt.ts';
import { type FoundPrompts, readPromptFile } from '#server/domain/prompts/formats/readPromptFile.ts';
import { ExtractError } from '../../extract/extractError.ts';
import { openFile } from '../../extract/files/base/openFile.ts';
import { openZipArchive } from '../../extract/files/base/zipArchive.ts';

/** More could not be made of an archive of 20 MB that holds prompts. */
const largestInAll = 100_000_000;
const mostFiles = 10_000;
const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04')) || bytes.subarray(0, 4).equals(Buffer.from('PK\x05\x06'));

/**
 * A file of prompts, or an archive of such files, whose folders are collections. What each is, is seen from it.
 * @throws PromptProblemError when none of it can be read
 */
export async function openPromptFile(stream: Readable, fileName: string): Promise<ForeignFile> {
  const bytes = await buffer(stream);
  if (isZip(bytes)) return openArchive(bytes);
  const { format, found, lostFields } = readPromptFile(new TextDecoder().decode(bytes), fileName);
  return { format: 'PROMPTS', promptFormat: format, lostFields, rows: each(found.map((one) => rowOf(one, []))) };
}

async function openArchive(bytes: Buffer): Promise<ForeignFile> {
  try {
    const file = await openFile({ bytes: new Uint8Array(bytes), contentType: null, charset: null, url: '' });
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
    const [format = 'MARKDOWN'] = formats;
    return { format: 'PROMPTS', promptFormat: format, lostFields, rows: each(rows) };
  } catch (error) {
    if (!(error instanceof ExtractError)) throw error;
    throw new PromptProblemError({ code: error.code === 'TOO_LARGE' ? 'TOO_LARGE' : 'DAMAGED', field: null, message: error.message });
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
function rowOf({ text, prompt, problem }: FoundPrompts['found'][number], folders: readonly string[]): ForeignRow {
  if (!prompt) return { text, path: [], url: null, problem: problem ?? { field: null, message: 'This is no prompt.' } };
  const beginning = prompt.content.messages.map((message) => message.text.slice(0, 300)).join(' ').replaceAll(/\s+/g, ' ');
  return { text: `${prompt.title} (${prompt.name})\n${beginning}`, path: prompt.path.length > 0 ? prompt.path : folders, url: null, prompt };
}

async function* each(rows: readonly ForeignRow[]): AsyncGenerator<ForeignRow> {
  yield* rows;
}
