import { InvalidInputError, NotFoundError } from '#server/domain/errors.ts';
import { promptRunsTopic } from '#server/domain/events.ts';
import { parseIds } from '#server/domain/input.ts';
import { readPromptRuns } from '#server/domain/prompts/runs/readPromptRuns.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { hasEnded } from '#server/domain/runs/runStates.ts';
import { builder } from '../base/builder.ts';
import { changes } from '../base/changes.ts';
import type { GraphQLContext } from '../base/context.ts';
import { loadPromptRun, outputOf, PromptRun, type PromptRunShape } from './PromptRun.ts';

const mostRuns = 16;

/** How much of which run the subscriber has is remembered for the subscription. */
interface Grown {
  readonly runId: string;
  readonly seen: Map<string, { count: number; hasEnded: boolean }>;
}

interface Told {
  readonly run: PromptRunShape | null;
  readonly newText: string;
  readonly position: number;
}

const PromptRunGrew = builder.objectRef<Told>('PromptRunGrew').implement({
  description: 'What a run has more than you have seen.',
  fields: (t) => ({
    newText: t.exposeString('newText', { description: 'What comes at `position`.' }),
    position: t.exposeInt('position', { description: 'How many characters there were before: what does not fit is to be read anew.' }),
    run: t.field({ type: PromptRun, nullable: true, description: 'The run; select `state`, not `output`. Null when it is gone.', resolve: ({ run }) => run }),
  }),
});

async function tell({ runId, seen }: Grown, ctx: GraphQLContext): Promise<Told> {
  const run = (await loadPromptRun(ctx, runId)) ?? null;
  const known = seen.get(runId) ?? { count: 0, hasEnded: false };
  const output = run ? ((await outputOf(ctx, { first: null }, runId)) ?? '') : '';
  const position = Math.min(known.count, output.length);
  seen.set(runId, { count: Math.max(known.count, output.length), hasEnded: run === null || hasEnded(run.state) });
  return { run, newText: output.slice(position), position };
}

function grownOf(ctx: GraphQLContext, given: readonly (string | null)[], after: number): AsyncIterableIterator<Grown> {
  let inner: AsyncIterableIterator<Grown> | undefined;
  const begin = async () => {
    const ids = [...new Set(parseIds('runIds', given, mostRuns))].filter((id) => id !== null);
    const runs = await readPromptRuns(ctx, ids);
    if (ids.length === 0 || runs.size < new Set(given).size) throw new NotFoundError('Prompt run');
    const promptIds = new Set([...runs.values()].map(({ promptId }) => promptId));
    const [promptId = '', ...others] = promptIds;
    if (others.length > 0) throw new InvalidInputError([{ path: 'runIds', message: 'They must be of one prompt.', code: 'CONFLICTING' }]);
    const seen: Grown['seen'] = new Map(ids.map((id) => [id, { count: ids.length === 1 ? Math.max(0, after) : 0, hasEnded: false }]));
    const grown = (runId: string): Grown => ({ runId, seen });
    return changes(ctx, promptRunsTopic(promptId), async () => ({
      more: ids.map(grown),
      of: (heard) => heard.filter((id) => seen.has(id)).map(grown),
      isOver: () => [...seen.values()].every((run) => run.hasEnded),
    }));
  };
  const over = { done: true, value: undefined } as const;
  let isLeft = false;
  const hasLeft = () => isLeft;
  const iterator: AsyncIterableIterator<Grown> = {
    async next() {
      if (hasLeft()) return over;
      inner ??= await begin();
      // Whoever left meanwhile must not be listened for.
      if (hasLeft()) return (await inner.return?.()) ?? over;
      return inner.next();
    },
    async return() {
      isLeft = true;
      return (await inner?.return?.()) ?? over;
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

builder.subscriptionField('promptRunGrew', (t) =>
  t.field({
    type: PromptRunGrew,
    authScopes: { signedIn: true },
    description: 'What models write, as they write it. The first events come at once with what is there behind `after`. Ends when all have ended.',
    args: {
      runIds: t.arg.idList({ required: true, description: 'The runs to watch, at most 16, of one prompt.' }),
      after: t.arg.int({ description: 'How many characters of `output` you have, when it is one run; left out: none.' }),
    },
    subscribe: (_root, { runIds, after }, ctx) => grownOf(ctx, runIds.map((id) => uuidOf('PromptRun', id)), after ?? 0),
    resolve: (grown, _args, ctx) => tell(grown, ctx),
  }),
);
