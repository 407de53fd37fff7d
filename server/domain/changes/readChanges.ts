import { type ChangeKind, Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { ofCredentialSql } from '../access/visible.ts';
import { requireUser } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { encodePublicId, type PublicKind } from '../publicId.ts';
import { readHorizon } from './horizon.ts';
import { decodePosition, encodePosition, isAfter, type Place, type Position, positionAfter, positionAt, positionOfCopy } from './position.ts';

/** What the ids of a kind of change are of. The others get theirs with the areas they belong to. */
const publicKinds = {
  CARD: 'Card',
  COLLECTION: 'Collection',
  CONVERSATION: 'Conversation',
  DECK: 'Deck',
  HIGHLIGHT: 'Highlight',
  MEMBER: 'Member',
  NOTIFICATION: 'Notification',
  PROMPT: 'Prompt',
  READING: 'Source',
  SCHEDULE: 'Card',
  SOURCE: 'Source',
  SPACE: 'Space',
  TAG: 'Tag',
  WORK: 'Work',
} as const satisfies Partial<Record<ChangeKind, PublicKind>>;

/** The kinds that are told. */
export const changeKinds = Object.keys(publicKinds) as [keyof typeof publicKinds, ...(keyof typeof publicKinds)[]];

export interface ChangeRow {
  readonly kind: keyof typeof publicKinds;
  readonly objectId: string;
  readonly spaceId: string | null;
  readonly isDeleted: boolean;
  readonly changedAt: Date;
  /** Its position. */
  readonly cursor: string;
}

export interface ChangeFilter {
  /** Absent: all. */
  readonly kinds?: readonly ChangeKind[] | undefined;
  /** Absent: all spaces of the reader; null: one that is not there. */
  readonly spaceId?: string | null | undefined;
}

export interface ChangePage {
  /** Oldest first. */
  readonly changes: readonly ChangeRow[];
  readonly hasMore: boolean;
  /** Where the reader is now, behind this page. */
  readonly position: string;
}

/** What an id of a change is the id of. */
export const changedThing = ({ kind, objectId }: Pick<ChangeRow, 'kind' | 'objectId'>): { typename: PublicKind; id: string } => ({ typename: publicKinds[kind], id: objectId });

/** The public id of what changed. */
export const changedId = (change: Pick<ChangeRow, 'kind' | 'objectId'>): string => encodePublicId(publicKinds[change.kind], change.objectId);

/** The position of now: of one space, or of all. */
export async function readChangePosition(ctx: DomainContext, filter: Pick<ChangeFilter, 'spaceId'> = {}): Promise<string> {
  const scope = await scopeOf(ctx, filter);
  return encodePosition(positionAt(scope.epoch, await readLastPlace(ctx, scope), ctx.now()));
}

/**
 * What the acting person is told after a position, oldest first; without one, everything there is. Each thing stands where it last changed. The system is told
 * what all members of the space are that it asks for.
 * Why: docs/decisions/change-feed.md
 * @throws InvalidInputError for what is no position; PositionExpiredError for one that counts no more
 */
export async function readChanges(ctx: DomainContext, after: string | undefined, filter: ChangeFilter, limit: number): Promise<ChangePage> {
  const scope = await scopeOf(ctx, filter);
  const last = () => readLastPlace(ctx, scope);
  const from = after === undefined ? positionOfCopy(scope.epoch, await last(), ctx.now()) : decodePosition(after, { epoch: scope.epoch, xid: scope.before }, ctx.now());
  const found = filter.spaceId === null || filter.kinds?.length === 0 ? [] : await queryRows<FoundChange>(ctx.db, pageSql(scope, { from, kinds: filter.kinds, limit: limit + 1 }));
  let position = from;
  const changes = found.slice(0, limit).map(({ xid, seq, reachedXid, reachedSeq, ...change }): ChangeRow => {
    position = positionAfter(position, { reached: { xid: reachedXid, seq: reachedSeq }, place: { xid, seq }, changedAt: change.changedAt });
    return { ...change, cursor: encodePosition(position) };
  });
  const hasMore = found.length > limit;
  // What other kinds changed need not be looked through again.
  if (!hasMore) position = positionAt(scope.epoch, later(await last(), position.reached), ctx.now());
  return { changes, hasMore, position: encodePosition(position) };
}

const later = (one: Place, other: Place) => (isAfter(one, other) ? one : other);

/** What a reader may be told at the moment. */
interface Scope {
  readonly epoch: string;
  /** What this and later transactions wrote is not told yet. */
  readonly before: number;
  /** null: the system. */
  readonly userId: string | null;
  /** A table `mine` of spaces (`spaceId`), with the transaction in which the reader came (`joinedXid`). Who came in one that is not told yet is not there yet. */
  readonly mine: Prisma.Sql;
  /** What is one person's alone, and in no space, as a condition on a change `c`. */
  readonly besides: Prisma.Sql;
}

async function scopeOf(ctx: DomainContext, { spaceId }: Pick<ChangeFilter, 'spaceId'>): Promise<Scope> {
  const { db, actor } = ctx;
  const userId = actor.kind === 'system' ? null : requireUser(ctx).userId;
  // Read before the rows: what has ended by then is seen by the statements that follow.
  const { epoch, xid: before } = await readHorizon(db);
  const ofSpace = (column: Prisma.Sql) => (spaceId === undefined ? ofCredentialSql(actor, column) : Prisma.sql`${column} = ${spaceId}::uuid and ${ofCredentialSql(actor, column)}`);
  const ofAllSpaces = actor.kind === 'user' && actor.spaceIds === null && spaceId === undefined;
  return {
    epoch,
    before,
    userId,
    mine:
      userId === null
        ? Prisma.sql`mine as (select ${spaceId ?? null}::uuid as "spaceId", 0::bigint as "joinedXid")`
        : Prisma.sql`mine as (select m."spaceId", m."joinedXid" from "Membership" m where m."userId" = ${userId}::uuid and m."joinedXid" < ${before}::bigint and ${ofSpace(Prisma.sql`m."spaceId"`)})`,
    besides: Prisma.sql`((c."spaceId" is null and c.kind <> 'SPACE' and ${ofAllSpaces}) or (c.kind = 'SPACE' and ${ofSpace(Prisma.sql`c."objectId"`)}))`,
  };
}

/** The last place of all that has been told or could have been, whatever kind it is of; the first of all when there is nothing. */
async function readLastPlace({ db }: DomainContext, { mine, before, userId }: Scope): Promise<Place> {
  const [last] = await queryRows<Place>(
    db,
    Prisma.sql`with ${mine} select place.xid::float8 as xid, place.seq::float8 as seq from (
      select "joinedXid" as xid, 0::bigint as seq from mine
      union all select there.xid, there.seq from mine cross join lateral (
        select c.xid, c.seq from "Change" c where c."spaceId" = mine."spaceId" and c."userId" is null and c.xid < ${before}::bigint order by c.xid desc, c.seq desc limit 1) there
      union all (select c.xid, c.seq from "Change" c where c."userId" = ${userId}::uuid and c.xid < ${before}::bigint order by c.xid desc, c.seq desc limit 1)
    ) place order by place.xid desc, place.seq desc limit 1`,
  );
  return last ?? { xid: 0, seq: 0 };
}

interface FoundChange extends Omit<ChangeRow, 'cursor'> {
  readonly xid: number;
  readonly seq: number;
  readonly reachedXid: number;
  readonly reachedSeq: number;
}

interface Wanted {
  readonly from: Position;
  readonly kinds: ChangeFilter['kinds'];
  readonly limit: number;
}

/**
 * Who came into a space is told all that lies in it at the place where they came (`joinedXid`), and from then on each change at its own.
 * The last row of a thing says where it stands, and the row with the highest number what became of it: the rows of one thing are
 * numbered in the order of its changes, the transactions are not.
 */
function pageSql({ mine, besides, before, userId }: Scope, { from, kinds, limit }: Wanted): Prisma.Sql {
  const { reached, reachedInside: inside, copyBegan } = from;
  const isSame = (other: Prisma.Sql) => Prisma.sql`${other}."objectId" = c."objectId" and ${other}.kind = c.kind and ${other}."userId" is not distinct from c."userId" and ${other}.xid < ${before}::bigint`;
  const isTold = Prisma.sql`c.xid < ${before}::bigint and not (c."isDeleted" and c.xid < ${copyBegan}::bigint)
    ${kinds ? Prisma.sql`and c.kind = any(${[...kinds]}::"ChangeKind"[])` : Prisma.empty}
    and not exists (select 1 from "Change" later where ${isSame(Prisma.sql`later`)} and (later.xid, later.seq) > (c.xid, c.seq))`;
  return Prisma.sql`
    with ${mine}
    select c."objectId"::text as "objectId", c.kind::text as kind, coalesce(c."spaceId", case c.kind when 'SPACE' then c."objectId" end)::text as "spaceId", c."changedAt",
      c.xid::float8 as xid, c.seq::float8 as seq, c."reachedXid"::float8 as "reachedXid", c."reachedSeq"::float8 as "reachedSeq",
      (select last."isDeleted" from "Change" last where ${isSame(Prisma.sql`last`)} order by last.seq desc limit 1) as "isDeleted"
    from (
      (select there.*, greatest(there.xid, mine."joinedXid") as "reachedXid", case when there.xid < mine."joinedXid" then 0 else there.seq end as "reachedSeq"
        from mine cross join lateral (
          select c.* from "Change" c
          where c."spaceId" = mine."spaceId" and c."userId" is null and ${isTold} and not (c."isDeleted" and c.xid < mine."joinedXid")
            and (c.xid, c.seq) > (
              case when mine."joinedXid" > ${reached.xid}::bigint then 0 when (mine."joinedXid", 0::bigint) = (${reached.xid}::bigint, ${reached.seq}::bigint) then ${inside.xid}::bigint else ${reached.xid}::bigint end,
              case when mine."joinedXid" > ${reached.xid}::bigint then 0 when (mine."joinedXid", 0::bigint) = (${reached.xid}::bigint, ${reached.seq}::bigint) then ${inside.seq}::bigint else ${reached.seq}::bigint end)
            and not (c.kind = 'CONVERSATION' and exists (select 1 from "Change" own where own."objectId" = c."objectId" and own.kind = c.kind and own."userId" = ${userId}::uuid))
          order by c.xid, c.seq limit ${limit}::int
        ) there)
      union all
      (select c.*, c.xid, c.seq from "Change" c
        where c."userId" = ${userId}::uuid and ${isTold} and (c.xid, c.seq) > (${reached.xid}::bigint, ${reached.seq}::bigint)
          and (c."spaceId" in (select "spaceId" from mine) or ${besides})
        order by c.xid, c.seq limit ${limit}::int)
    ) c
    order by c."reachedXid", c."reachedSeq", c.xid, c.seq limit ${limit}::int`;
}
