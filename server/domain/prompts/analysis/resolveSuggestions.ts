import { inTransaction } from '#server/platform/db/database.ts';
import type { SuggestionState } from '#server/platform/db/generated/client.ts';
import { requireWriter } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../errors.ts';
import { publishPromptsChanged } from '../../events.ts';
import { parseIds } from '../../input.ts';
import { nextUpdatedAt } from '../../sources/edit/nextUpdatedAt.ts';
import { authorizePrompt } from '../authorizePrompts.ts';
import { columnsOfContent, contentOfStored, promptContentSchema } from '../content/promptContent.ts';
import { applyReplacements, areOverlapping, type Replacement } from './applySuggestions.ts';
import { mostSuggestions } from './findSuggestions.ts';
import { readAnalyses, readSuggestions, readSuggestionsOf, type SuggestionRow } from './readAnalyses.ts';

export interface ResolveSuggestions {
  readonly suggestionIds: readonly (string | null)[];
  readonly state: SuggestionState;
  /** The `draftUpdatedAt` that the caller has read. */
  readonly ifUnchangedSince?: Date | undefined;
}

/**
 * Keeps what became of suggestions of one analysis. APPLIED puts their replacements into the draft, all or none: also into one that was changed at other places meanwhile.
 * @throws ConflictError when the draft was changed since `ifUnchangedSince`, or where a range was; InvalidInputError for APPLIED of what has no replacement; NotFoundError, ForbiddenError, SpaceArchivedError
 */
export function resolveSuggestions(outer: DomainContext, { suggestionIds, state, ifUnchangedSince }: ResolveSuggestions): Promise<{ promptId: string; suggestionIds: readonly string[] }> {
  return inTransaction(outer, async (ctx) => {
    requireWriter(ctx);
    const given = parseIds('suggestionIds', suggestionIds, mostSuggestions).filter((id) => id !== null);
    if (state === 'OPEN') throw new InvalidInputError([{ path: 'state', message: 'APPLIED or DISMISSED.', code: 'NOT_ALLOWED' }]);
    const found = await readSuggestions(ctx, given);
    const [first] = found.values();
    if (!first || found.size < new Set(suggestionIds).size) throw new NotFoundError('Prompt suggestion');
    if ([...found.values()].some(({ analysisId }) => analysisId !== first.analysisId)) throw new InvalidInputError([{ path: 'suggestionIds', message: 'They must be of one analysis.', code: 'CONFLICTING' }]);
    const analysis = (await readAnalyses(ctx, [first.analysisId])).get(first.analysisId);
    if (!analysis) throw new NotFoundError('Prompt suggestion');
    const prompt = await authorizePrompt(ctx, 'prompt.edit', analysis.promptId);
    const { draftUpdatedAt, ...stored } = await ctx.db.prompt.findUniqueOrThrow({ where: { id: prompt.id }, select: { draftUpdatedAt: true, messages: true, params: true, variables: true } });
    if (ifUnchangedSince && draftUpdatedAt > ifUnchangedSince) throw new ConflictError();
    if (state === 'APPLIED') {
      const content = contentOfStored(stored);
      const messages = await appliedTo(ctx, first.analysisId, [...found.values()], content.messages);
      const at = nextUpdatedAt(ctx, draftUpdatedAt);
      if (messages !== content.messages) await ctx.db.prompt.update({ where: { id: prompt.id }, data: { ...columnsOfContent({ ...content, messages }), draftUpdatedAt: at, changedAt: at } });
    }
    await ctx.db.promptSuggestion.updateMany({ where: { id: { in: given } }, data: { state } });
    await publishPromptsChanged(ctx.db, prompt.spaceId, { promptIds: [prompt.id] });
    return { promptId: prompt.id, suggestionIds: given };
  });
}

/** The messages with these suggestions put in; the very same when all of them are in already. */
async function appliedTo(ctx: DomainContext, analysisId: string, found: readonly SuggestionRow[], current: ReturnType<typeof contentOfStored>['messages']) {
  const { content } = await ctx.db.promptAnalysis.findUniqueOrThrow({ where: { id: analysisId }, select: { content: true } });
  const analysed = contentOfStored(content as { messages: unknown; params: unknown; variables: unknown }).messages;
  const all = (await readSuggestionsOf(ctx, [analysisId])).get(analysisId) ?? [];
  const applied = all.flatMap((one) => (one.state === 'APPLIED' ? replacementOf(one) : []));
  const wanted = found.filter((one) => one.state !== 'APPLIED').map((one) => {
    const [replacement] = replacementOf(one);
    if (!replacement) throw new InvalidInputError([{ path: 'suggestionIds', message: 'It says what could be better, but not what to put there: nothing can be applied.', code: 'NOT_ALLOWED' }]);
    return replacement;
  });
  if (wanted.length === 0) return current;
  if (areOverlapping([...applied, ...wanted])) throw new ConflictError('Some of them would replace the same letters. Apply one of them, and have the prompt analysed again.');
  const messages = applyReplacements(analysed, applied, wanted, current);
  if (!messages) throw new ConflictError();
  const checked = promptContentSchema.safeParse({ messages });
  if (!checked.success) throw new InvalidInputError([{ path: 'suggestionIds', message: 'With them the message would be longer than 200,000 characters.', code: 'TOO_LONG', limit: 200_000 }]);
  return messages;
}

/** What a suggestion puts where; none when it has no replacement. */
function replacementOf({ messageIndex, start, end, replacement }: SuggestionRow): Replacement[] {
  return messageIndex === null || start === null || end === null || replacement === null ? [] : [{ messageIndex, start, end, text: replacement }];
}
