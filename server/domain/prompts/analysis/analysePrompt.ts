import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { PromptTool } from '#server/platform/db/generated/client.ts';
import { requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';
import { publishRunProgressed } from '../../events.ts';
import { parseInput } from '../../input.ts';
import { authorizePrompt } from '../authorizePrompts.ts';
import { columnsOfContent, contentOfStored, includesOf, type PromptContent, promptContentSchema, withGiven } from '../content/promptContent.ts';
import { type Fragments, readFragmentsOfNames } from '../readPrompts.ts';
import { addSuggestions } from './analysisResults.ts';
import { type AnalysedPrompt, type Finding } from './finding.ts';
import { findInconsistencies, findSuggestionsInTurns } from './findSuggestions.ts';
import { rewriteMessages } from './rewriteMessage.ts';

export interface AnalysePrompt {
  readonly promptId: string | null;
  /** Checked here: what of the draft shall be looked at otherwise; nothing of it is saved. */
  readonly content?: unknown;
  readonly tool?: PromptTool | undefined;
}

/** All messages together: looking at more would keep a process of the web from all others for longer than they should notice. */
export const longestAnalysed = 100_000;

/**
 * Looks a prompt over, or lets a tool work on it, by fixed rules; nothing of the prompt is changed.
 * @throws NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError
 */
export async function analysePrompt(outer: DomainContext, { promptId, content: given, tool = 'ANALYSE' }: AnalysePrompt): Promise<{ analysisId: string }> {
  const read = await inTransaction(outer, async (ctx) => {
    const prompt = await authorizePrompt(ctx, 'prompt.edit', promptId);
    const parsed = parseInput(z.object({ content: promptContentSchema.optional() }), { content: given }).content;
    const { kind, ...stored } = await ctx.db.prompt.findUniqueOrThrow({ where: { id: prompt.id }, select: { kind: true, messages: true, params: true, variables: true } });
    const content = withGiven(contentOfStored(stored), parsed);
    requireLength(content);
    return { kind, content, fragments: await readFragmentsOfNames(ctx, prompt.spaceId, includesOf(content.messages)) };
  });
  // Outside of a transaction: long texts take a while, and nobody shall wait for the prompt or a connection meanwhile.
  const found = await findByRules(tool, analysedOf(read.content, read.fragments, read.kind));
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireUser(ctx);
    const prompt = await authorizePrompt(ctx, 'prompt.edit', promptId);
    const now = ctx.now();
    const { messages, params, variables } = columnsOfContent(read.content);
    const { id } = await ctx.db.promptAnalysis.create({
      data: {
        spaceId: prompt.spaceId, promptId: prompt.id, authorId: userId, tool, content: { messages, params, variables }, fragments: Object.fromEntries(read.fragments), createdAt: now,
        isSimulation: true, state: 'SUCCEEDED', endedAt: now,
      },
      select: { id: true },
    });
    await addSuggestions(ctx, id, found);
    await publishRunProgressed(ctx.db, prompt.spaceId, [id]);
    return { analysisId: id };
  });
}

/** A prompt as the rules look at it. */
const analysedOf = ({ messages, params, variables }: PromptContent, fragments: Fragments, kind: 'PROMPT' | 'FRAGMENT'): AnalysedPrompt => ({ messages, variables, fragments, hasSchema: params.responseSchema !== null, isFragment: kind === 'FRAGMENT' });

/** What fixed rules answer to a tool. */
async function findByRules(tool: PromptTool, prompt: AnalysedPrompt): Promise<Finding[]> {
  if (tool === 'ANALYSE') return findSuggestionsInTurns(prompt);
  return tool === 'CHECK_CONSISTENCY' ? findInconsistencies(prompt) : rewriteMessages(tool, prompt);
}

function requireLength({ messages }: PromptContent): void {
  const length = messages.reduce((sum, { text }) => sum + text.length, 0);
  if (length > longestAnalysed) throw new InvalidInputError([{ path: 'content.messages', message: `At most ${longestAnalysed.toLocaleString('en')} characters together can be looked at.`, code: 'TOO_LONG', limit: longestAnalysed }]);
}
