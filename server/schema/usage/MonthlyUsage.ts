import { type MonthlyUsage as Usage, readUsageOfPerson, readUsageOfSpaces, readUsageOfVault, usagePeriod } from '#server/domain/usage/readMonthlyUsage.ts';
import { Administration } from '../administration/Administration.ts';
import { builder } from '../base/builder.ts';
import { byIdAndPage } from '../base/perOperation.ts';
import { Space } from '../spaces/Space.ts';
import { Viewer } from '../viewer/Viewer.ts';
import { ModelSpend } from './ModelSpend.ts';

const MonthlyUsage = builder.objectRef<Usage>('MonthlyUsage').implement({
  description: 'What was added and spent in a month.',
  fields: (t) => ({
    month: t.expose('month', { type: 'DateTime', description: 'Its beginning, in UTC.' }),
    sourcesAdded: t.exposeInt('sourcesAdded', { description: 'How many sources were added.' }),
    spend: t.field({ type: [ModelSpend], description: 'What models were paid, by model and purpose: what the chart stacks.', resolve: ({ spend }) => [...spend] }),
    storage: t.exposeFloat('storage', { description: 'What all files weighed at its end, or weigh now, in bytes.' }),
  }),
});

const monthsArgument = { defaultValue: 12, description: 'How many months back, this one included; 1 to 36.' } as const;

const usageOfSpace = byIdAndPage(readUsageOfSpaces);

builder.objectField(Space, 'usage', (t) =>
  t.field({
    type: [MonthlyUsage],
    description: 'What was added and spent in it, month by month, newest first.',
    args: { months: t.arg.int(monthsArgument) },
    resolve: async ({ id }, { months }, ctx) => (await usageOfSpace(ctx, usagePeriod(months ?? undefined), id)) ?? [],
  }),
);

builder.objectField(Viewer, 'usage', (t) =>
  t.field({
    type: [MonthlyUsage],
    description: 'What you added and spent, month by month, newest first. Months without any are there with zeros. You spend what models are paid in the spaces that you own.',
    args: { months: t.arg.int(monthsArgument) },
    resolve: async ({ userId }, { months }, ctx) => (await readUsageOfPerson(ctx, usagePeriod(months ?? undefined), [userId])).get(userId) ?? [],
  }),
);

builder.objectField(Administration, 'usage', (t) =>
  t.field({
    type: [MonthlyUsage],
    description: 'What was added and spent in the whole vault.',
    args: { months: t.arg.int(monthsArgument) },
    resolve: (_vault, { months }, ctx) => readUsageOfVault(ctx, usagePeriod(months ?? undefined)),
  }),
);
