import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';
import type { AssistantAim } from './wish/aims.ts';

/** How many sources of a space something could be done for. */
export interface AssistantNeed {
  readonly aim: AssistantAim;
  readonly sourceCount: number;
}

/** More are not counted: "many" is as good. */
const mostCounted = 1_000;

/** For how many sources of each of these spaces the assistant could do something, as far as it is known without looking into their texts, by space: one statement. Who asks has been found to see the spaces. */
export async function countNeeds({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, AssistantNeed[]>> {
  const count = (aim: AssistantAim, condition: Prisma.Sql) => Prisma.sql`(${aim}, (select count(*)::int from (
    select 1 from "Source" s where s."spaceId" = space.id and s."trashedAt" is null and ${condition} limit ${mostCounted}::int) counted))`;
  const twin = (same: Prisma.Sql) => Prisma.sql`exists (select 1 from "Source" o where o."spaceId" = s."spaceId" and ${same} and o."trashedAt" is null and o.id <> s.id)`;
  const rows = await queryRows<AssistantNeed & { spaceId: string }>(
    db,
    Prisma.sql`select space.id::text as "spaceId", need.aim, need."sourceCount" from unnest(${[...spaceIds]}::uuid[]) as space(id) cross join lateral (values ${Prisma.join([
      count('TAG', Prisma.sql`s.status <> 'FAILED' and not exists (select 1 from "SourceTag" st where st."sourceId" = s.id)`),
      count('MOVE', Prisma.sql`s.status <> 'FAILED' and s."collectionId" is null and s."doneAt" is null`),
      count('MERGE', Prisma.sql`((s."normalizedUrl" is not null and ${twin(Prisma.sql`o."normalizedUrl" = s."normalizedUrl"`)}) or (s.type = 'FILE' and s."blobHash" is not null and ${twin(Prisma.sql`o."blobHash" = s."blobHash"`)}))`),
      count('RENAME', Prisma.sql`s.status = 'COMPLETED' and s.title in (s."fileName", s."sourceUrl")`),
      count('CHECK_LINKS', Prisma.sql`s.type = 'URI' and s.status = 'FAILED' and s."failureCode" in ('NOT_FOUND', 'DNS')`),
    ])}) as need(aim, "sourceCount") where need."sourceCount" > 0`,
  );
  return Map.groupBy(rows.map(({ spaceId, aim, sourceCount }) => ({ spaceId, aim, sourceCount })), ({ spaceId }) => spaceId);
}
