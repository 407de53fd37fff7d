import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Goals } from './clientCases.ts';
import type { Measured } from './load.ts';

export interface Result extends Partial<Measured> {
  readonly name: string;
  /** With one connection: what one person waits. */
  readonly alone?: Measured | undefined;
  readonly bare?: Measured | undefined;
  /** The least that is asked for the same. */
  readonly minimal?: Measured | undefined;
  /** SQL statements for one answer. */
  readonly statements?: number | undefined;
  /** So many should suffice. */
  readonly mostStatements?: number | undefined;
  readonly goals?: Goals | undefined;
  readonly note?: string;
}

export const say = (line: string) => process.stdout.write(`${line}\n`);

const number = (value: number | undefined, digits = 0) =>
  value === undefined || Number.isNaN(value) ? '' : value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const percent = (value: number | undefined) => (value === undefined ? '' : `${number(value * 100)} %`);

/** How many of the requests per second of another it reaches. */
const shareOf = ({ requestsPerSecond }: Result, other: Measured | undefined) => (other && requestsPerSecond ? requestsPerSecond / other.requestsPerSecond : undefined);

const columns: readonly [name: string, width: number, cell: (result: Result) => string][] = [
  ['case', 48, ({ name }) => name],
  ['req/s', 7, ({ requestsPerSecond }) => number(requestsPerSecond)],
  ['p50 ms', 7, ({ p50 }) => number(p50, 1)],
  ['p99 ms', 7, ({ p99 }) => number(p99, 1)],
  ['alone p50', 9, ({ alone }) => number(alone?.p50, 1)],
  ['cpu ms', 7, ({ cpu }) => number(cpu?.server, 2)],
  ['pg ms', 6, ({ cpu }) => number(cpu?.postgres, 2)],
  ['SQL', 3, ({ statements }) => number(statements)],
  ['bare req/s', 10, ({ bare }) => number(bare?.requestsPerSecond)],
  ['p50', 6, ({ bare }) => number(bare?.p50, 1)],
  ['cpu', 5, ({ bare }) => number(bare?.cpu?.server, 2)],
  ['pg', 6, ({ bare }) => number(bare?.cpu?.postgres, 2)],
  ['share', 6, (result) => percent(shareOf(result, result.bare))],
  ['minimal req/s', 13, ({ minimal }) => number(minimal?.requestsPerSecond)],
  ['of it', 6, (result) => percent(shareOf(result, result.minimal))],
  ['', 0, (result) => [result.note ?? '', ...missedGoals(result)].filter(Boolean).join('; ')],
];

/** What a case should reach and did not, in words. */
function missedGoals(result: Result): string[] {
  const { goals = {}, alone, bare, minimal, statements, mostStatements, requestsPerSecond, p99 } = result;
  const [share, ofMinimal] = [shareOf(result, bare), shareOf(result, minimal)];
  return [
    goals.share !== undefined && share !== undefined && share < goals.share ? `missed: ${percent(goals.share)} of the bare server` : '',
    goals.ofMinimal !== undefined && ofMinimal !== undefined && ofMinimal < goals.ofMinimal ? `missed: ${percent(goals.ofMinimal)} of the minimal query` : '',
    goals.alone !== undefined && alone !== undefined && alone.p50 > goals.alone ? `missed: ${goals.alone} ms alone` : '',
    goals.requestsPerSecond !== undefined && requestsPerSecond !== undefined && requestsPerSecond < goals.requestsPerSecond ? `missed: ${goals.requestsPerSecond} a second` : '',
    goals.p99 !== undefined && p99 !== undefined && p99 > goals.p99 ? `missed: p99 of ${goals.p99} ms` : '',
    mostStatements !== undefined && statements !== undefined && statements > mostStatements ? `missed: ${mostStatements} statements` : '',
  ].filter(Boolean);
}

const row = (cells: readonly string[]) => cells.map((cell, index) => (index === 0 ? cell.padEnd(columns[0]?.[1] ?? 0) : cell.padStart(columns[index]?.[1] ?? 0))).join('  ').trimEnd();

/** One line of the table. */
export const line = (result: Result) => row(columns.map(([, , cell]) => cell(result)));

export const heading = () => row(columns.map(([name]) => name));

/** The table in Markdown. */
function markdown(results: readonly Result[]): string {
  const cells = (each: readonly string[]) => `| ${each.join(' | ')} |`;
  return [cells(columns.map(([name]) => name)), cells(columns.map(([name]) => (name === 'case' || name === '' ? '---' : '---:'))), ...results.map((result) => cells(columns.map(([, , cell]) => cell(result))))].join('\n');
}

/** Prints the table and writes what was measured as JSON, and as Markdown beside it. */
export async function report(path: string, measured: { readonly results: readonly Result[]; readonly memory: unknown; readonly [other: string]: unknown }): Promise<void> {
  say(`\n${heading()}`);
  for (const result of measured.results) say(line(result));
  say(`\nResident, MB: ${JSON.stringify(measured.memory)}`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(measured, null, 2)}\n`);
  await writeFile(path.replace(/(\.json)?$/, '.md'), `${markdown(measured.results)}\n`);
  say(`Written to ${path}`);
}
