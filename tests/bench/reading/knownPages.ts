import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { ExtractError } from '#server/jobs/extract/extractError.ts';
import { type ExtractedPage, extractPage } from '#server/jobs/extract/page/extractPage.ts';
import { say } from '../report.ts';
import { mean, type Score, score, summary } from './shingles.ts';

/** What people know of a page; each page is measured at what is known of it. */
interface Known {
  readonly url: string;
  readonly articleBody?: string;
  /** Pieces of text that belong to it, and pieces that are only around it. */
  readonly with?: readonly string[];
  readonly without?: readonly string[];
  readonly title?: string;
  /** Several are divided by semicolons. */
  readonly author?: string;
  /** ISO 8601, the day. */
  readonly date?: string;
  /** BCP 47, the primary tag. */
  readonly language?: string;
}

interface Page extends Known {
  readonly id: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Options {
  /** Rounds for the time: the least counts. */
  readonly repeat: number;
  readonly verbose: boolean;
}

/** Reads pages of which something is known: `ground-truth.json` (`{id: Known}`) and `html/<id>.html.gz`, as public benchmarks have it. */
async function pagesIn(folder: string): Promise<Page[]> {
  const truth = JSON.parse(await readFile(join(folder, 'ground-truth.json'), 'utf8')) as Record<string, Known>;
  return Promise.all(Object.entries(truth).map(async ([id, known]) => ({ ...known, id, bytes: new Uint8Array(gunzipSync(await readFile(join(folder, 'html', `${id}.html.gz`)))) })));
}

function ours({ bytes, url }: Page): ExtractedPage | null {
  try {
    return extractPage({ bytes, contentType: 'text/html', charset: null, url });
  } catch (error) {
    if (error instanceof ExtractError) return null;
    throw error;
  }
}

/** Nothing but what any program would do first. */
function bare({ bytes }: Page): string {
  const { document } = parseHTML(new TextDecoder().decode(bytes));
  return new Readability(document).parse()?.textContent ?? '';
}

/** Milliseconds of a processor for one page, of each of two ways that take turns: the least of several rounds over all pages. */
function msPerPage(pages: readonly Page[], ways: readonly ((page: Page) => unknown)[], repeat: number): number[] {
  const rounds = Array.from({ length: repeat }, () =>
    ways.map((read) => {
      const before = process.cpuUsage();
      for (const page of pages) read(page);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000 / pages.length;
    }),
  );
  return ways.map((_, way) => Math.min(...rounds.map((round) => round[way] ?? 0)));
}

interface Reading {
  readonly page: Page;
  readonly found: ExtractedPage | null;
  readonly bare: string;
}

/** Compares what is read of known pages with what people know of them, and with Readability alone on linkedom. */
export async function measurePages(folder: string, { repeat, verbose }: Options): Promise<void> {
  const pages = await pagesIn(folder);
  say(`${pages.length} pages, ${Math.round(mean(pages.map(({ bytes }) => bytes.byteLength)) / 1024)} kB on average`);
  const readings = pages.map((page) => ({ page, found: ours(page), bare: bare(page) }));
  measureTexts(readings, verbose);
  measurePieces(readings, verbose);
  measureFact('title', readings, verbose, ({ title }, known) => sameWords(title, known));
  measureFact('author', readings, verbose, ({ author }, known) => author !== null && sameWords(author, known));
  measureFact('date', readings, verbose, ({ publishedAt }, known) => publishedAt !== null && isOnDay(publishedAt, known));
  measureFact('language', readings, verbose, ({ language }, known) => language === known);
  if (repeat === 0) return;
  const [mine = 0, theirs = 0] = msPerPage(pages, [ours, bare], repeat);
  say(`time on a processor for a page: this vault ${mine.toFixed(1)} ms, Readability alone ${theirs.toFixed(1)} ms: ${(mine / theirs).toFixed(2)} times`);
}

function measureTexts(readings: readonly Reading[], verbose: boolean): void {
  const scores = readings.flatMap(({ page, found, bare: text }) => (page.articleBody === undefined ? [] : [{ page, ours: score(found?.plainText ?? '', page.articleBody), bare: score(text, page.articleBody) }]));
  if (scores.length === 0) return;
  const line = (name: string, all: readonly Score[]) => {
    const { f1, precision, recall } = summary(all);
    say(`${name.padEnd(14)}F1 ${f1.toFixed(3)}   precision ${precision.toFixed(3)}   recall ${recall.toFixed(3)}`);
  };
  line('this vault', scores.map((each) => each.ours));
  line('Readability', scores.map((each) => each.bare));
  const worse = scores.filter((each) => each.ours.f1 < each.bare.f1 - 0.2);
  say(`${worse.length} pages are read worse than by Readability by more than 0.2`);
  for (const { page, ours: mine, bare: theirs } of worse) say(`  ${mine.f1.toFixed(2)} instead of ${theirs.f1.toFixed(2)}: ${page.id} ${page.url}`);
  if (!verbose) return;
  for (const { page, ours: mine, bare: theirs } of scores.toSorted((a, b) => a.ours.f1 - b.ours.f1).slice(0, 40)) {
    say(`  F1 ${mine.f1.toFixed(2)} (precision ${(mine.precision ?? 0).toFixed(2)}, recall ${mine.recall.toFixed(2)}; alone ${theirs.f1.toFixed(2)}) ${page.id} ${page.url}`);
  }
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Pieces of text: those found of the ones that belong, and those found that do not. */
function measurePieces(readings: readonly Reading[], verbose: boolean): void {
  const known = readings.filter(({ page }) => (page.with?.length ?? 0) + (page.without?.length ?? 0) > 0);
  if (known.length === 0) return;
  const share = (text: (reading: Reading) => string) => {
    let [right, missed, wrong] = [0, 0, 0];
    for (const reading of known) {
      const there = lettersOf(text(reading));
      const has = (piece: string) => there.includes(lettersOf(piece));
      const found = (reading.page.with ?? []).filter(has).length;
      right += found;
      missed += (reading.page.with ?? []).length - found;
      wrong += (reading.page.without ?? []).filter(has).length;
    }
    const [precision, recall] = [right / (right + wrong), right / (right + missed)];
    return `F1 ${((2 * precision * recall) / (precision + recall)).toFixed(3)}   precision ${precision.toFixed(3)}   recall ${recall.toFixed(3)}`;
  };
  say(`pieces of ${known.length} pages: this vault   ${share(({ found }) => found?.plainText ?? '')}`);
  say(`pieces of ${known.length} pages: Readability  ${share(({ bare: text }) => text)}`);
  if (!verbose) return;
  for (const { page, found, bare: text } of known) {
    const has = (where: string, piece: string) => lettersOf(where).includes(lettersOf(piece));
    const missed = (page.with ?? []).filter((piece) => !has(found?.plainText ?? '', piece));
    const alone = (page.with ?? []).filter((piece) => !has(text, piece));
    if (missed.length > alone.length) say(`  misses ${missed.length} of ${page.with?.length} (alone ${alone.length}) ${page.id} ${page.url}`);
  }
}

function measureFact(name: 'title' | 'author' | 'date' | 'language', readings: readonly Reading[], verbose: boolean, isRight: (found: ExtractedPage, known: string) => boolean): void {
  const known = readings.filter(({ page }) => page[name] !== undefined);
  if (known.length === 0) return;
  const wrong = known.filter(({ page, found }) => found === null || !isRight(found, page[name] ?? ''));
  const isMissing = ({ found }: Reading) => found === null || (name === 'date' ? found.publishedAt : found[name]) === null;
  say(`${name}: right on ${(100 - (100 * wrong.length) / known.length).toFixed(1)} % of ${known.length} pages; none on ${wrong.filter(isMissing).length}, another on ${wrong.filter((each) => !isMissing(each)).length}`);
  if (!verbose) return;
  for (const { page, found } of wrong) say(`  ${found === null ? 'not read' : JSON.stringify(name === 'date' ? found.publishedAt : found[name])} instead of ${JSON.stringify(page[name])}: ${page.id} ${page.url}`);
}

/** Names in any order, however they are divided. */
function sameWords(a: string, b: string): boolean {
  const words = (text: string) => [...new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)?.filter((word) => !/^(and|und|et|y|e|i)$/.test(word)))].sort().join(' ');
  return words(a) === words(b);
}

const hour = 3_600_000;

/** Whether it is that day somewhere on earth. */
function isOnDay(moment: Date, day: string): boolean {
  const since = moment.getTime() - Date.parse(day);
  return since >= -14 * hour && since < (24 + 12) * hour;
}
