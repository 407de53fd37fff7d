import DataLoader from 'dataloader';
import type { Logger } from 'pino';
import type { Db } from '#server/platform/db/database.ts';
import type { Role } from '#server/platform/db/generated/client.ts';

export type Scope = 'read' | 'write';

/** Who acts: a person (through whatever credential), a job of the workshop, or nobody known. */
export type Actor =
  | { readonly kind: 'user'; readonly userId: string; readonly scopes: ReadonlySet<Scope> }
  | { readonly kind: 'system'; readonly job: string }
  | { readonly kind: 'anonymous' };

/** The roles of the acting person by space; null where they are no member. Asked anew each time, in one query. */
export type RoleLoader = Pick<DataLoader<string, Role | null>, 'load' | 'loadMany'>;

/** All that a command or a read needs to know about the moment. */
export interface DomainContext {
  readonly db: Db;
  readonly actor: Actor;
  readonly log: Logger;
  readonly now: () => Date;
}

/**
 * Looks roles up in batches and remembers none: a role taken away counts at the next question,
 * also in a subscription that lives for days.
 */
export function createRoleLoader(db: Db, actor: Actor): RoleLoader {
  return new DataLoader<string, Role | null>(
    async (spaceIds) => {
      if (actor.kind !== 'user') return spaceIds.map(() => null);
      const memberships = await db.membership.findMany({
        where: { userId: actor.userId, spaceId: { in: [...new Set(spaceIds)] } },
        select: { spaceId: true, role: true },
      });
      const roles = new Map(memberships.map(({ spaceId, role }) => [spaceId, role]));
      return spaceIds.map((spaceId) => roles.get(spaceId) ?? null);
    },
    { cache: false },
  );
}
