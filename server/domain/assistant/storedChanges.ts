import type { DomainContext } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { parseIds } from '../input.ts';
import { mostChanges } from './proposal.ts';
import { type SeenSource, seenOfStored } from './seenSources.ts';
import type { ProposedChangeRow } from './readProposedChanges.ts';

/** A change with what was written down when it was proposed. */
export type StoredChange = Pick<ProposedChangeRow, 'id' | 'position' | 'act' | 'sourceIds' | 'tags' | 'collectionId' | 'collectionName' | 'before' | 'after' | 'needsId'> & {
  readonly seen: Readonly<Record<string, SeenSource>>;
};

/**
 * Changes of an answer that are to be applied, with those that they need, in the order of doing; held until the transaction ends.
 * @param given which; absent: all that are PROPOSED
 * @throws NotFoundError for one that is not of this answer; ConflictError for one that is not PROPOSED, or needs one that was refused
 */
export async function readChosenChanges(ctx: DomainContext, messageId: string, given: readonly (string | null)[] | undefined): Promise<StoredChange[]> {
  await ctx.db.$queryRaw`select 1 from "ProposedChange" where "messageId" = ${messageId}::uuid order by id for update`;
  const all = await ctx.db.proposedChange.findMany({ where: { messageId }, orderBy: { position: 'asc' } });
  const byId = new Map(all.map((change) => [change.id, change]));
  const wanted = given === undefined ? all.filter(({ state }) => state === 'PROPOSED').map(({ id }) => id) : parseIds('changeIds', given, mostChanges);
  const chosen = new Map<string, (typeof all)[number]>();
  const take = (id: string | null) => {
    const change = id === null ? undefined : byId.get(id);
    if (!change) throw new NotFoundError('Proposed change');
    if (chosen.has(change.id)) return;
    if (change.state !== 'PROPOSED') throw new ConflictError('One of the changes was applied or refused already. Look again.');
    chosen.set(change.id, change);
    const needed = change.needsId === null ? undefined : byId.get(change.needsId);
    // What was done before has left its collection with those that need it.
    if (needed && !(needed.state === 'APPLIED' && change.collectionId !== null)) take(needed.id);
  };
  for (const id of wanted) take(id);
  return [...chosen.values()].sort((one, other) => one.position - other.position).map(({ seen, ...change }) => ({ ...change, seen: seenOfStored(seen) }));
}
