import DataLoader from 'dataloader';
import type { Logger } from 'pino';
import type { Db } from '#server/platform/db/database.ts';
import type { Role } from '#server/platform/db/generated/client.ts';

export type Scope = 'read' | 'write';

/** Who acts: a person, a job of the workshop, or nobody known. */
export type Actor =
  | {
      readonly kind: 'user';
      readonly userId: string;
      /** How they came: by signing in, or by an API key, which may never make or revoke API keys. */
      readonly credential: 'token' | 'apiKey';
      readonly scopes: ReadonlySet<Scope>;
    }
  | { readonly kind: 'system'; readonly job: string }
  | { readonly kind: 'anonymous' };

/** What the acting person is in a space, and whether the space is archived. */
export interface Standing {
  readonly role: Role;
  readonly archived: boolean;
}

/** The standing of the acting person by space; null where they are no member. Asked anew each time, in one query. */
export type RoleLoader = Pick<DataLoader<string, Standing | null>, 'load' | 'loadMany'>;

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
  return new DataLoader<string, Standing | null>(
    async (spaceIds) => {
      if (actor.kind !== 'user') return spaceIds.map(() => null);
      const standings = await db.$queryRaw<({ spaceId: string } & Standing)[]>`
        select s.id::text as "spaceId", m.role::text as role, s."archivedAt" is not null as archived
        from "Membership" m join "Space" s on s.id = m."spaceId"
        where m."userId" = ${actor.userId}::uuid and m."spaceId" = any(${[...new Set(spaceIds)]}::uuid[])`;
      const bySpace = new Map(standings.map(({ spaceId, ...standing }) => [spaceId, standing]));
      return spaceIds.map((spaceId) => bySpace.get(spaceId) ?? null);
    },
    { cache: false },
  );
}
