import { z } from 'zod';
import type { Proposal } from '#server/domain/assistant/proposal.ts';
import { tagKey } from '#server/domain/tags/tagKey.ts';
import { parsedLine, plainSentence } from '../answers/answerLines.ts';

/** A source as a model is shown it. */
export interface ShownSource {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly collectionId: string | null;
  readonly place: string | null;
  readonly hasSummary: boolean;
  /** How it begins. */
  readonly text: string;
}

/** What a model may choose from. */
export interface Choices {
  readonly sources: readonly ShownSource[];
  readonly tags: readonly string[];
  readonly collections: readonly { readonly id: string; readonly name: string }[];
  /** Whether the wish speaks of new tags. */
  readonly allowsNewTags: boolean;
}

const shape = z.object({
  act: z.enum(['TAG_SOURCES', 'UNTAG_SOURCES', 'MOVE_SOURCES', 'RENAME_SOURCE', 'RENAME_COLLECTION', 'SUMMARIZE_SOURCE', 'MERGE_SOURCES', 'TRASH_SOURCES', 'CREATE_NOTE']),
  sources: z.array(z.coerce.string()).max(100).default([]),
  tags: z.array(z.coerce.string()).max(20).default([]),
  newTags: z.array(z.string()).max(3).default([]),
  collection: z.coerce.string().optional(),
  newCollection: z.string().optional(),
  text: z.string().max(8_000).optional(),
  why: z.string().default(''),
});

const at = z.array(z.number().int().nonnegative());
/** What a model has said, as it is kept for the next time: by places in what it was shown, not by labels. */
const numberedShape = shape.extend({ sources: at, tags: at, collection: z.number().int().nonnegative().optional() });
export type NumberedLine = z.infer<typeof numberedShape>;
export const numberedLines = z.array(numberedShape);

/** The place of each label. */
export interface Labels {
  readonly sources: readonly string[];
  readonly tags: readonly string[];
  readonly collections: readonly string[];
}

const longestName = 200;

/** One change as a model writes it; null for what is none: another act, a label that nobody gave, a line that was cut. */
export function readChangeLine(line: string, labels: Labels): NumberedLine | null {
  const read = shape.safeParse(parsedLine(line));
  if (!read.success) return null;
  const { sources, tags, collection, ...rest } = read.data;
  const placesOf = (given: readonly string[], known: readonly string[]) => given.map((label) => known.indexOf(label.trim()));
  const place = collection === undefined ? undefined : labels.collections.indexOf(collection.trim());
  const numbered = { ...rest, sources: placesOf(sources, labels.sources), tags: placesOf(tags, labels.tags), ...(place !== undefined && { collection: place }) };
  const isKnown = [...numbered.sources, ...numbered.tags, place ?? 0].every((each) => each >= 0);
  return isKnown ? numbered : null;
}

/** What a line of a model proposes, each source by itself; nothing where it would change nothing, or what it may not. */
export function proposalsOf(line: NumberedLine, { sources: shown, tags: known, collections, allowsNewTags }: Choices): Proposal[] {
  const sources = [...new Set(line.sources)].flatMap((place) => shown[place] ?? []);
  const why = { reason: 'MODEL', reasonValues: [plainSentence(line.why).slice(0, 300) || '…'] } as const;
  const name = plainSentence(line.text ?? '').slice(0, longestName).trim();
  switch (line.act) {
    case 'TAG_SOURCES': {
      const tags = [...line.tags.flatMap((place) => known[place] ?? []), ...(allowsNewTags ? line.newTags.map((tag) => plainSentence(tag).slice(0, 60).trim()) : [])].filter((tag) => tagKey(tag) !== '');
      return sources.flatMap(({ id, tags: own }) => {
        const keys = new Set(own.map(tagKey));
        const missing = [...new Map(tags.map((tag) => [tagKey(tag), tag])).values()].filter((tag) => !keys.has(tagKey(tag)));
        return missing.length === 0 ? [] : [{ act: 'TAG_SOURCES' as const, sourceIds: [id], tags: missing, ...why }];
      });
    }
    case 'UNTAG_SOURCES': {
      const tags = line.tags.flatMap((place) => known[place] ?? []);
      return sources.flatMap(({ id, tags: own }) => {
        const there = tags.filter((tag) => own.some((each) => tagKey(each) === tagKey(tag)));
        return there.length === 0 ? [] : [{ act: 'UNTAG_SOURCES' as const, sourceIds: [id], tags: there, ...why }];
      });
    }
    case 'MOVE_SOURCES':
      return moves(line, sources, collections, why);
    case 'RENAME_SOURCE': {
      const [source] = sources;
      return source && sources.length === 1 && name !== '' && name !== source.title ? [{ act: 'RENAME_SOURCE', sourceIds: [source.id], before: source.title, after: name, ...why }] : [];
    }
    case 'RENAME_COLLECTION': {
      const collection = collections[line.collection ?? -1];
      return collection && name !== '' && name !== collection.name ? [{ act: 'RENAME_COLLECTION', collectionId: collection.id, collectionName: collection.name, before: collection.name, after: name, ...why }] : [];
    }
    case 'SUMMARIZE_SOURCE': {
      const [source] = sources;
      const summary = plainSentence(line.text ?? '');
      return source && sources.length === 1 && summary !== '' && !source.hasSummary ? [{ act: 'SUMMARIZE_SOURCE', sourceIds: [source.id], after: summary, ...why }] : [];
    }
    case 'MERGE_SOURCES':
      return sources.length > 1 ? [{ act: 'MERGE_SOURCES', sourceIds: sources.map(({ id }) => id), before: String(sources.length), after: sources[0]?.title ?? '', ...why, needsChoice: true }] : [];
    case 'TRASH_SOURCES':
      return sources.map(({ id }) => ({ act: 'TRASH_SOURCES', sourceIds: [id], ...why, needsChoice: true }));
    case 'CREATE_NOTE': {
      const text = (line.text ?? '').split('\n').map((each) => plainSentence(each)).join('\n').trim();
      return text === '' ? [] : [{ act: 'CREATE_NOTE', after: text, ...why, needsChoice: true }];
    }
  }
}

function moves(line: NumberedLine, sources: readonly ShownSource[], collections: Choices['collections'], why: { readonly reason: 'MODEL'; readonly reasonValues: readonly string[] }): Proposal[] {
  const created = plainSentence(line.newCollection ?? '').slice(0, longestName).trim();
  const existing = line.collection === undefined ? collections.find(({ name }) => name.toLowerCase() === created.toLowerCase()) : collections[line.collection];
  if (!existing && created === '') return [];
  const moved = sources
    .filter(({ collectionId }) => !existing || collectionId !== existing.id)
    .map(({ id, place }): Proposal => ({ act: 'MOVE_SOURCES', sourceIds: [id], collectionId: existing?.id ?? null, collectionName: existing?.name ?? created, before: place, ...why }));
  return existing || moved.length === 0 ? moved : [{ act: 'CREATE_COLLECTION', after: created, collectionName: created, ...why }, ...moved];
}
