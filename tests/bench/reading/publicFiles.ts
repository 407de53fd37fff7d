import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ExtractError } from '#server/jobs/extract/extractError.ts';
import { createExtractor } from '#server/jobs/extract/process/extractor.ts';
import { createReader } from '#server/jobs/extract/process/reader.ts';
import { say } from '../report.ts';
import { median, type Score, score } from './shingles.ts';

interface Options {
  /** A folder with the text of some of the files, as another program reads it. */
  readonly texts: string | null;
  readonly verbose: boolean;
}

interface Reading {
  readonly name: string;
  readonly kind: string;
  /** How a source of it would end, and why where there is something to say. */
  readonly ended: 'COMPLETED' | 'FAILED';
  readonly code: string | null;
  readonly message: string;
  readonly score: Score | null;
  readonly ms: number;
}

/** Reads each file as an upload is read, in the process that reads them, and says how it ended. */
export async function measureFiles(folder: string, { texts, verbose }: Options): Promise<void> {
  const reader = createReader({ readableFolders: [folder] });
  const extractor = createExtractor(reader);
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const readings: Reading[] = [];
  try {
    for (const name of names.sort()) {
      const text = texts === null ? null : await readFile(join(texts, `${name}.txt`), 'utf8').catch(() => null);
      readings.push(await read(name, text));
      if (readings.length % 100 === 0) say(`${readings.length} of ${names.length}`);
    }
  } finally {
    await reader.close();
  }
  report(readings, verbose);

  async function read(name: string, text: string | null): Promise<Reading> {
    const began = performance.now();
    const kind = extname(name).slice(1).toLowerCase();
    const base = { name, kind };
    try {
      const found = await extractor.extract({ path: join(folder, name), contentType: null, charset: null, url: 'about:blank', fileName: name.split('/').at(-1) ?? name });
      const { note, partialFailure } = found;
      const reason = partialFailure ?? note ?? null;
      return { ...base, ended: partialFailure ? 'FAILED' : 'COMPLETED', code: reason?.code ?? null, message: reason?.message ?? '', score: text === null || text.trim() === '' ? null : score(lettersOnly(found.plainText), lettersOnly(text), 1), ms: performance.now() - began };
    } catch (error) {
      const code = error instanceof ExtractError ? error.code : 'INTERNAL';
      const cause = error instanceof Error && typeof error.cause === 'string' ? (error.cause.split('\n')[0] ?? '') : '';
      return { ...base, ended: 'FAILED', code, message: `${error instanceof Error ? error.message : String(error)} [${cause}]`, score: null, ms: performance.now() - began };
    }
  }
}

/** Other programs number lists and pages; words are what both must have. */
const lettersOnly = (text: string) => (text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).join(' ');

function report(readings: readonly Reading[], verbose: boolean): void {
  say(`${readings.length} files: ${count(readings, ({ ended }) => ended)}; INTERNAL ${readings.filter(({ code }) => code === 'INTERNAL').length}`);
  const byKind = Map.groupBy(readings, ({ kind }) => kind);
  for (const [kind, all] of [...byKind].sort((a, b) => b[1].length - a[1].length)) {
    const scores = all.flatMap((each) => each.score ?? []);
    const texts = scores.length === 0 ? '' : `; of ${scores.length} median recall ${median(scores.map(({ recall }) => recall)).toFixed(3)}, precision ${median(scores.map(({ precision }) => precision ?? 0)).toFixed(3)}`;
    say(`${kind.padEnd(10)} ${String(all.length).padStart(5)}   ${count(all, ({ ended, code }) => (code === null ? ended : `${ended} ${code}`))}${texts}`);
  }
  if (!verbose) return;
  for (const { name, ended, code, message, ms } of readings) if (code !== null) say(`${ended} ${code} ${name}: ${message} (${Math.round(ms)} ms)`);
  for (const { name, score: found } of readings) if (found && (found.recall < 0.9 || (found.precision ?? 0) < 0.9)) say(`recall ${found.recall.toFixed(2)}, precision ${(found.precision ?? 0).toFixed(2)}: ${name}`);
}

function count(readings: readonly Reading[], of: (reading: Reading) => string): string {
  return [...Map.groupBy(readings, of)].map(([what, all]) => `${what} ${all.length}`).sort().join(', ');
}
