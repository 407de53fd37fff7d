import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Measured } from './load.ts';

export interface Result extends Partial<Measured> {
  readonly name: string;
  /** With one connection: what one person waits. */
  readonly alone?: Measured | undefined;
  readonly bare?: Measured | undefined;
  readonly note?: string;
}

export const say = (line: string) => process.stdout.write(`${line}\n`);

const number = (value: number | undefined, digits = 0) =>
  value === undefined || Number.isNaN(value) ? '' : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const columns: readonly [name: string, width: number, cell: (result: Result) => string][] = [
  ['case', 28, ({ name }) => name],
  ['req/s', 7, ({ requestsPerSecond }) => number(requestsPerSecond)],
  ['p50 ms', 8, ({ p50 }) => number(p50, 1)],
  ['p99 ms', 8, ({ p99 }) => number(p99, 1)],
  ['alone p50', 9, ({ alone }) => number(alone?.p50, 1)],
  ['cpu ms', 7, ({ cpu }) => number(cpu?.server, 2)],
  ['pg ms', 6, ({ cpu }) => number(cpu?.postgres, 2)],
  ['bare req/s', 10, ({ bare }) => number(bare?.requestsPerSecond)],
  ['p50', 6, ({ bare }) => number(bare?.p50, 1)],
  ['cpu', 5, ({ bare }) => number(bare?.cpu?.server, 2)],
  ['pg', 6, ({ bare }) => number(bare?.cpu?.postgres, 2)],
  ['share', 6, (result) => share(result)],
  ['', 0, ({ note = '' }) => note],
];

/** How many of the bare server's requests per second it reaches. */
const share = ({ requestsPerSecond, bare }: Result) => (bare && requestsPerSecond ? `${number((requestsPerSecond / bare.requestsPerSecond) * 100)} %` : '');

const row = (cells: readonly string[]) => cells.map((cell, index) => (index === 0 ? cell.padEnd(columns[0]?.[1] ?? 0) : cell.padStart(columns[index]?.[1] ?? 0))).join('  ').trimEnd();

/** One line of the table. */
export const line = (result: Result) => row(columns.map(([, , cell]) => cell(result)));

export const heading = () => row(columns.map(([name]) => name));

/** Prints the table and writes what was measured as JSON. */
export async function report(path: string, measured: { readonly results: readonly Result[]; readonly memory: unknown; readonly [other: string]: unknown }): Promise<void> {
  say(`\n${heading()}`);
  for (const result of measured.results) say(line(result));
  say(`\nResident, MB: ${JSON.stringify(measured.memory)}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(measured, null, 2)}\n`);
  say(`Written to ${path}`);
}
