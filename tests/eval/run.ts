import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../bench/report.ts';
import { countQuotes } from '#tests/support/falsifiedQuotes.ts';
import { startEmbeddingServer } from './embeddingServer.ts';
import { type EvalVault, openEvalDatabase } from './evalVault.ts';
import { type Document, fewestSharedWords, gainOf } from './judge.ts';

/*
 * Measures what questions find: `npm run eval -- FOLDER`. Each JSON file of the folder is an array of `{id, title, text, questions: [{id, question}]}`; its texts are
 * added to a space of a fresh vault through the API, read by the worker, and asked. With `--vectors` the English ones are asked again after the vault has been given
 * a model of embeddings. Never part of `npm test`.
 *
 * Whatever is tuned is tuned on questions whose id ends in an odd digit, and judged by the others.
 */

interface Asked {
  readonly isAnswerable: boolean;
  readonly edges: readonly { readonly node: { readonly source: { readonly id: string } } }[];
}

/** A set of questions in its space. */
interface LoadedSet {
  readonly name: string;
  readonly documents: readonly Document[];
  readonly spaceId: string;
  /** Public ids by those of the documents. */
  readonly sources: ReadonlyMap<string, string>;
}

const { values: options, positionals: [folder] } = parseArgs({ allowPositionals: true, options: { vectors: { type: 'boolean', default: false } } });
if (folder === undefined) throw new Error('npm run eval -- FOLDER');

const database = await openEvalDatabase();
try {
  const sets: LoadedSet[] = [];
  const words = new Map<LoadedSet, Measured>();
  await database.withVault({}, async (vault) => {
    say('| set | ids | questions | nothing found | nDCG@10 | answerable | ms |');
    say('| --- | --- | --- | --- | --- | --- | --- |');
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
      const documents = JSON.parse(await readFile(join(folder, file), 'utf8')) as Document[];
      const set = { name: basename(file, '.json'), documents, ...(await vault.add(basename(file, '.json'), documents)) };
      const measured = await measure(vault, set);
      for (const line of linesOf(set, measured)) say(line);
      sets.push(set);
      words.set(set, measured);
    }
  });
  say('\n| set | falsified quotes shown as cited | faithful copies accepted | falsified sentences found out: number / name / not |');
  say('| --- | --- | --- | --- |');
  for (const { documents, name } of sets) say(quotesLine(documents, name));
  if (options.vectors) await measureVectors(sets.filter(({ name }) => name.endsWith('-en')), words);
} finally {
  await database.close();
}

/** The same questions with vectors beside the words. */
async function measureVectors(sets: readonly LoadedSet[], words: ReadonlyMap<LoadedSet, Measured>): Promise<void> {
  const server = await startEmbeddingServer();
  try {
    await database.withVault({ EMBEDDING_BASE_URL: server.baseUrl, EMBEDDING_MODEL: server.model }, async (vault) => {
      await vault.waitForVectors();
      say('\n| set | ids | nDCG@10 by words | with vectors | of the fifth with the fewest shared words | with vectors |');
      say('| --- | --- | --- | --- | --- | --- |');
      for (const set of sets) {
        const [before, after] = [words.get(set) ?? [], await measure(vault, set)];
        const hard = fewestSharedWords(set.documents);
        for (const parity of [1, 0]) {
          const share = (measured: Measured, ids?: ReadonlySet<string>) => meanGain(measured.filter((one) => one.parity === parity && (ids?.has(one.id) ?? true)));
          say(`| ${set.name} | ${idsOf(parity)} | ${share(before)} | ${share(after)} | ${share(before, hard)} | ${share(after, hard)} |`);
        }
      }
    });
  } finally {
    await server.stop();
  }
}

/** What came of each question. */
type Measured = readonly { readonly id: string; readonly parity: number; readonly isFound: boolean; readonly gain: number; readonly isAnswerable: boolean; readonly ms: number }[];

function idsOf(parity: number): string {
  return parity === 1 ? 'odd' : 'even';
}

function percent(part: number, whole: number, digits: number): string {
  return ((100 * part) / Math.max(1, whole)).toFixed(digits);
}

function meanGain(some: Measured): string {
  return percent(some.reduce((sum, { gain }) => sum + gain, 0), some.length, 1);
}

/** Asks all questions of a set: a document has the rank of its first passage. */
async function measure(vault: EvalVault, { documents, spaceId, sources }: LoadedSet): Promise<Measured> {
  const measured: Measured[number][] = [];
  for (const { id: documentId, questions } of documents) {
    for (const { id, question } of questions) {
      const began = performance.now();
      const { node } = await vault.query<{ node: { ask: Asked } }>('query($id: ID!, $query: String!) { node(id: $id) { ... on Space { ask(query: $query, first: 40) { isAnswerable edges { node { source { id } } } } } } }', { id: spaceId, query: question });
      const ranked = [...new Set(node.ask.edges.map((edge) => edge.node.source.id))];
      measured.push({ id, parity: Number.parseInt(id.slice(-1), 16) & 1, isFound: ranked.length > 0, gain: gainOf(ranked, sources.get(documentId) ?? ''), isAnswerable: node.ask.isAnswerable, ms: performance.now() - began });
    }
  }
  return measured;
}

/** Two lines of the table. */
function linesOf({ name }: LoadedSet, measured: Measured): string[] {
  return [1, 0].map((parity) => {
    const some = measured.filter((one) => one.parity === parity);
    const count = (is: (one: Measured[number]) => boolean) => percent(some.filter(is).length, some.length, 1);
    return `| ${name} | ${idsOf(parity)} | ${some.length} | ${count(({ isFound }) => !isFound)} % | ${meanGain(some)} | ${count(({ isAnswerable }) => isAnswerable)} % | ${(some.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, some.length)).toFixed(0)} |`;
  });
}

/** A line of the second table: quotes that a script makes of the texts, right and wrong ones. The language is the end of the set's name. */
function quotesLine(documents: readonly Document[], name: string): string {
  const { falsified, shown, copies, missed, sentences } = countQuotes(documents.map(({ text }) => text), { seed: 18, wanted: 1_000, language: name.slice(-2) });
  const foundOut = (kind: 'number' | 'name' | 'not') => ((100 * (sentences[kind].said - sentences[kind].supported)) / Math.max(1, sentences[kind].said)).toFixed(0);
  return `| ${name} | ${shown.length} of ${falsified} | ${((100 * (copies - missed.length)) / copies).toFixed(2)} % | ${foundOut('number')} / ${foundOut('name')} / ${foundOut('not')} % |`;
}
