import { planOfStored, type PlanStep as PlanStepShape } from '#server/domain/assistant/planSteps.ts';
import { changeCursor, countProposedChanges, listProposedChanges, type ProposedChangeFilter, type ProposedChangePage } from '#server/domain/assistant/readProposedChanges.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { byIdAndPage } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { Message } from '../ask/Message.ts';
import { RunState } from '../runs/Run.ts';
import { ProposedChange, ProposedChangeState } from './ProposedChange.ts';
import { detailOfStep, titlesOfSteps } from './reasons.ts';

const PlanStepKind = builder.enumType('PlanStepKind', {
  description: 'What a step of a plan is, for programs that have words of their own. New kinds may be added: show `title`.',
  values: {
    ASK_MODEL: { description: 'A language model chooses changes of the closed list.' },
    CHECK_LINKS: { description: 'Links whose page is gone.' },
    COLLECT: { description: 'A collection of what a search finds.' },
    FIND_GAPS: { description: 'Pages that several sources refer to, and that are not here.' },
    MERGE: { description: 'What is there twice.' },
    MOVE: { description: 'Places for what lies in the Inbox.' },
    NOT_AN_ACT: { description: 'What was asked for is none of its acts: deleting for good, sharing, sending.' },
    NOT_UNDERSTOOD: { description: 'The wish was not understood: that needs a model, or one of the words it knows.' },
    RENAME: { description: 'Titles for what is called by its file or address.' },
    SUMMARIZE: { description: 'Summaries for what has none.' },
    TAG: { description: 'Tags for what has none.' },
  } as const,
});

const PlanStep = builder.objectRef<PlanStepShape>('PlanStep').implement({
  description: 'One thing that the assistant set out to do.',
  fields: (t) => ({
    changeCount: t.exposeInt('changeCount', { description: 'How many changes it proposes.' }),
    detail: t.string({ description: 'What it looked for or found, in a sentence.', resolve: detailOfStep }),
    kind: t.expose('kind', { type: PlanStepKind, description: 'What it is, for programs.' }),
    sourceCount: t.exposeInt('sourceCount', { nullable: true, description: 'How many sources it looked at; null when it looked at none.' }),
    state: t.expose('state', { type: RunState, description: 'Where it stands.' }),
    title: t.string({ description: 'What it is.', resolve: ({ kind }) => titlesOfSteps[kind] }),
  }),
});

const ProposedChangeEdge = builder.edgeObject({ type: ProposedChange, name: 'ProposedChangeEdge', description: 'A proposed change in a list.' });
const ProposedChangeConnection = builder.connectionObject(
  {
    type: ProposedChange,
    name: 'ProposedChangeConnection',
    description: 'A page of proposed changes.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many proposed changes the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  ProposedChangeEdge,
);

const changesOf = byIdAndPage((ctx, page: ProposedChangePage, ids) => listProposedChanges(ctx, page, ids));
const countedOf = byIdAndPage((ctx, filter: ProposedChangeFilter, ids) => countProposedChanges(ctx, filter, ids));

builder.objectFields(Message, (t) => ({
  appliedAt: t.expose('appliedAt', { type: 'DateTime', nullable: true, description: 'When its changes were last applied; null: never.' }),
  plan: t.field({
    type: [PlanStep],
    description: 'What the assistant set out to do, in order; empty in other conversations.',
    resolve: ({ plan, state }) => planOfStored(plan).map((step) => (step.state === 'RUNNING' && state !== 'RUNNING' ? { ...step, state: 'WAITING' as const } : step)),
  }),
  proposedChanges: t.connection(
    {
      type: ProposedChange,
      description: 'What it would change, in the order of doing.',
      args: { states: t.arg({ type: [ProposedChangeState], description: 'Only in these states; left out: all.' }) },
      resolve: async ({ id }, { states, ...args }, ctx) => {
        const filter: ProposedChangeFilter = { states: states ?? undefined };
        const { page, pageInfo } = await readCursorPage(args, async (wanted) => ((await changesOf(ctx, { ...filter, ...wanted }, id)) ?? []).map((row) => ({ cursor: changeCursor(row), row })));
        return { edges: page.map(({ cursor, row }) => ({ cursor, node: row })), pageInfo, count: async () => (await countedOf(ctx, filter, id)) ?? 0 };
      },
    },
    ProposedChangeConnection,
    ProposedChangeEdge,
  ),
}));
