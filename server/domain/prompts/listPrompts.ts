import { z } from 'zod';
import { Prisma, type PromptKind } from '#server/platform/db/generated/client.ts';
import { containing } from '#server/platform/db/like.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';
import { parseInput, text } from '../input.ts';
import { placeOf, timelineCursor } from '../timeline.ts';
import type { TimelinePage } from '../timelineRows.ts';
import { latest } from './promptLabels.ts';
import { promptColumns, type PromptRow } from './readPrompts.ts';

/** Which prompts are wanted; everything given must hold. */
export interface PromptFilter {
  /** Each of its words in name, title or messages, whatever its case. */
  readonly text?: string | null | undefined;
  readonly kinds?: readonly PromptKind[] | null | undefined;
  /** Only those with this label. */
  readonly label?: string | null | undefined;
  /** Of a collection: also what lies in those below it. */
  readonly includeDescendants?: boolean | null | undefined;
  /** Of a space: only what lies in no collection. */
  readonly withoutCollection?: boolean | null | undefined;
}

/** Which list: the prompts of a space, of a collection, or those that include a fragment; the last changed first. */
export type PromptList = 'space' | 'collection' | 'includedBy';

export interface PromptListPage extends TimelinePage {
  readonly list: PromptList;
  readonly filter: PromptFilter;
}

const limits = z.object({ filter: z.object({ text: text(1_000).nullish(), label: text(100).nullish() }) });

/** @throws InvalidInputError for values that no prompt could have */
export const checkPromptFilter = ({ text: typed, label }: PromptFilter): void => void parseInput(limits, { filter: { text: typed, label } });

/** The place of a prompt in a list. */
export const promptCursor = ({ id, changedAt }: PromptRow): string => timelineCursor({ id, createdAt: changedAt });

/**
 * The same page of the lists of each of these, the last changed first, by their ids: one statement. Who asks has been found to
 * see them. @throws InvalidInputError for a cursor of another list
 */
export async function listPrompts({ db }: DomainContext, { list, filter, after, before, backwards, limit }: PromptListPage, ids: readonly string[]): Promise<Map<string, PromptRow[]>> {
  const towards = Prisma.raw(backwards ? 'asc' : 'desc');
  const bounds = [...(after === undefined ? [] : [beyond('<', 'after', after)]), ...(before === undefined ? [] : [beyond('>', 'before', before)])];
  const rows = await queryRows<PromptRow & { readonly of: string }>(
    db,
    Prisma.sql`select wanted.id::text as of, page.* from unnest(${[...ids]}::uuid[]) as wanted(id) cross join lateral (
        select ${promptColumns} from "Prompt" p where ${Prisma.join([condition(list, filter), ...bounds], ' and ')}
        order by p."changedAt" ${towards}, p.id ${towards} limit ${Prisma.raw(String(Math.trunc(limit)))}
      ) page order by wanted.id, page."changedAt" ${towards}, page.id ${towards}`,
  );
  return Map.groupBy(rows, ({ of }) => of);
}

/** How many prompts the list of each of these has, by id. */
export async function countPrompts({ db }: DomainContext, { list, filter }: Pick<PromptListPage, 'list' | 'filter'>, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    db,
    Prisma.sql`select wanted.id::text, (select count(*)::int from "Prompt" p where ${condition(list, filter)}) as count from unnest(${[...ids]}::uuid[]) as wanted(id)`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** What a prompt `p` fulfils that stands in the list of `wanted.id`. */
function condition(list: PromptList, { text: typed, kinds, label, includeDescendants, withoutCollection }: PromptFilter): Prisma.Sql {
  const conditions = [Prisma.sql`p."deletedAt" is null`, ofList(list, includeDescendants === true)];
  for (const word of typed?.split(/\s+/).filter(Boolean) ?? []) {
    const pattern = containing(word);
    conditions.push(Prisma.sql`(p.name ilike ${pattern} or p.title ilike ${pattern} or p.text ilike ${pattern})`);
  }
  if (kinds) conditions.push(Prisma.sql`p.kind = any(${[...kinds]}::text[]::"PromptKind"[])`);
  if (typeof label === 'string') {
    const named = label === latest ? Prisma.sql`"PromptVersion" l where l."promptId" = p.id` : Prisma.sql`"PromptLabel" l where l."promptId" = p.id and l.name = ${label}`;
    conditions.push(Prisma.sql`exists (select 1 from ${named})`);
  }
  if (withoutCollection) conditions.push(Prisma.sql`p."collectionId" is null`);
  return Prisma.join(conditions, ' and ');
}

function ofList(list: PromptList, includeDescendants: boolean): Prisma.Sql {
  if (list === 'space') return Prisma.sql`p."spaceId" = wanted.id`;
  if (list === 'includedBy') return Prisma.sql`exists (select 1 from "Prompt" f where f.id = wanted.id and f."spaceId" = p."spaceId" and p.includes @> array[f.name])`;
  if (!includeDescendants) return Prisma.sql`p."collectionId" = wanted.id`;
  return Prisma.sql`p."collectionId" in (with recursive branch as (
    select wanted.id union select c.id from branch b join "PromptCollection" c on c."parentId" = b.id where c."deletedAt" is null) select branch.id from branch)`;
}

function beyond(side: '<' | '>', argument: 'after' | 'before', cursor: string): Prisma.Sql {
  const { id, createdAt } = placeOf(argument, cursor);
  return Prisma.sql`(p."changedAt", p.id) ${Prisma.raw(side)} (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
}
