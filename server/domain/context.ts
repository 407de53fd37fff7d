import DataLoader from 'dataloader';
import type { Logger } from 'pino';
import type { Db } from '#server/platform/db/database.ts';
import { Prisma, type RegistrationMode, type Role } from '#server/platform/db/generated/client.ts';
import { queryRows, type SqlDb } from '#server/platform/db/rows.ts';
import type { Embedder } from './embedder.ts';

/** `manage`: members, invitations, settings of a space, and whether there is one. */
export type Scope = 'read' | 'write' | 'manage';

/** Somebody who acts, and the credential they came with. */
export interface UserActor {
  readonly kind: 'user';
  readonly userId: string;
  /** How they are authenticated: by signing in, or by an API key, which may never do what concerns the account. */
  readonly credential: 'token' | 'apiKey';
  /** The session or the API key they came with; null where the identity provider keeps the sessions. */
  readonly credentialId: string | null;
  /** When they last proved who they are, by password or passkey; null for API keys, and where nobody knows. */
  readonly authTime: Date | null;
  readonly scopes: ReadonlySet<Scope>;
  /** The only spaces they see, whatever they are a member of; null: all of theirs. */
  readonly spaceIds: readonly string[] | null;
}

/** Who acts: a user, a background job, or an anonymous caller. */
export type Actor = UserActor | { readonly kind: 'system'; readonly job: string } | { readonly kind: 'anonymous' };

/** The role of a user in a space, and whether the space is archived. */
export interface SpaceAccess {
  readonly role: Role;
  readonly archived: boolean;
}

/** The access of the actor by space; null where they are no member. Read again each time, in one query. */
export interface RoleLoader {
  load(spaceId: string): Promise<SpaceAccess | null>;
  loadMany(spaceIds: readonly string[]): Promise<(SpaceAccess | null)[]>;
}

/** What the operator of the vault allows, in bytes. */
export interface FileLimits {
  readonly largestFile: number;
  /** How much the files and texts of one space may weigh; 0 for no limit. */
  readonly spaceQuota: number;
  /** How much one person may have added to all spaces; 0 for no limit. */
  readonly personQuota: number;
}

/**
 * What spaces and people were last measured to use, and what was added since by this process. Measuring reads the weights of all sources, so who is far from
 * every limit is measured once a minute and not at each addition.
 */
export interface StorageEstimates {
  /**
   * Whether there is room for so many bytes more without a measurement. false: the last one is too long ago, or a limit is near.
   * @param userId null: nobody's, so only the space counts
   */
  isAmple(spaceId: string, userId: string | null, bytes: number, limits: FileLimits): boolean;
  /**
   * Whether there is room for so many bytes more, up to the last byte, by what was measured within the last minute and added since; undefined: that does not tell.
   * For what may be left out, or be a little too much: others may have added something, or deleted it.
   */
  hasRoom(spaceId: string, userId: string | null, bytes: number, limits: FileLimits): boolean | undefined;
  /** What was added since. */
  add(spaceId: string, userId: string | null, bytes: number): void;
  /** Counts so many bytes as being written until the answer is called. */
  reserve(spaceId: string, userId: string | null, bytes: number): () => void;
  /** What is being written now. */
  inFlight(spaceId: string, userId: string | null): { readonly inSpace: number; readonly byPerson: number };
  /** What has just been measured. */
  remember(spaceId: string, userId: string | null, used: { readonly inSpace: number; readonly byPerson: number }): void;
}

/** What a million tokens cost, given to a model and written by it; without, no cost is recorded. */
export interface ModelPrices {
  readonly inputPrice?: number | undefined;
  readonly outputPrice?: number | undefined;
}

/** What the operator of the vault allows to be spent on language models; the prices are those of all that have none of their own. */
export interface ModelLimits extends ModelPrices {
  /** The prices of models that have their own, by name. */
  readonly pricesOf?: ReadonlyMap<string, ModelPrices> | undefined;
  /** What one space may use a day (UTC). Absent: without limit. What is under way is finished. */
  readonly dailyTokens?: number | undefined;
  readonly dailyCost?: number | undefined;
}

/** A language model that prompts can be run with. */
export interface OfferedModel {
  /** What the endpoint calls it. */
  readonly name: string;
  /** How many tokens it reads at most; null when nobody said. */
  readonly contextTokens: number | null;
  /** What a million tokens cost, given to it and written by it; null where no price is given. */
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
}

