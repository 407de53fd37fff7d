import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import type { ImportToRun } from './heldImport.ts';

/** Values whatever their order, to compare cases by. */
const keyOf = (values: Prisma.Sql) => Prisma.sql`(select coalesce(jsonb_agg(v order by v->>'name'), '[]'::jsonb) from jsonb_array_elements(${values}) v)`;

/**
 * What would become of each case of a file: one that the test set has is there already, the same one twice counts once, and one that names a source or a
 * collection which is not in the space cannot be taken.
 */
export async function planTestCaseRows({ db }: DomainContext, { jobId, spaceId, testSetId }: Pick<ImportToRun, 'jobId' | 'spaceId' | 'testSetId'>): Promise<void> {
  await db.$executeRaw`
    update "ImportRow" r set outcome = 'FAILED', "failureCode" = 'NOT_FOUND', "failureMessage" = 'What this names is not in this space.', field = missing.name
    from (
      select r.number, min(v->>'name') as name from "ImportRow" r cross join lateral jsonb_array_elements(r."testCase"->'values') v
      where r."jobId" = ${jobId}::uuid and r."testCase" is not null and (
        (v->'fill' ? 'sourceId' and not exists (select 1 from "Source" s where s.id = (v->'fill'->>'sourceId')::uuid and s."spaceId" = ${spaceId}::uuid and s."trashedAt" is null))
        or (v->'fill' ? 'collectionId' and not exists (select 1 from "Collection" c where c.id = (v->'fill'->>'collectionId')::uuid and c."spaceId" = ${spaceId}::uuid)))
      group by r.number
    ) missing where r."jobId" = ${jobId}::uuid and r.number = missing.number`;
  await db.$executeRaw`
    with wanted as (
      select r.number, ${keyOf(Prisma.sql`r."testCase"->'values'`)} as key, r."testCase"->>'expected' as expected, r."testCase"->'assertions' as assertions
      from "ImportRow" r where r."jobId" = ${jobId}::uuid and r."testCase" is not null and r.outcome is null
    ), counted as (
      select w.*, row_number() over (partition by w.key, w.expected, w.assertions order by w.number) as occurrence from wanted w
    ), known as (
      select c.id, ${keyOf(Prisma.sql`c."values"`)} as key, c.expected, c.assertions from "TestCase" c where c."testSetId" = ${testSetId}::uuid
    ), planned as (
      select w.number, w.occurrence, min(k.id::text)::uuid as id from counted w
      left join known k on k.key = w.key and k.expected is not distinct from w.expected and k.assertions = w.assertions group by w.number, w.occurrence
    )
    update "ImportRow" r set "testCaseId" = planned.id,
      outcome = case when planned.occurrence > 1 then 'REPEATED' when planned.id is not null then 'ALREADY_THERE' else 'ADDED' end::"ImportRowOutcome"
    from planned where r."jobId" = ${jobId}::uuid and r.number = planned.number`;
}
