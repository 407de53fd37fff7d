import { readPaidForVersions } from '#server/domain/models/modelUses.ts';
import { readStatistics, type VersionStatistics } from '#server/domain/prompts/testSets/readStatistics.ts';
import { builder } from '../base/builder.ts';
import { byId } from '../base/perOperation.ts';
import { PromptVersion } from '../prompts/PromptVersion.ts';
import { ModelSpend } from '../usage/ModelSpend.ts';

const statisticsOf = byId(readStatistics);
const paidFor = byId((ctx, ids) => readPaidForVersions(ctx.db, ids));

const PromptStatistics = builder.objectRef<VersionStatistics & { readonly versionId: string }>('PromptStatistics').implement({
  description: 'How the runs of a version went, whoever asked for them, in the last 90 days.',
  fields: (t) => ({
    averageMs: t.exposeFloat('averageMs', { nullable: true, description: 'How long one took; null without runs.' }),
    failed: t.exposeInt('failed', { description: 'How many failed.' }),
    passRate: t.exposeFloat('passRate', { nullable: true, description: 'The share of test cases that passed in its last test run; null without one.' }),
    runs: t.exposeInt('runs', { description: 'How many runs.' }),
    spend: t.field({ type: [ModelSpend], description: 'What they cost.', resolve: async ({ versionId }, _args, ctx) => (await paidFor(ctx, versionId)) ?? [] }),
  }),
});

builder.objectField(PromptVersion, 'statistics', (t) =>
  t.field({
    type: PromptStatistics,
    description: 'How its runs went.',
    resolve: async ({ id }, _args, ctx) => ({ ...((await statisticsOf(ctx, id)) ?? { averageMs: null, failed: 0, passRate: null, runs: 0 }), versionId: id }),
  }),
);
