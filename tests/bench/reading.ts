import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { ExtractError } from '#server/jobs/extract/extractError.ts';
import { extractPage } from '#server/jobs/extract/page/extractPage.ts';
import { say } from './report.ts';

/*
 * How well and how fast pages are read, beside Readability alone, on pages whose text is known (docs/benchmarks.md). Never part of `npm test`.
 * `--pages` is a folder with `ground-truth.json` ({id: {articleBody, url}}) and `html/<id>.html.gz`, as public benchmarks have it.
 */

const { values: options } = parseArgs({ options: { pages: { type: 'string' }, repeat: { type: 'string', default: '3' } } });

interface Page {
  readonly id: string;
  readonly url: string;
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function pagesIn(folder: string): Promise<Page[]> {
  const truth = JSON.parse(await readFile(join(folder, 'ground-truth.json'), 'utf8')) as Record<string, { articleBody: string; url: string }>;
  return Promise.all(
    Object.entries(truth).map(async ([id, { articleBody, url }]) => ({ id, url, text: articleBody, bytes: new Uint8Array(gunzipSync(await readFile(join(folder, 'html', `${id}.html.gz`)))) })),
  );
}

type Read = (page: Page) => string;

const ours: Read = ({ bytes, url }) => {
  try {
    return extractPage({ bytes, contentType: 'text/html', charset: 'utf-8', url }).plainText;
  } catch (error) {
    if (error instanceof ExtractError) return '';
    throw error;
  }
};

/** Nothing but what any program would do first. */
const bare: Read = ({ bytes }) => {
  const { document } = parseHTML(new TextDecoder().decode(bytes));
  return new Readability(document).parse()?.textContent ?? '';
};

/** Runs of four words, and how often each is there: texts are compared by these, so that order counts. */
function shinglesOf(text: string): Map<string, number> {
  const words = text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (let at = 0; at < Math.max(1, words.length - 3); at += 1) {
    const run = words.slice(at, at + 4).join(' ');
    if (run !== '') counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0);

interface Score {
  /** null where nothing was read. */
  readonly precision: number | null;
  readonly recall: number;
  readonly f1: number;
}

function score(found: string, text: string): Score {
  const [there, wanted] = [shinglesOf(found), shinglesOf(text)];
  const shared = sum([...wanted].map(([run, count]) => Math.min(count, there.get(run) ?? 0)));
  const [all, known] = [sum(there.values()), sum(wanted.values())];
  const precision = all === 0 ? null : shared / all;
  const recall = known === 0 ? 1 : shared / known;
  return { precision, recall, f1: shared === 0 ? 0 : (2 * shared) / (all + known) };
}

const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;

/** The measure of the public benchmark: F1 of the means of precision and recall. */
function summary(scores: readonly Score[]) {
  const precision = mean(scores.flatMap((each) => each.precision ?? []));
  const recall = mean(scores.map((each) => each.recall));
  return { f1: (2 * precision * recall) / (precision + recall), precision, recall };
}

/** Milliseconds of a processor for one page: the least of several rounds over all of them. */
function msPerPage(pages: readonly Page[], read: Read): number {
  const rounds = Array.from({ length: Number(options.repeat) }, () => {
    const before = process.cpuUsage();
    for (const page of pages) read(page);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / pages.length;
  });
  return Math.min(...rounds);
}

if (options.pages === undefined) {
  say('Give a folder of pages whose text is known: npm run bench:reading -- --pages FOLDER');
  process.exitCode = 1;
} else {
  const pages = await pagesIn(options.pages);
  say(`${pages.length} pages, ${Math.round(mean(pages.map(({ bytes }) => bytes.byteLength)) / 1024)} kB on average`);
  const scores = pages.map((page) => ({ page, ours: score(ours(page), page.text), bare: score(bare(page), page.text) }));
  const line = (name: string, { f1, precision, recall }: ReturnType<typeof summary>, ms: number) => say(`${name.padEnd(14)}F1 ${f1.toFixed(3)}   precision ${precision.toFixed(3)}   recall ${recall.toFixed(3)}   ${ms.toFixed(1)} ms of a processor a page`);
  line('this vault', summary(scores.map((each) => each.ours)), msPerPage(pages, ours));
  line('Readability', summary(scores.map((each) => each.bare)), msPerPage(pages, bare));
  const worse = scores.filter((each) => each.ours.f1 < each.bare.f1 - 0.2).toSorted((a, b) => a.ours.f1 - a.bare.f1 - (b.ours.f1 - b.bare.f1));
  say(`${worse.length} pages are read worse than by Readability by more than 0.2`);
  for (const { page, ours: mine, bare: theirs } of worse) say(`  ${mine.f1.toFixed(2)} instead of ${theirs.f1.toFixed(2)}: ${page.url}`);
}
