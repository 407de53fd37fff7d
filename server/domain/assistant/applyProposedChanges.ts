import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { authorizeExistingSources, authorizeSpace, requireWriter } from '../access/authorize.ts';
import { lockTree } from '../collections/ancestry.ts';
import type { DomainContext } from '../context.ts';
import { authorizeConversation } from '../conversations/authorizeConversation.ts';
import { readMessages } from '../conversations/readMessages.ts';
import { ConflictError, CountChangedError, InvalidInputError, NotFoundError } from '../errors.ts';
import { publishAnswerGrew } from '../events.ts';
import { findExistingSources } from '../sources/add/existingSources.ts';
import { changeFits, type Standing, type StandingSource } from './changeFits.ts';
import { type ChangesMade, carryOut } from './carryOut.ts';
import { readChosenChanges, type StoredChange } from './storedChanges.ts';

export interface ApplyProposedChanges {
  readonly messageId: string | null;
  /** Only these (null: an id that names nothing); absent: all that are PROPOSED. */
  readonly changeIds?: readonly (string | null)[] | undefined;
  readonly expectedCount: number;
  readonly undoable?: boolean | undefined;
}

export interface ProposedChangesApplied extends ChangesMade {
  readonly messageId: string;
}

/**
 * Does what an answer of the assistant has proposed to the acting person, by the commands and under the rights that they have at this moment: all of it or nothing. What others need is taken along.
 * What does not fit any more is marked so, and nothing is done.
 * @throws ConflictError for changes that are not PROPOSED or do not fit any more, and while the answer is being written; CountChangedError when others are meant; NotFoundError, ForbiddenError, SpaceArchivedError
 */
export async function applyProposedChanges(outer: DomainContext, input: ApplyProposedChanges): Promise<ProposedChangesApplied> {
  if (!Number.isInteger(input.expectedCount) || input.expectedCount < 1) throw new InvalidInputError([{ path: 'expectedCount', message: 'At least 1.', code: 'TOO_SMALL', limit: 1 }]);
  const done = await inTransaction(outer, (ctx) => applyIn(ctx, input));
  // What is marked must last: the marks are their own transaction, and what was wanted is refused.
  if ('outdated' in done) throw new ConflictError(`${done.outdated === 1 ? 'One of the changes does' : `${done.outdated.toLocaleString('en')} of the changes do`} not fit any more: somebody has changed meanwhile what they are about. Nothing was done.`);
  return done;
}

async function applyIn(ctx: DomainContext, { messageId, changeIds, expectedCount, undoable }: ApplyProposedChanges): Promise<ProposedChangesApplied | { readonly outdated: number }> {
  const { answerId, conversationId, spaceId } = await holdProposals(ctx, messageId);
  const changes = await readChosenChanges(ctx, answerId, changeIds);
  if (changes.length !== expectedCount) throw new CountChangedError(expectedCount, changes.length, 'changes');
  // In the order in which everybody holds them: the tree, collections, sources.
  if (changes.some(({ act }) => act === 'CREATE_COLLECTION' || act === 'RENAME_COLLECTION')) await lockTree(ctx.db, spaceId);
  const standing = await holdStanding(ctx, spaceId, changes);
  const outdated = changes.filter((change) => !changeFits(change, standing));
  if (outdated.length > 0) {
    await ctx.db.proposedChange.updateMany({ where: { id: { in: outdated.map(({ id }) => id) } }, data: { state: 'OUTDATED' } });
    await publishAnswerGrew(ctx.db, conversationId, [answerId]);
    return { outdated: outdated.length };
  }
  const made = await carryOut(ctx, spaceId, changes, undoable);
  await ctx.db.proposedChange.updateMany({ where: { id: { in: changes.map(({ id }) => id) } }, data: { state: 'APPLIED' } });
  await ctx.db.message.update({ where: { id: answerId }, data: { appliedAt: ctx.now() }, select: { id: true } });
  await publishAnswerGrew(ctx.db, conversationId, [answerId]);
  return { ...made, messageId: answerId };
}

/** An answer of the acting person that proposes changes, which they may make now; held until the transaction ends. @throws ConflictError while it is being written */
export async function holdProposals(ctx: DomainContext, messageId: string | null): Promise<{ answerId: string; conversationId: string; spaceId: string }> {
  requireWriter(ctx);
  const message = messageId === null ? undefined : (await readMessages(ctx, [messageId])).get(messageId);
  if (message?.role !== 'ANSWER') throw new NotFoundError('Answer');
  const { id: conversationId, spaceId } = await authorizeConversation(ctx, message.conversationId);
  await authorizeSpace(ctx, 'source.edit', spaceId);
  const [held] = await ctx.db.$queryRaw<{ endedAt: Date | null }[]>`select "endedAt" from "Message" where id = ${message.id}::uuid for no key update`;
  if (!held) throw new NotFoundError('Answer');
  if (held.endedAt === null) throw new ConflictError('It is still being written. Wait until it is done, or stop it.');
  return { answerId: message.id, conversationId, spaceId };
}

async function holdStanding(ctx: DomainContext, spaceId: string, changes: readonly StoredChange[]): Promise<Standing> {
  const collectionIds = [...new Set(changes.flatMap(({ collectionId }) => collectionId ?? []))];
  const collections = await ctx.db.$queryRaw<{ id: string; name: string }[]>`select id::text, name from "Collection" where id = any(${collectionIds}::uuid[]) and "spaceId" = ${spaceId}::uuid order by id for key share`;
  const held = await authorizeExistingSources(ctx, 'source.edit', [...new Set(changes.flatMap(({ sourceIds }) => sourceIds))], 'not trashed');
  const rows = await queryRows<Omit<StandingSource, 'updatedAt'> & { id: string; updatedAt: Date }>(
    ctx.db,
    Prisma.sql`select s.id::text, s.title, s."updatedAt", s."collectionId"::text as "collectionId", (select t.summary from "SourceText" t where t."sourceId" = s.id) as summary,
      array(select t.key from "SourceTag" st join "Tag" t on t.id = st."tagId" where st."sourceId" = s.id) as "tagKeys"
      from "Source" s where s."spaceId" = ${spaceId}::uuid and s.id = any(${held.map(({ id }) => id)}::uuid[])`,
  );
  const links = changes.flatMap(({ act, after }) => (act === 'ADD_LINK' && after !== null ? [after] : []));
  const existing = links.length === 0 ? [] : ((await findExistingSources(ctx.db, { links, sha256: [] }, [spaceId])).get(spaceId) ?? []);
  return {
    sources: new Map(rows.map(({ id, updatedAt, ...row }) => [id, { ...row, updatedAt: updatedAt.toISOString() }])),
    collections: new Map(collections.map(({ id, name }) => [id, name])),
    addresses: new Set(existing.map(({ given }) => given)),
  };
}
