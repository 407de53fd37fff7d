import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { renderTemplate } from '#server/templates/renderTemplate.ts';
import type { DomainContext } from '../context.ts';
import { askPassages } from '../passages/askPassages.ts';
import type { VariableFill } from './content/promptContent.ts';

/** So many characters one variable takes from the vault: as many as a message may have. */
export const mostFromVault = 200_000;
const mostSources = 1_000;
const mostPassages = 12;
const longestQuestion = 1_000;

/** What variables of one prompt are to be filled with, in a space that the acting person has been found to see. */
export interface VariablesToFill {
  readonly spaceId: string;
  readonly fills: ReadonlyMap<string, VariableFill>;
}

/** What variables say. */
export interface FilledVariables {
  readonly values: ReadonlyMap<string, string>;
  /** Whose words are in them, each once, in the order of the variables; at most 1,000. */
  readonly sourceIds: readonly string[];
}

interface Filled {
  readonly text: string;
  readonly sourceIds: readonly string[];
}

interface TextRow {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/**
 * The texts that the variables of each of these prompts are filled with, in their order: a statement for all sources, one for all
 * collections, a search for each question. A variable that is filled with a source or a collection which is not in the space has no
 * value; a question that finds nothing has an empty one. What lies in the trash is left out.
 */
export async function fillVariables(ctx: DomainContext, all: readonly VariablesToFill[]): Promise<FilledVariables[]> {
  const fills = all.flatMap(({ spaceId, fills: of }) => [...of.values()].map((fill) => ({ spaceId, fill })));
  const sources = await textsOfSources(ctx, fills.flatMap(({ fill }) => ('sourceId' in fill ? [fill.sourceId] : [])));
  const collections = await textsOfCollections(ctx, fills.flatMap(({ fill }) => ('collectionId' in fill ? [fill.collectionId] : [])));
  const filledOf = async (spaceId: string, fill: VariableFill, given: ReadonlyMap<string, string>): Promise<Filled | undefined> => {
    if ('text' in fill) return { text: fill.text, sourceIds: [] };
    if ('sourceId' in fill) return sources.get(placeKey(spaceId, fill.sourceId));
    if ('collectionId' in fill) return collections.get(placeKey(spaceId, fill.collectionId));
    return passagesFor(ctx, spaceId, renderTemplate(fill.search, given, new Map()).text.slice(0, longestQuestion));
  };
  const done: FilledVariables[] = [];
  for (const { spaceId, fills: of } of all) {
    const given = new Map([...of].flatMap(([name, fill]) => ('text' in fill ? [[name, fill.text] as const] : [])));
    const values = new Map<string, string>();
    const sourceIds = new Set<string>();
    for (const [name, fill] of of) {
      const filled = await filledOf(spaceId, fill, given);
      if (!filled) continue;
      values.set(name, filled.text);
      for (const id of filled.sourceIds) sourceIds.add(id);
    }
    done.push({ values, sourceIds: [...sourceIds].slice(0, mostSources) });
  }
  return done;
}

const placeKey = (spaceId: string, id: string): string => `${spaceId} ${id}`;

async function textsOfSources({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, Filled>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRows<TextRow & { readonly space: string }>(
    db,
    Prisma.sql`select s.id::text, s."spaceId"::text as space, s.title, left(coalesce(t."plainText", ''), ${mostFromVault}::int) as text
      from "Source" s left join "SourceText" t on t."sourceId" = s.id where s.id = any(${[...new Set(ids)]}::uuid[]) and s."trashedAt" is null`,
  );
  return new Map(rows.map(({ id, space, text }) => [placeKey(space, id), { text, sourceIds: [id] }]));
}

/** Shortest first, as many as fit: so most of them have a place. One that does not fit alone is cut. */
async function textsOfCollections({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, Filled>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRows<{ top: string; space: string; id: string | null; title: string; text: string }>(
    db,
    // What all texts of a source weigh is known without reading them.
    Prisma.sql`with recursive below as (
        select c.id as top, c."spaceId" as space, c.id from "Collection" c where c.id = any(${[...new Set(ids)]}::uuid[])
        union
        select b.top, b.space, c.id from below b join "Collection" c on c."parentId" = b.id
      )
      select top.id::text as top, top.space::text as space, fitting.id::text, fitting.title, fitting.text
      from (select distinct b.top as id, b.space from below b) top left join lateral (
        select s.id, s.title, left(t."plainText", ${mostFromVault}::int) as text, row_number() over shortest as place,
          sum(length(s.title) + length(t."plainText")) over shortest as upto
        from (
          select s.id, s.title, t.bytes from below b join "Source" s on s."collectionId" = b.id join "SourceText" t on t."sourceId" = s.id
          where b.top = top.id and s."trashedAt" is null order by t.bytes, s.id limit ${mostSources}
        ) s join "SourceText" t on t."sourceId" = s.id where t."plainText" <> '' window shortest as (order by s.bytes, s.id)
      ) fitting on fitting.place = 1 or fitting.upto <= ${mostFromVault}::int order by top.id, fitting.place`,
  );
  const byTop = Map.groupBy(rows, ({ space, top }) => placeKey(space, top));
  return new Map([...byTop].map(([key, of]) => {
    const texts = of.flatMap(({ id, title, text }) => (id === null ? [] : [{ id, title, text }]));
    return [key, { text: texts.map(underTitle).join('\n\n'), sourceIds: texts.map(({ id }) => id) }];
  }));
}

async function passagesFor(ctx: DomainContext, spaceId: string, question: string): Promise<Filled> {
  const { passages } = await askPassages(ctx, { query: question, scope: { collectionIds: [], sourceIds: [] }, spaceIds: [spaceId] }, { limit: mostPassages });
  const sourceIds = [...new Set(passages.map(({ sourceId }) => sourceId))];
  const titles = await queryRows<{ id: string; title: string }>(ctx.db, Prisma.sql`select s.id::text, s.title from "Source" s where s.id = any(${sourceIds}::uuid[])`);
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
  return { text: passages.map(({ sourceId, text }) => underTitle({ title: titleOf.get(sourceId) ?? '', text })).join('\n\n'), sourceIds };
}

const underTitle = ({ title, text }: Pick<TextRow, 'title' | 'text'>): string => `# ${title}\n\n${text}`;
