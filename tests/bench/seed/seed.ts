import { randomUUID } from 'node:crypto';
import { generateNKeysBetween } from 'fractional-indexing';
import type pg from 'pg';
import { searchVector } from '#server/domain/search/matching.ts';
import { copyRows } from './copyRows.ts';
import { type Details, seedDetails } from './seedDetails.ts';
import { createVocabulary, randomNumbers } from './vocabulary.ts';
import { withoutIndexes } from './withoutIndexes.ts';

export interface Size {
  readonly sources: number;
  readonly collections: number;
  readonly tags: number;
  /** Words in the text of a source. */
  readonly textWords: number;
}

export interface Seeded extends Details {
  readonly spaceId: string;
  readonly collectionIds: readonly string[];
  readonly tagNames: readonly string[];
  /** The commonest. */
  readonly domainNames: readonly string[];
  /** Words to search for. */
  readonly rareWord: string;
  readonly commonWord: string;
  readonly partOfWord: string;
}

interface Seed {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly type: (typeof types)[number];
  readonly url: string | null;
  readonly tags: readonly number[];
}

const start = Date.UTC(2024, 0, 1);
/** Of every five thousand, two are not read yet. */
const underWay: Record<number, string> = { 17: 'PENDING', 18: 'PROCESSING' };
const types = ['URI', 'URI', 'URI', 'URI', 'URI', 'URI', 'FILE', 'CONTENT', 'NOTE', 'NOTE'] as const;

/** Fills a space: sources spread over two years and over a tree of collections, three tags each, half with a size. */
export async function seed(client: pg.Client, spaceId: string, userId: string, size: Size): Promise<Seeded> {
  const random = randomNumbers(size.sources);
  const vocabulary = createVocabulary(random);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const phrase = (words: number) => Array.from({ length: words }, vocabulary.next).join(' ');

  const collectionIds = Array.from({ length: size.collections }, () => randomUUID());
  const ranks = generateNKeysBetween(null, null, size.collections);
  await copyRows(
    client,
    '"Collection" (id, "spaceId", "parentId", name, rank, "updatedAt")',
    collectionIds.map((id, index) => [id, spaceId, index < 20 ? null : (collectionIds[Math.floor(index / 8)] as string), `Collection ${index}`, ranks[index] as string, new Date()]),
  );
  const tagNames = Array.from({ length: size.tags }, (_, index) => `tag ${index}`);
  const tagIds = tagNames.map(() => randomUUID());
  await copyRows(client, '"Tag" (id, "spaceId", name, key)', tagNames.map((name, index) => [tagIds[index] as string, spaceId, name, name]));

  const step = (2 * 365 * 86_400_000) / size.sources;
  const made = (index: number) => new Date(start + index * step);
  const idOf = (index: number) => {
    const time = made(index).getTime().toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${(size.sources / 1_000).toString(16).padStart(3, '0')}-8000-${index.toString(16).padStart(12, '0')}`;
  };
  const seeds: Seed[] = [];
  const sources = function* () {
    for (let index = 0; index < size.sources; index++) {
      const type = pick(types);
      const host = `${vocabulary.words[Math.floor(random() ** 3 * 2_000)] ?? 'example'}.example.org`;
      const url = type === 'URI' ? `https://${host}/${phrase(2).replace(' ', '/')}/${index}` : null;
      const seed: Seed = { id: idOf(index), type, title: phrase(6), text: phrase(size.textWords), url, tags: [...new Set([tagOf(random), tagOf(random), tagOf(random)])] };
      seeds.push(seed);
      const failed = random() < 0.01;
      yield [
        seed.id, spaceId, random() < 0.02 ? null : pick(collectionIds), userId, type, failed ? 'FAILED' : (underWay[index % 5_000] ?? 'COMPLETED'), failed ? 'TIMEOUT' : null, seed.title, url,
        url?.slice(8) ?? null, url && host, url && vocabulary.words[Math.floor(random() * 50)] as string, random() < 0.8 ? 'en' : 'de', seed.text.slice(0, 300),
        random() < 0.5 ? Math.floor(random() * 4e6) : null, url && `https://${host}/favicon.ico`, made(index), new Date(made(index).getTime() + Math.floor(random() ** 4 * 1e10)),
        random() < 0.02 ? new Date() : null,
      ];
    }
  };
  const tagOf = (next: () => number) => Math.floor(next() ** 3 * size.tags);

  await withoutIndexes(client, ['Source', 'SourceTag', 'SourceSearch'], async () => {
    await copyRows(
      client,
      '"Source" (id, "spaceId", "collectionId", "userId", type, status, "failureCode", title, "sourceUrl", "normalizedUrl", domain, "siteName", language, excerpt, size, "faviconUrl", "createdAt", "updatedAt", "trashedAt")',
      sources(),
    );
    await copyRows(
      client,
      '"SourceText" ("sourceId", "originalContent", "processedContent", "plainText", markdown)',
      seeds.map(({ id, type, text }) => [id, type === 'NOTE' || type === 'CONTENT' ? text : null, `<p>${text}</p>`, text, text]),
    );
    await copyRows(client, '"SourceTag" ("sourceId", "tagId", "spaceId")', seeds.flatMap(({ id, tags }) => tags.map((tag) => [id, tagIds[tag] as string, spaceId])));
    const words = function* () {
      for (const { id, title, text, url, tags } of seeds) {
        yield [id, spaceId, searchVector({ title, text, sourceUrl: url, fileName: null, note: '', tags: tags.map((tag) => tagNames[tag] as string) })];
      }
    };
    await copyRows(client, '"SourceSearch" ("sourceId", "spaceId", words)', words());
  });
  await client.query('insert into "Favorite" ("userId", "sourceId") select $1, id from "Source" where "spaceId" = $2 and right(id::text, 2) = \'07\'', [userId, spaceId]);
  for (const table of ['Source', 'SourceCount', 'SourceTag', 'SourceText', 'SourceSearch', 'Collection', 'Tag', 'Favorite']) await client.query(`vacuum (analyze) "${table}"`);
  const details = await seedDetails(client, spaceId, userId);
  return {
    ...details,
    spaceId,
    collectionIds,
    tagNames,
    domainNames: vocabulary.words.slice(0, 20).map((word) => `${word}.example.org`),
    rareWord: vocabulary.words[20_000] as string,
    commonWord: vocabulary.words[3] as string,
    partOfWord: (vocabulary.words[2_000] as string).slice(2, 7),
  };
}
