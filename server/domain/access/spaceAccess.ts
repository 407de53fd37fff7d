import { Prisma } from '#server/platform/db/generated/client.ts';
import { ofCredentialSql } from './visible.ts';
import type { Actor } from '../context.ts';

/** How a statement reads rows that the actor may see together with what the actor is in the space of each. */
export interface WithAccess {
  /** The column `access`: a `SpaceAccess` as JSON, null for actors who are nowhere a member. */
  readonly column: Prisma.Sql;
  /** Joins a row to the membership of the actor. */
  readonly join: Prisma.Sql;
  /** What a row fulfils that the actor may see. */
  readonly visible: Prisma.Sql;
}

/** @param spaceId the column with the space of a row */
export function withAccess(actor: Actor, spaceId: Prisma.Sql): WithAccess {
  if (actor.kind !== 'user') return { column: Prisma.sql`null::json as access`, join: Prisma.empty, visible: actor.kind === 'system' ? Prisma.sql`true` : Prisma.sql`false` };
  return {
    column: Prisma.sql`json_build_object('role', reader.role, 'archived', place."archivedAt" is not null) as access`,
    join: Prisma.sql`join "Membership" reader on reader."spaceId" = ${spaceId} and reader."userId" = ${actor.userId}::uuid and ${ofCredentialSql(actor, spaceId)} join "Space" place on place.id = ${spaceId}`,
    visible: Prisma.sql`true`,
  };
}