/** The free space of the disks that the vault writes to. */
export interface DiskSpace {
  /** Whether so many more bytes would leave what deletions need. */
  hasRoomFor(bytes: number): boolean;
  /** What the fullest has left, and what has to stay; null when nobody watches. In bytes. */
  levels(): { readonly free: number; readonly floor: number } | null;
}

/** What the operator of the vault has fixed by variables; what is absent, an administrator chooses. */
export interface RegistrationVariables {
  readonly mode?: RegistrationMode | undefined;
  readonly allowedDomains?: readonly string[] | undefined;
  /** null: no limit. */
  readonly spacesPerPerson?: number | null | undefined;
}

/** What a command or query gets that needs no more of the database than SQL. */
export interface SqlContext {
  readonly db: SqlDb;
  readonly actor: Actor;
  readonly log: Logger;
  /** From where the actor calls, as limits count it; absent or null when nobody knows. */
  readonly callerAddress?: string | null | undefined;
  readonly now: () => Date;
  /** The defaults when left out. */
  readonly fileLimits?: FileLimits;
  /** Without it each addition is measured. */
  readonly storageEstimates?: StorageEstimates;
  /** Without it there is always room. */
  readonly diskSpace?: DiskSpace;
  /** Whether mails are sent; without, links are handed over by hand. */
  readonly sendsMail?: boolean;
  /** Whether this vault has a browser to read pages in. */
  readonly hasBrowser?: boolean;
  /** Whether this vault has a language model. */
  readonly hasModel?: boolean;
  /** The models that prompts can be run with, the vault's own first; none when left out. */
  readonly models?: readonly OfferedModel[];
  /** What variables have fixed; nothing when left out. */
  readonly registrationVariables?: RegistrationVariables;
  /** No limits when left out. */
  readonly modelLimits?: ModelLimits;
  /** Without it passages are found by words alone. */
  readonly embedder?: Embedder | undefined;
}

/** What every command and query gets. */
export interface DomainContext extends SqlContext {
  readonly db: Db;
}

/**
 * Loads access in batches without caching: a role that was revoked counts at the next check, also in a
 * subscription that lives for days. Those who share `accessLoader` share the batch: one query for a thousand subscribers.
 */
export function createRoleLoader(db: SqlDb, actor: Actor, accessLoader: SpaceAccessLoader = createSpaceAccessLoader(db)): RoleLoader {
  const load = async (spaceId: string) => {
    if (actor.kind !== 'user' || (actor.spaceIds !== null && !actor.spaceIds.includes(spaceId))) return null;
    return accessLoader.load({ userId: actor.userId, spaceId });
  };
  return { load, loadMany: (spaceIds) => Promise.all(spaceIds.map(load)) };
}

/** The access of any user to any space. */
export type SpaceAccessLoader = Pick<DataLoader<AccessKey, SpaceAccess | null>, 'load'>;

interface AccessKey {
  readonly userId: string;
  readonly spaceId: string;
}

/** Batches all calls of one tick into one query. */
export function createSpaceAccessLoader(db: SqlDb): SpaceAccessLoader {
  const keyOf = ({ userId, spaceId }: AccessKey) => `${userId} ${spaceId}`;
  return new DataLoader<AccessKey, SpaceAccess | null>(
    async (keys) => {
      const unique = [...new Map(keys.map((place) => [keyOf(place), place])).values()];
      const rows = await queryRows<AccessKey & SpaceAccess>(db, Prisma.sql`
        select m."userId"::text as "userId", s.id::text as "spaceId", m.role::text as role, s."archivedAt" is not null as archived
        from unnest(${unique.map(({ userId }) => userId)}::uuid[], ${unique.map(({ spaceId }) => spaceId)}::uuid[]) as p("userId", "spaceId")
        join "Membership" m on m."spaceId" = p."spaceId" and m."userId" = p."userId" join "Space" s on s.id = m."spaceId"`, 'prepared');
      const byKey = new Map(rows.map(({ role, archived, ...place }) => [keyOf(place), { role, archived }]));
      return keys.map((place) => byKey.get(keyOf(place)) ?? null);
    },
    { cache: false },
  );
}
