import DataLoader from 'dataloader';
import type { Logger } from 'pino';
import type { Db } from '#server/platform/db/database.ts';
import { Prisma, type Role } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';

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
export interface RoleLoader {
  load(spaceId: string): Promise<Standing | null>;
  loadMany(spaceIds: readonly string[]): Promise<(Standing | null)[]>;
}

/** What the operator of the vault allows, in bytes. */
export interface FileLimits {
  readonly largestFile: number;
  /** How much the files of one space may weigh; 0 for no limit. */
  readonly spaceQuota: number;
}

/** All that a command or a read needs to know about the moment. */
export interface DomainContext {
  readonly db: Db;
  readonly actor: Actor;
  readonly log: Logger;
  readonly now: () => Date;
  /** Left out: the usual ones. */
  readonly fileLimits?: FileLimits;
}

/**
 * Looks standings up in batches and remembers none: a role taken away counts at the next question, also in a
 * subscription that lives for days. Those who share `standings` share the batch: one query for a thousand subscribers.
 */
export function createRoleLoader(db: Db, actor: Actor, standings: StandingLoader = createStandingLoader(db)): RoleLoader {
  const load = async (spaceId: string) => (actor.kind === 'user' ? standings.load({ userId: actor.userId, spaceId }) : null);
  return { load, loadMany: (spaceIds) => Promise.all(spaceIds.map(load)) };
}

/** The standing of anybody in any space. */
export type StandingLoader = Pick<DataLoader<Place, Standing | null>, 'load'>;

interface Place {
  readonly userId: string;
  readonly spaceId: string;
}

/** Answers all that is asked at one moment in one query. */
export function createStandingLoader(db: Db): StandingLoader {
  const keyOf = ({ userId, spaceId }: Place) => `${userId} ${spaceId}`;
  return new DataLoader<Place, Standing | null>(
    async (places) => {
      const asked = [...new Map(places.map((place) => [keyOf(place), place])).values()];
      const standings = await queryRows<Place & Standing>(db, Prisma.sql`
        select m."userId"::text as "userId", s.id::text as "spaceId", m.role::text as role, s."archivedAt" is not null as archived
        from unnest(${asked.map(({ userId }) => userId)}::uuid[], ${asked.map(({ spaceId }) => spaceId)}::uuid[]) as p("userId", "spaceId")
        join "Membership" m on m."spaceId" = p."spaceId" and m."userId" = p."userId" join "Space" s on s.id = m."spaceId"`, 'kept');
      const byPlace = new Map(standings.map(({ role, archived, ...place }) => [keyOf(place), { role, archived }]));
      return places.map((place) => byPlace.get(keyOf(place)) ?? null);
    },
    { cache: false },
  );
}
