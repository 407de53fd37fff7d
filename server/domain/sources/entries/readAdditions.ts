import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';

/** How far it is that entries of a source are added as sources of their own. */
export interface AdditionRow {
  readonly id: string;
  readonly sourceId: string;
  readonly total: number;
  readonly done: number;
  readonly added: number;
  readonly alreadyThere: number;
  readonly refused: number;
  readonly isOver: boolean;
  readonly failureMessage: string | null;
  readonly createdAt: Date;
}

/** For so long it is told what came of one. */
const toldFor = Prisma.sql`interval '1 hour'`;

/** Of each of these sources the last addition that the reader has asked for, as long as it runs and for an hour after. */
export async function readAdditions({ db, actor, now }: DomainContext, sourceIds: readonly string[]): Promise<Map<string, AdditionRow>> {
  if (actor.kind !== 'user') return new Map();
  const rows = await queryRows<AdditionRow>(
    db,
    Prisma.sql`
      select distinct on (d."sourceId") d.id::text, d."sourceId"::text as "sourceId", cardinality(d.positions) as total, d.done, d.added, d."alreadyThere", d.refused,
        d."endedAt" is not null as "isOver", d."failureMessage", d."createdAt"
      from "EntryAddition" d where d."sourceId" = any(${[...sourceIds]}::uuid[]) and d."userId" = ${actor.userId}::uuid
        and (d."endedAt" is null or d."endedAt" > ${now()}::timestamptz - ${toldFor})
      order by d."sourceId", d."createdAt" desc, d.id desc`,
  );
  return new Map(rows.map((row) => [row.sourceId, row]));
}
