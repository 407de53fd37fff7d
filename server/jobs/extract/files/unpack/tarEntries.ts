import { once } from 'node:events';
import { Parser, type ReadEntry } from 'tar';
import { ExtractError } from '../../extractError.ts';
import { brokenEntry, goneEntry } from './entryErrors.ts';
import type { Entries } from './foundEntry.ts';

/** The files in a tar archive, read from its beginning. @throws ExtractError DAMAGED, and what `pieces` throws */
export async function* tarEntries(pieces: AsyncIterable<Buffer>, wanted: readonly number[]): Entries {
  const missing = new Set(wanted);
  const found: { readonly position: number; readonly entry: ReadEntry }[] = [];
  const problems: unknown[] = [];
  let position = -1;
  let tell: () => void = () => undefined;
  const parser = new Parser({
    // It would unpack what is packed, without our limits.
    gzip: false,
    brotli: false,
    zstd: false,
    onReadEntry: (entry: ReadEntry) => {
      const isFile = /^(Old)?(File|ContiguousFile)$/.test(entry.type);
      if (isFile) position += 1;
      if (!isFile || !missing.delete(position)) {
        entry.resume();
        return;
      }
      found.push({ position, entry });
      tell();
    },
    onwarn: (code, message) => problems.push(`${code} ${message}`),
  });
  parser.on('error', (error: unknown) => problems.push(error));
  const state: Feeding = { isOver: false, failure: null };
  const leaving = new AbortController();
  let current: ReadEntry | null = null;
  // It stands still while what it has found is not read.
  const feeding = (async () => {
    for await (const bytes of pieces) {
      if (leaving.signal.aborted) return;
      if (!parser.write(bytes)) await Promise.race([once(parser, 'drain'), once(parser, 'end'), left(leaving.signal)]);
    }
    parser.end();
  })()
    .catch((error: unknown) => {
      state.failure = error instanceof Error ? error : new Error(String(error));
      // Nothing more of it comes: whoever reads it must not wait.
      current?.end();
    })
    .finally(() => {
      state.isOver = true;
      tell();
    });
  try {
    while (missing.size > 0 || found.length > 0) {
      const next = found.shift();
      if (next) {
        current = next.entry;
        if (state.failure) current.end();
        yield { position: next.position, bytes: bytesOf(next.entry, state) };
      } else if (state.isOver) break;
      else await new Promise<void>((resolve) => (tell = resolve));
      // Of what was not read to its end the rest is passed over.
      next?.entry.resume();
    }
    if (state.failure) throw state.failure;
    if (missing.size > 0 && problems.length > 0) throw new ExtractError('DAMAGED', 'The archive is damaged: what comes after the break cannot be had.', String(problems[0]));
    for (const other of missing) yield { position: other, refusal: goneEntry() };
  } finally {
    leaving.abort();
    await feeding;
  }
}

interface Feeding {
  isOver: boolean;
  failure: Error | null;
}

const left = (signal: AbortSignal): Promise<void> => new Promise((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true })));

async function* bytesOf(entry: ReadEntry, state: Feeding): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const bytes of entry as AsyncIterable<Buffer>) {
    size += bytes.byteLength;
    yield bytes;
  }
  if (size < entry.size) throw state.failure ?? brokenEntry('It ends too early');
}
