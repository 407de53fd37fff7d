import { readPaidForPromptRuns } from '#server/domain/models/modelUses.ts';
import {
  countPromptRuns,
  type PromptRunRow,
  readAskedContents,
  readGivenValues,
  readOutputs,
  readPromptRunPages,
  readPromptRuns,
  readSentPrompts,
  type RunFilter,
} from '#server/domain/prompts/runs/readPromptRuns.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { hasEnded } from '#server/domain/runs/runStates.ts';
import type { TimelinePage } from '#server/domain/timelineRows.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage, orGone } from '../base/perOperation.ts';
import { countOf, timelineConnection } from '../base/timeline.ts';
import { Run, type RunShape } from '../runs/Run.ts';
import { loadPrompt, Prompt } from './Prompt.ts';
import { PromptContent, VariableValue } from './PromptContent.ts';
import { loadPromptVersion, PromptVersion } from './PromptVersion.ts';
import { RenderedPrompt } from './RenderedPrompt.ts';

/** A run of a prompt as the schema tells it. */
export type PromptRunShape = PromptRunRow & RunShape;

const paidFor = byId((ctx, ids) => readPaidForPromptRuns(ctx.db, ids));
const contentOf = byId(readAskedContents);
const sentOf = byId(readSentPrompts);
const valuesOf = byId(readGivenValues);
/** What a model has answered until now. */
export const outputOf = byIdAndPage((ctx, page: { readonly first: number | null }, ids) => readOutputs(ctx, page, ids));
const pageOf = byIdAndPage((ctx, page: TimelinePage & { readonly filter: RunFilter }, ids) => readPromptRunPages(ctx, page, ids));
const countedOf = byIdAndPage((ctx, page: { readonly filter: RunFilter }, ids) => countPromptRuns(ctx, page, ids));

function shapeOf(row: PromptRunRow): PromptRunShape {
  const { failureCode, failureMessage } = row;
  return {
    ...row,
    failure: failureCode === null ? null : { code: failureCode, message: failureMessage ?? '' },
    spend: async (ctx) => (await paidFor(ctx, row.id)) ?? [],
    viewerCanStop: ({ actor }) => !hasEnded(row.state) && actor.kind === 'user' && actor.userId === row.authorId && actor.scopes.has('write'),
  };
}

/** Runs of prompts as the schema tells them. */
export const promptRunShapes = (rows: readonly PromptRunRow[]): PromptRunShape[] => rows.map(shapeOf);

const readShapes = async (ctx: GraphQLContext, ids: readonly string[]) => new Map([...(await readPromptRuns(ctx, ids))].map(([id, row]) => [id, shapeOf(row)]));

/** A run of a prompt that the reader may see, by its id. */
export const loadPromptRun = byId(readShapes);

export const PromptRun = builder.objectRef<PromptRunShape>('PromptRun').implement({
  description: 'One answer of one model to one prompt, for whoever asked; those of test runs for all who see the prompt. Kept for 90 days.',
  interfaces: [Run, builder.nodeInterfaceRef()],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'groupId' in value,
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `promptrun_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('PromptRun', id) }),
    prompt: t.field({ type: Prompt, description: 'The prompt.', resolve: ({ promptId }, _args, ctx) => orGone('Prompt', loadPrompt(ctx, promptId)) }),
    version: t.field({ type: PromptVersion, nullable: true, description: 'Which version; null: a draft, or a version that is gone.', resolve: ({ versionId }, _args, ctx) => (versionId === null ? null : loadPromptVersion(ctx, versionId)) }),
    content: t.field({
      type: PromptContent,
      description: 'What was asked, before variables were put in.',
      resolve: async ({ id }, _args, ctx) => {
        const { frozen, ...content } = await orGone('Prompt run', contentOf(ctx, id));
        return { ...content, fragments: async () => frozen };
      },
    }),
    rendered: t.field({ type: RenderedPrompt, description: 'What was sent.', resolve: ({ id }, _args, ctx) => orGone('Prompt run', sentOf(ctx, id)) }),
    values: t.field({ type: [VariableValue], description: 'What variables were given when it was asked for.', resolve: async ({ id }, _args, ctx) => [...((await valuesOf(ctx, id)) ?? [])] }),
    model: t.exposeString('model', { description: 'Which model.' }),
    output: t.string({
      description: 'The answer so far.',
      args: { first: t.arg.int({ description: 'Only so many characters of it.' }) },
      resolve: async ({ id }, { first }, ctx) => (await outputOf(ctx, { first: typeof first === 'number' ? Math.max(0, first) : null }, id)) ?? '',
    }),
    groupId: t.id({ description: 'The same for all runs of one call: what stands side by side.', resolve: ({ groupId }) => groupId }),
    firstTokenMs: t.exposeInt('firstTokenMs', { nullable: true, description: 'How long until the first word, in milliseconds; null while there is none.' }),
    durationMs: t.int({ nullable: true, description: 'How long it took, in milliseconds; null while it has not ended, and where it never began.', resolve: ({ startedAt, endedAt }) => (startedAt && endedAt ? Math.max(0, endedAt.getTime() - startedAt.getTime()) : null) }),
  }),
});
registerNode('PromptRun', readShapes);

const PromptRunEdge = builder.edgeObject({ type: PromptRun, name: 'PromptRunEdge', description: 'A run in a list.' });
const PromptRunConnection = builder.connectionObject(
  {
    type: PromptRun,
    name: 'PromptRunConnection',
    description: 'A page of runs.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many runs the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  PromptRunEdge,
);

builder.objectField(Prompt, 'runs', (t) =>
  t.connection(
    {
      type: PromptRun,
      description: 'Its runs, newest first: your own, and those of test runs.',
      args: {
        versionId: t.arg.id({ description: 'Only of this version.' }),
        groupId: t.arg.id({ description: 'Only those of this call.' }),
        model: t.arg.string({ description: 'Only of this model.' }),
        text: t.arg.string({ description: 'Only those with these words in what was asked or answered.' }),
        failed: t.arg.boolean({ description: 'true: only those that failed or were interrupted; false: only others.' }),
        inTestRuns: t.arg.boolean({ description: 'true: only those of test runs; false: all others.' }),
      },
      resolve: ({ id }, { versionId, inTestRuns, groupId, model, text, failed, ...args }, ctx) => {
        const filter = {
          ...(typeof versionId === 'string' && { versionId: uuidOf('PromptVersion', versionId) }),
          inTestRuns: inTestRuns ?? undefined, groupId: groupId ?? undefined, model: model ?? undefined, text: text ?? undefined, failed: failed ?? undefined,
        };
        return timelineConnection(
          args,
          async (page) => promptRunShapes((await pageOf(ctx, { ...page, filter }, id)) ?? []),
          async () => (await countedOf(ctx, { filter }, id)) ?? 0,
        );
      },
    },
    PromptRunConnection,
    PromptRunEdge,
  ),
);
