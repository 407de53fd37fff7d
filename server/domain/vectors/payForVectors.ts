import type { DomainContext } from '../context.ts';
import { requireBudget } from '../models/modelUses.ts';
import { tokensOf } from '../models/tokensOf.ts';
import type { Embedder } from '../embedder.ts';
import { packVector, type PackedVector } from './packedVector.ts';

/** What a call is about. */
interface PaidTexts {
  /** Whose budget it takes. */
  readonly spaceId: string;
  /** With their prefixes, 100 at most. */
  readonly texts: readonly string[];
  /** Which model, where it is not the one that is configured. */
  readonly model?: { readonly name: string; readonly dimensions?: number | undefined };
}

/**
 * Asks for vectors on behalf of a space and writes down what that cost, first as estimated: who is killed meanwhile has paid it.
 * @throws BudgetExceededError before anything is asked, and whatever the embedder throws
 */
export async function payForVectors(ctx: DomainContext, embedder: Embedder, { spaceId, texts, model }: PaidTexts, signal: AbortSignal): Promise<readonly PackedVector[]> {
  await requireBudget(ctx, spaceId);
  const paid = (tokens: number) => ({ inputTokens: tokens, outputTokens: 0, cost: embedder.price === undefined ? null : (tokens * embedder.price) / 1_000_000 });
  const estimated = texts.reduce((sum, text) => sum + tokensOf(text), 0);
  const { id } = await ctx.db.modelUse.create({ data: { spaceId, purpose: 'EMBEDDING', model: model?.name ?? embedder.model.name, ...paid(estimated), createdAt: ctx.now() }, select: { id: true } });
  try {
    const { vectors, tokens } = await embedder.embed(texts, signal, model);
    if (tokens !== null) await ctx.db.modelUse.updateMany({ where: { id }, data: paid(tokens) });
    return vectors.map(packVector);
  } catch (error) {
    await ctx.db.modelUse.deleteMany({ where: { id } });
    throw error;
  }
}
