import type { Tokens } from '#server/domain/models/modelUses.ts';
import { builder } from '../base/builder.ts';

/** What something will about read, write and cost. */
interface Estimate extends Tokens {
  /** In the currency of the prices; null where none are given. */
  readonly cost: number | null;
}

export const ModelEstimate = builder.objectRef<Estimate>('ModelEstimate').implement({
  description: 'What something will about cost, before it is done.',
  fields: (t) => ({
    cost: t.exposeFloat('cost', { nullable: true, description: 'In the currency of the prices that the vault was given; null where none are given.' }),
    inputTokens: t.exposeInt('inputTokens', { description: 'How much will about be read.' }),
    outputTokens: t.exposeInt('outputTokens', { description: 'How much will about be written.' }),
  }),
});
