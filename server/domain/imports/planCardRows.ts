import { queryRows } from '#server/platform/db/rows.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import type { ImportToRun } from './heldImport.ts';
import { pathKey } from './readCollectionPaths.ts';

/** The decks of a space by the key of their names; of several with one name the oldest. */
export async function readDeckNames({ db }: DomainContext, spaceId: string): Promise<Map<string, string>> {
  const decks = await queryRows<{ id: string; name: string }>(db, Prisma.sql`select d.id::text as id, d.name from "Deck" d where d."spaceId" = ${spaceId}::uuid and d."deletedAt" is null order by d."createdAt" desc, d.id desc`);
  return new Map(decks.map(({ id, name }) => [pathKey([name]), id]));
}

/** What would become of each card of a file: one that its deck has, with the same on both sides, is there already; the same one twice for one deck counts once. */
export async function planCardRows({ db }: DomainContext, { jobId, deckId }: Pick<ImportToRun, 'jobId' | 'deckId'>): Promise<void> {
  await db.$executeRaw`
    with wanted as (
      select r.number, case when r.place = 0 then ${deckId}::uuid else c."collectionId" end as "deckId", r.card->>'kind' as kind, md5(r.card->>'front') as front, md5(r.card->>'back') as back,
        row_number() over (partition by r.place, r.card->>'kind', md5(r.card->>'front'), md5(r.card->>'back') order by r.number) as occurrence
      from "ImportRow" r left join "ImportCollection" c on c."jobId" = r."jobId" and c.place = r.place where r."jobId" = ${jobId}::uuid and r.card is not null
    ), known as (
      select c.id, c."deckId", c.kind::text as kind, md5(c.front) as front, md5(c.back) as back from "Card" c
      where c."deckId" in (select w."deckId" from wanted w) and c."deletedAt" is null and c.state <> 'PROPOSED'
    ), planned as (
      select w.number, w.occurrence, min(k.id::text)::uuid as id from wanted w
      left join known k on k."deckId" = w."deckId" and k.kind = w.kind and k.front = w.front and k.back = w.back group by w.number, w.occurrence
    )
    update "ImportRow" r set "cardId" = planned.id,
      outcome = case when planned.occurrence > 1 then 'REPEATED' when planned.id is not null then 'ALREADY_THERE' else 'ADDED' end::"ImportRowOutcome"
    from planned where r."jobId" = ${jobId}::uuid and r.number = planned.number`;
}
