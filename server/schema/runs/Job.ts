import { countJobs, type JobFilter, type JobPage, type JobRow, listJobs, readJobs } from '#server/domain/runs/readJobs.ts';
import { costOf, readPaidForJobs } from '#server/domain/models/modelUses.ts';
import { hasEnded } from '#server/domain/runs/runStates.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { timelineCursor } from '#server/domain/timeline.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage, orGone } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { loadUser, User } from '../viewer/User.ts';
import { Space, spaceOf } from '../spaces/Space.ts';
import { ModelEstimate } from '../usage/ModelEstimate.ts';
import { Run, type RunShape } from './Run.ts';

/** A job as the schema tells it. */
type JobShape = RunShape & JobRow;

function shapeOf(row: JobRow): JobShape {
  const { failureCode, failureMessage } = row;
  return {
    ...row,
    failure: failureCode === null ? null : { code: failureCode, message: failureMessage ?? '' },
    spend: async (ctx) => (await paidFor(ctx, row.id)) ?? [],
    // Whoever sees a job has started it or owns its space.
    viewerCanStop: ({ actor }) => !hasEnded(row.state) && actor.kind === 'user' && actor.scopes.has('write'),
  };
}

const paidFor = byId((ctx, ids) => readPaidForJobs(ctx.db, ids));

const readShapes = async (ctx: GraphQLContext, ids: readonly string[]) => new Map([...(await readJobs(ctx, ids))].map(([id, row]) => [id, shapeOf(row)]));

/** A job that the reader may see, by its id. */
export const loadJob = byId(readShapes);

/** A job that was there a moment before. */
export const jobOf = (ctx: GraphQLContext, id: string) => orGone('Job', loadJob(ctx, id));

const JobKind = builder.enumType('JobKind', {
  description: 'What a job does. New kinds may be added.',
  values: { EXPORT: { description: 'Writes a file.' }, IMPORT: { description: 'Reads a file into the space.' }, MAKE_CARDS: { description: 'Proposes flashcards from sources.' } } as const,
});

export const Job = builder.objectRef<JobShape>('Job').implement({
  description: 'Long work in the background: an import, an export, making a work or cards. Kept for 30 days after its end.',
  interfaces: [Run, builder.nodeInterfaceRef()],
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'startedById' in value && 'kind' in value,
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `job_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Job', id) }),
    done: t.exposeInt('done', { description: 'How many of `total` are done.' }),
    estimate: t.field({
      type: ModelEstimate,
      nullable: true,
      description: 'What it will about cost; null when no model is asked or it is not known yet.',
      resolve: ({ estimate }, _args, { modelLimits }) => estimate && { ...estimate, cost: costOf(modelLimits ?? {}, estimate) },
    }),
    fileName: t.exposeString('fileName', { nullable: true, description: 'What its file is called; null when it has none.' }),
    kind: t.expose('kind', { type: JobKind, description: 'What it does.' }),
    space: t.field({ type: Space, description: 'The space it works in.', resolve: ({ spaceId }, _args, ctx, info) => spaceOf(ctx, info, spaceId) }),
    startedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who asked for it; null when they are gone or you share no space with them any more.',
      resolve: ({ startedById }, _args, ctx) => (startedById === null ? null : loadUser(ctx, startedById)),
    }),
    total: t.exposeInt('total', { nullable: true, description: 'Of how much it consists; null until that is known.' }),
    undoId: t.id({
      nullable: true,
      description: 'What `undoChange` takes to take back all that it made, for whoever started it, until 30 days after its end; null while it has not ended, when it made nothing, and once it was taken back.',
      resolve: ({ undoId }) => undoId && encodePublicId('Undo', undoId),
    }),
    uploadPath: t.string({
      nullable: true,
      description: 'Where the bytes of its file go, with PUT and the same credential: a path on this server. Null unless AWAITING_FILE.',
      resolve: ({ id, state }) => (state === 'AWAITING_FILE' ? `/vault/api/v1/jobs/${encodePublicId('Job', id)}/content` : null),
    }),
  }),
});
registerNode('Job', readShapes);

const JobEdge = builder.edgeObject({ type: Job, name: 'JobEdge', description: 'A job in a list.' });
const JobConnection = builder.connectionObject(
  {
    type: Job,
    name: 'JobConnection',
    description: 'A page of jobs.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many jobs the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  JobEdge,
);

const jobsOfSpace = byIdAndPage((ctx, page: JobPage, spaceIds) => listJobs(ctx, page, spaceIds));
const countOfSpace = byIdAndPage((ctx, filter: JobFilter, spaceIds) => countJobs(ctx, filter, spaceIds));

builder.objectField(Space, 'jobs', (t) =>
  t.connection(
    {
      type: Job,
      description: "Long work in the background, newest first: yours, and as an owner everybody's.",
      args: {
        kinds: t.arg({ type: [JobKind], description: 'Only these; left out: all.' }),
        open: t.arg.boolean({ description: 'true: only those that have not ended.' }),
      },
      resolve: async ({ id }, { kinds, open, ...args }, ctx) => {
        const filter: JobFilter = { kinds: kinds ?? undefined, open: open ?? undefined };
        const { page, pageInfo } = await readCursorPage(args, async (wanted) =>
          ((await jobsOfSpace(ctx, { ...filter, ...wanted }, id)) ?? []).map((row) => ({ cursor: timelineCursor(row), row })),
        );
        const count = async () => (await countOfSpace(ctx, filter, id)) ?? 0;
        return { edges: page.map(({ cursor, row }) => ({ cursor, node: shapeOf(row) })), pageInfo, count };
      },
    },
    JobConnection,
    JobEdge,
  ),
);

/** Jobs as the schema tells them. */
export const jobShapes = (rows: readonly JobRow[]): JobShape[] => rows.map(shapeOf);
