/** What one model was paid in a month. */
export type Spend = { readonly model: string; readonly inputTokens: number; readonly outputTokens: number; readonly cost: number | null };

export type UsageUnit = 'tokens' | 'cost';

/** Tokens read and written, or what they cost; 0 where there is no price. */
const amountOf = ({ inputTokens, outputTokens, cost }: Spend, unit: UsageUnit): number => (unit === 'tokens' ? inputTokens + outputTokens : (cost ?? 0));

export const totalOf = (spend: readonly Spend[], unit: UsageUnit): number => spend.reduce((sum, each) => sum + amountOf(each, unit), 0);

/** How many models a bar tells apart (design guide section 1: the accent in four steps). */
const steps = 4;

/** The models of some months, the dearest first; beyond the fourth they are one, named by `null`. */
export function modelsOf(months: readonly { readonly spend: readonly Spend[] }[], unit: UsageUnit): (string | null)[] {
  const sums = new Map<string, number>();
  for (const { spend } of months) for (const each of spend) sums.set(each.model, (sums.get(each.model) ?? 0) + amountOf(each, unit));
  const names = [...sums].sort(([, one], [, other]) => other - one).map(([model]) => model);
  return names.length <= steps ? names : [...names.slice(0, steps - 1), null];
}

/** What each of these models comes to in a month, in their order; the last one, `null`, stands for all others. */
export function stackOf(spend: readonly Spend[], models: readonly (string | null)[], unit: UsageUnit): number[] {
  return models.map((model) => totalOf(spend.filter((each) => (model === null ? !models.includes(each.model) : each.model === model)), unit));
}

/** A round number that is at least this: 1, 2 or 5 times a power of ten; 1 for nothing. */
export function roundUp(amount: number): number {
  if (amount <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(amount));
  return ([1, 2, 5, 10].find((factor) => factor * power >= amount) ?? 10) * power;
}
