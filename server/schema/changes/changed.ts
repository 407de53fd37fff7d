import { requireUser } from '#server/domain/access/authorize.ts';
import { untilTold } from '#server/domain/changes/horizon.ts';
import { type ChangeFilter, type ChangePage, readChangePosition, readChanges } from '#server/domain/changes/readChanges.ts';
import { PositionExpiredError } from '#server/domain/errors.ts';
import { changesTopic } from '#server/domain/events.ts';
import { builder } from '../base/builder.ts';
import { changes, type Telling } from '../base/changes.ts';
import type { GraphQLContext } from '../base/context.ts';
import { oncePerEvent } from '../base/oncePerEvent.ts';
import { pageSizes } from '../base/pageSizes.ts';
import { Change, ChangeKindEnum, toChangeFilter } from './Change.ts';

interface ChangesReceived extends Pick<ChangePage, 'changes' | 'position'> {
  readonly readAgain: boolean;
}

const ChangesReceived = builder.objectRef<ChangesReceived>('ChangesReceived').implement({
  description: 'Some changes.',
  fields: (t) => ({
    changes: t.field({ type: [Change], description: 'Oldest first, at most 100 in an event; empty in the first event when there is nothing new.', resolve: (received) => [...received.changes] }),
    position: t.exposeString('position', {
      description: 'Where you are now: keep it.',
    }),
    readAgain: t.exposeBoolean('readAgain', { description: 'Whether `after` was too old: begin with `changes` without `after`, or read your lists, then go on from `position`.' }),
  }),
});

function changesAfter(ctx: GraphQLContext, after: string | undefined, filter: ChangeFilter): AsyncIterableIterator<ChangesReceived> {
  const { userId } = requireUser(ctx);
  return changes(ctx, changesTopic, async (): Promise<Telling<ChangesReceived>> => {
    let position = '';
    /** Whether there may be something to read. */
    let isBehind = false;
    /** What was heard of last. */
    let heard: readonly string[] | undefined;

    const read = async (from: string): Promise<ChangesReceived> => {
      const page = await readChanges(ctx, from, filter, pageSizes.maxSize);
      ({ position, hasMore: isBehind } = page);
      return { changes: page.changes, position, readAgain: false };
    };
    const begin = async () => {
      try {
        return await read(after ?? (await readChangePosition(ctx)));
      } catch (error) {
        if (!(error instanceof PositionExpiredError)) throw error;
        position = await readChangePosition(ctx);
        return { changes: [], position, readAgain: true };
      }
    };
    return {
      first: await begin(),
      of: (ids) => {
        heard = ids;
        return [];
      },
      pull: async () => {
        if (heard) {
          const told = heard;
          heard = undefined;
          if (await concerns(ctx, userId, told)) {
            await oncePerEvent(told, 'told', () => untilTold(ctx.db));
            isBehind = true;
          }
        }
        if (!isBehind) return undefined;
        const received = await read(position);
        return received.changes.length === 0 ? undefined : received;
      },
    };
  });
}

/** Whether something changed in a space of theirs, or for them alone. @param ids of spaces and people */
async function concerns(ctx: GraphQLContext, userId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.includes(userId)) return true;
  return (await ctx.roles.loadMany(ids)).some((access) => access !== null);
}

builder.subscriptionField('changed', (t) =>
  t.field({
    type: ChangesReceived,
    authScopes: { signedIn: true },
    description: '`Viewer.changes` as it grows: first what came after your position, then what comes. Nothing is missed, whatever the line does.',
    args: {
      after: t.arg.string({ description: 'The position you have; left out: from now on. An older one than 30 days answers `readAgain`.' }),
      kinds: t.arg({ type: [ChangeKindEnum], description: 'Only of these kinds; left out: all.' }),
      spaceId: t.arg.id({ description: 'Only of this space; left out: all your spaces.' }),
    },
    subscribe: (_root, { after, ...filter }, ctx) => changesAfter(ctx, after ?? undefined, toChangeFilter(filter)),
    resolve: (event) => event,
  }),
);
