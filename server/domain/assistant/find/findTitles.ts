import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import type { ScopePlace } from '../../scopes/scopePlace.ts';
import type { Findings } from '../proposal.ts';
import { inPlace } from './placeSql.ts';
import { isUglyTitle, titleInText } from './titleInText.ts';

const mostTitles = 20_000;
const mostRenamed = 300;

interface Titled {
  readonly id: string;
  readonly title: string;
  readonly fileName: string | null;
  readonly url: string | null;
}

/** Titles from the text for what is called by its file or its address. */
export async function findTitles(ctx: DomainContext, place: ScopePlace): Promise<Findings> {
  const all = await queryRows<Titled>(
    ctx.db,
    Prisma.sql`select s.id::text, s.title, s."fileName", s."sourceUrl" as url from "Source" s where ${inPlace(place)} and s.status = 'COMPLETED' order by s.id desc limit ${mostTitles}::int`,
  );
  const ugly = all.filter((each) => isUglyTitle(each.title, each)).slice(0, mostRenamed);
  const beginnings = await queryRows<{ id: string; headings: string[]; text: string }>(
    ctx.db,
    Prisma.sql`select t."sourceId"::text as id, left(t."plainText", 3000) as text,
      array(select distinct p.heading from "Passage" p where p."sourceId" = t."sourceId" and p.position = 0 and p.heading is not null) as headings
      from "SourceText" t where t."sourceId" = any(${ugly.map(({ id }) => id)}::uuid[]) and t."plainText" is not null`,
  );
  const byId = new Map(beginnings.map((each) => [each.id, each]));
  return {
    proposals: ugly.flatMap(({ id, title }) => {
      const beginning = byId.get(id);
      const found = beginning ? titleInText(beginning.headings, beginning.text) : null;
      return found === null || found === title ? [] : [{ act: 'RENAME_SOURCE' as const, sourceIds: [id], before: title, after: found, reason: 'TITLE_IN_TEXT' as const }];
    }),
    sourceCount: all.length,
  };
}
