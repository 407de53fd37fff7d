import type { VariableValue } from '../content/promptContent.ts';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import type { SavedContent } from '../readPromptVersions.ts';
import { type RenderedPrompt, renderContents } from '../renderPromptVersions.ts';

/** Versions with the values of a case put in, by id; null when a source or a collection that fills one is gone. */
export async function renderCase(ctx: DomainContext, values: readonly VariableValue[], contents: ReadonlyMap<string, SavedContent>): Promise<Map<string, RenderedPrompt> | null> {
  try {
    return await renderContents(ctx, values, contents);
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
