import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ForeignFile, ForeignRow } from '#server/domain/imports/importRows.ts';
import { type PromptProblem, PromptProblemError } from '#server/domain/prompts/formats/portablePrompt.ts';
import { ExtractError, MachineBusyError } from '../../extract/extractError.ts';
import type { Reader } from '../../extract/process/reader.ts';

/**
 * A file of prompts, or an archive of such files, read apart from the server: a megabyte of YAML can take minutes.
 * @throws PromptProblemError when none of it can be read; MachineBusyError: it may be tried again
 */
export async function openPromptFile(reader: Pick<Reader, 'promptFile'>, stream: Readable, fileName: string): Promise<ForeignFile> {
  const read = await reader.promptFile({ bytes: await buffer(stream), fileName }).catch((error: unknown) => {
    if (!(error instanceof ExtractError) || error instanceof MachineBusyError) throw error;
    return { problem: problemOf(error) };
  });
  if ('problem' in read) throw new PromptProblemError(read.problem);
  return { format: 'PROMPTS', promptFormat: read.promptFormat, lostFields: new Set(read.lostFields), rows: each(read.rows) };
}

const problemOf = ({ code, message }: ExtractError): PromptProblem => ({ code: code === 'TOO_LARGE' ? 'TOO_LARGE' : 'DAMAGED', field: null, message });

async function* each(rows: readonly ForeignRow[]): AsyncGenerator<ForeignRow> {
  yield* rows;
}
