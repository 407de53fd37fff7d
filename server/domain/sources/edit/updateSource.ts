import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { SourceType } from '#server/platform/db/generated/client.ts';
import { authorizeSource, type SourceRef } from '../../access/authorize.ts';
import { citeInText, type NewCitation } from '../../citations/citeInText.ts';
import type { DomainContext } from '../../context.ts';
import { ConflictError, CrossSpaceError, InvalidInputError } from '../../errors.ts';
import { line, parseInput, text as textOf } from '../../input.ts';
import { indexSources } from '../../search/indexSources.ts';
import { tagNamesSchema } from '../../tags/upsertTags.ts';
import { tagKey } from '../../tags/tagKey.ts';
import { authorizeTarget } from '../authorizeTarget.ts';
import { bodySchema } from './body.ts';
import { nextUpdatedAt } from './nextUpdatedAt.ts';
import { setBody } from './setBody.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';
import { addTags } from '../../tags/addTags.ts';

export interface UpdateSource {
  readonly sourceId: string | null;
  readonly title?: string | undefined;
  /** The body of a note or of pasted text. */
  readonly text?: string | undefined;
  readonly note?: string | undefined;
  /** All the tags it shall have. */
  readonly tags?: readonly string[] | undefined;
  /** Where it shall lie; absent: stays where it is. */
  readonly collection?: { readonly id: string | null } | 'none' | undefined;
  /** Quotes that the note cites, by their marks in `text`, or before its text has them. */
  readonly newCitations?: readonly NewCitation[] | undefined;
  /** The `updatedAt` that the caller has read: whoever changed it since is not overwritten. */
  readonly ifUnchangedSince?: Date | undefined;
}

const schema = z.object({
  title: line(500, 'Title is required').optional(),
  text: bodySchema.optional(),
  note: textOf(100_000).optional(),
  tags: tagNamesSchema.optional(),
});

/**
 * Changes what is given and keeps the rest. A new body is read again as a new run, and the one before is kept as a
 * revision. Where only citations are given, which its text does not have yet, the source is unchanged.
 * @throws ConflictError when it was changed since `ifUnchangedSince`
 */
export function updateSource(
  outer: DomainContext,
  { sourceId, collection, ifUnchangedSince, newCitations = [], ...input }: UpdateSource,
): Promise<SourcesChanged & { sourceId: string; citationIds: readonly string[] }> {
  return inTransaction(outer, async (ctx) => {
    // Before the source, as whoever moves many does: in another order a deletion of the collection and this could wait for each other.
    const place = collection && (await placeFor(ctx, collection));
    const source = await authorizeSource(ctx, 'source.edit', sourceId);
    if (place && place.spaceId !== null && place.spaceId !== source.spaceId) throw new CrossSpaceError();
    const { title, text, note, tags } = parseInput(schema, input);
    const before = await ctx.db.source.findUniqueOrThrow({
      where: { id: source.id },
      select: { type: true, title: true, updatedAt: true, text: { select: { originalContent: true } } },
    });
    if (ifUnchangedSince && before.updatedAt > ifUnchangedSince) throw new ConflictError();

    if (newCitations.length > 0) requireNote(before.type);
    const { citationIds, body } = newCitations.length > 0 ? await citeInText(ctx, { spaceId: source.spaceId, citing: { noteId: source.id } }, newCitations, text) : { citationIds: [], body: text };
    if (citationIds.length > 0 && collection === undefined && [title, body, note, tags].every((each) => each === undefined)) return { sourceIds: [], collectionIds: [], sourceId: source.id, citationIds };

    const updatedAt = nextUpdatedAt(ctx, before.updatedAt);
    await ctx.db.source.update({ where: { id: source.id }, data: { title, note, updatedAt, ...(place && { collectionId: place.id, deletedCollectionId: null, trashedWithCollection: false }) } });
    if (tags) await setTags(ctx, source, tags);
    if (body !== undefined && body !== before.text?.originalContent) {
      requireBody(before.type);
      await setBody(ctx, source, { title: before.title, body: before.text?.originalContent ?? '' }, body);
    }
    await indexSources(ctx, [source.id]);
    return { ...(await sourcesChanged(ctx, 'SOURCES_UPDATED', [source], place?.id)), sourceId: source.id, citationIds };
  });
}

async function placeFor(ctx: DomainContext, wanted: { readonly id: string | null } | 'none'): Promise<{ readonly id: string | null; readonly spaceId: string | null }> {
  return wanted === 'none' ? { id: null, spaceId: null } : authorizeTarget(ctx, wanted.id);
}

function requireNote(type: SourceType): void {
  if (type === 'NOTE') return;
  throw new InvalidInputError([{ path: 'newCitations', message: 'Only notes cite.', code: 'NOT_ALLOWED' }]);
}

function requireBody(type: SourceType): void {
  if (type === 'NOTE' || type === 'CONTENT') return;
  throw new InvalidInputError([{ path: 'text', message: 'Only notes and pasted text have a text that can be changed. Links and files are read as they are.', code: 'NOT_ALLOWED' }]);
}

async function setTags(ctx: DomainContext, { id, spaceId }: SourceRef, names: readonly string[]): Promise<void> {
  await ctx.db.sourceTag.deleteMany({ where: { sourceId: id, tag: { key: { notIn: names.map(tagKey) } } } });
  await addTags(ctx, spaceId, [id], names);
}
