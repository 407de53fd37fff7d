import type { FailureCode, RunState } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../../context.ts';
import { publishRunProgressed } from '../../events.ts';
import { type Finding, findingCodes, type SuggestionKind, type SuggestionSeverity, type TextRange } from './finding.ts';

/** What a model said about a prompt, in its own words. */
export interface SaidSuggestion {
  readonly kind: SuggestionKind;
  readonly severity: SuggestionSeverity;
  readonly said: string;
  readonly messageIndex: number | null;
  readonly range: TextRange | null;
  readonly replacement: string | null;
}

/** Stores what is to be said about a prompt, in this order. In the caller's transaction. */
export async function addSuggestions({ db }: DomainContext, analysisId: string, found: readonly (Finding | SaidSuggestion)[]): Promise<void> {
  await db.promptSuggestion.createMany({
    data: found.map((one, position) => {
      const { messageIndex, range, replacement } = one;
      const place = { analysisId, position, messageIndex, start: range?.start ?? null, end: range?.end ?? null, replacement };
      if (!('code' in one)) return { ...place, kind: one.kind, severity: one.severity, said: one.said };
      const [kind, severity] = findingCodes[one.code];
      return { ...place, kind, severity, code: one.code, values: { ...one.values } };
    }),
  });
}

/** Ends analyses that have not ended. In the caller's transaction. @returns those that it has ended */
export async function endAnalyses(
  ctx: DomainContext,
  ids: readonly string[],
  state: Extract<RunState, 'SUCCEEDED' | 'FAILED' | 'STOPPED' | 'INTERRUPTED'>,
  failure: { readonly failureCode?: FailureCode; readonly failureMessage?: string } = {},
): Promise<string[]> {
  if (ids.length === 0) return [];
  const ended = await ctx.db.promptAnalysis.updateManyAndReturn({ where: { id: { in: [...ids] }, endedAt: null }, data: { state, endedAt: ctx.now(), ...failure }, select: { id: true, spaceId: true } });
  for (const { id, spaceId } of ended) await publishRunProgressed(ctx.db, spaceId, [id]);
  return ended.map(({ id }) => id);
}
