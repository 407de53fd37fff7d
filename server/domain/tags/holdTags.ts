import type { DomainContext } from '../context.ts';
import { authorizeTags, type TagRef } from '../access/authorize.ts';
import { CrossSpaceError } from '../errors.ts';
import { parseIds } from '../input.ts';

/** The most tags that one call may merge or delete. */
const maxTags = 1_000;

/** Tags of one space that are about to be taken off what carries them. */
export interface HeldTags {
  readonly spaceId: string;
  readonly tagIds: readonly string[];
  /** Whatever carries them, also in the trash, in the order of the ids; held until the transaction ends. */
  readonly sourceIds: readonly string[];
}

/**
 * Holds what carries these tags. Sources first and tags afterwards, as everybody who changes tags does: in another order
 * two could wait for each other.
 * @param tagIds null: an id that names nothing
 * @throws NotFoundError when one is not visible; CrossSpaceError when they are not of one space
 */
export async function holdSourcesOfTags(ctx: DomainContext, tagIds: readonly (string | null)[]): Promise<HeldTags> {
  const tags = await authorizeTags(ctx, 'source.edit', parseIds('tagIds', tagIds, maxTags));
  const [spaceId = '', ...others] = new Set(tags.map((tag) => tag.spaceId));
  if (others.length > 0) throw new CrossSpaceError();
  const ids = tags.map(({ id }) => id);
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    select s.id::text from "Source" s
    where s."spaceId" = ${spaceId}::uuid and s.id in (select st."sourceId" from "SourceTag" st where st."spaceId" = ${spaceId}::uuid and st."tagId" = any(${ids}::uuid[]))
    order by s.id for no key update of s`;
  return { spaceId, tagIds: ids, sourceIds: rows.map(({ id }) => id) };
}

/**
 * Holds tags by their ids or folded names until the transaction ends: whoever is giving one of them to a source is waited
 * for, and waits from now on. In the order of their names, as `upsertTags` takes them.
 */
export function holdTags(ctx: DomainContext, spaceId: string, tagIds: readonly string[], keys: readonly string[] = []): Promise<TagRef[]> {
  return ctx.db.$queryRaw<TagRef[]>`
    select t.id::text, t."spaceId"::text as "spaceId", t.name, t.key from "Tag" t
    where t."spaceId" = ${spaceId}::uuid and (t.id = any(${[...tagIds]}::uuid[]) or t.key = any(${[...keys]}::text[])) order by t.key collate "C" for update of t`;
}
