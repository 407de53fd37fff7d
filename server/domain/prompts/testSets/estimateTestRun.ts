import { valuesOfStored } from '../content/promptContent.ts';
import type { DomainContext } from '../../context.ts';
import { costOf, pricesOfModel } from '../../models/modelUses.ts';
import { tokensOf } from '../../models/tokensOf.ts';
import { type RunEstimate, usualAnswer } from '../content/measureContent.ts';
import type { SavedContent } from '../readPromptVersions.ts';
import { renderCase } from './renderCase.ts';

/** So many cases are looked at: what fills their variables may be long. */
const mostSampled = 20;

/**
 * What a test set with these versions and models will about cost, judges left aside: as the cases that are looked at do, which lie all over the set.
 * Nothing for a set without cases. Who asks has been found to see it.
 */
export async function estimateTestRun(ctx: DomainContext, testSetId: string, pairs: readonly { readonly versionId: string; readonly content: SavedContent; readonly model: string }[]): Promise<RunEstimate> {
  const count = await ctx.db.testCase.count({ where: { testSetId } });
  const sampled = await ctx.db.$queryRaw<{ values: unknown }[]>`
    select c.values from (select c.values, row_number() over (order by c.position) - 1 as place from "TestCase" c where c."testSetId" = ${testSetId}::uuid) c
    where c.place % ${Math.max(1, Math.ceil(count / mostSampled))}::int = 0 order by c.place`;
  const contents = new Map(pairs.map(({ versionId, content }) => [versionId, content]));
  let [inputTokens, outputTokens, cost] = [0, 0, 0 as number | null];
  for (const { values } of sampled) {
    const rendered = await renderCase(ctx, valuesOfStored(values), contents);
    if (rendered === null) continue;
    for (const { versionId, content, model } of pairs) {
      const one = { inputTokens: rendered.get(versionId)?.messages.reduce((sum, { text }) => sum + tokensOf(text), 0) ?? 0, outputTokens: content.params.maxTokens ?? usualAnswer };
      inputTokens += one.inputTokens;
      outputTokens += one.outputTokens;
      const paid = costOf(pricesOfModel(ctx.modelLimits, model), one);
      cost = cost === null || paid === null ? null : cost + paid;
    }
  }
  const scale = sampled.length === 0 ? 0 : count / sampled.length;
  return { inputTokens: Math.round(inputTokens * scale), outputTokens: Math.round(outputTokens * scale), cost: cost === null ? null : cost * scale };
}
