import type { ModelBudget as Budget } from '#server/domain/models/budget.ts';
import { builder } from '../base/builder.ts';

const BudgetUnit = builder.enumType('BudgetUnit', {
  description: 'What a budget counts.',
  values: {
    COST: { description: 'Money, in the currency of the prices that the vault was given.' },
    TOKENS: { description: 'Tokens read and written.' },
  } as const,
});

export const ModelBudget = builder.objectRef<Budget>('ModelBudget').implement({
  description: 'What a space may spend on models in a day. All areas share it.',
  fields: (t) => ({
    limit: t.exposeFloat('limit', { nullable: true, description: 'The most, in the unit of `used`; null for no limit.' }),
    resetsAt: t.expose('resetsAt', { type: 'DateTime', description: 'When the next day begins.' }),
    unit: t.field({ type: BudgetUnit, description: 'What is counted.', resolve: ({ unit }) => unit }),
    used: t.exposeFloat('used', { description: 'Spent today.' }),
  }),
});
