import { z } from 'zod';
import { renderTemplate } from '#server/templates/renderTemplate.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { checkFills } from './checkFills.ts';
import { type FilledVariables, fillVariables } from './fillVariables.ts';
import { emptyContent, type ModelParams, type PromptMessage, type VariableFill, type VariableValue, variableNotesSchema, variablesOf } from './content/promptContent.ts';
import { readSavedContents, type SavedContent } from './readPromptVersions.ts';

/** A prompt ready to be sent. */
export interface RenderedPrompt {
  readonly messages: readonly PromptMessage[];
  readonly params: ModelParams;
  /** Variables that have neither a value nor a default: they stand as they are. */
  readonly missing: readonly string[];
  /** Whose words variables put in, at most 1,000. */
  readonly sourceIds: readonly string[];
}

/** So many variables are filled by searches at a time. */
const mostSearches = 50;

/**
 * These versions with variables and fragments put in, by id. Values of names that stand nowhere are left out; variables without one
 * take their defaults. Who asks has been found to see the versions.
 * @throws InvalidInputError for a value that cannot be one; NotFoundError for a source or a collection that is not in the space
 */
export async function renderPromptVersions(ctx: DomainContext, values: readonly VariableValue[], versionIds: readonly string[]): Promise<Map<string, RenderedPrompt>> {
  return renderContents(ctx, values, await readSavedContents(ctx, versionIds));
}

/** As `renderPromptVersions`, of what is given. */
export async function renderContents(ctx: DomainContext, values: readonly VariableValue[], contents: ReadonlyMap<string, SavedContent>): Promise<Map<string, RenderedPrompt>> {
  const given = parseInput(z.object({ values: variableNotesSchema }), { values: values.map(({ name, fill }) => ({ name, description: '', fill })) }).values;
  for (const spaceId of new Set([...contents.values()].map((content) => content.spaceId))) await checkFills(ctx, spaceId, { ...emptyContent, variables: given });
  const valueOf = new Map(given.map(({ name, fill }) => [name, fill]));
  const wanted = [...contents.values()].map((content) => ({ spaceId: content.spaceId, fills: fillsOf(content, valueOf) }));
  const searches = wanted.flatMap(({ fills }) => [...fills.values()]).filter((fill) => 'search' in fill);
  if (searches.length > mostSearches) throw new InvalidInputError([{ path: 'values', message: `At most ${mostSearches} variables are filled by a search at a time. Give their texts, or ask for fewer versions.`, code: 'TOO_MANY', limit: mostSearches }]);
  const filled = await fillVariables(ctx, wanted);
  return new Map([...contents].map(([id, content], at) => [id, render(content, filled[at] ?? { values: new Map<string, string>(), sourceIds: [] })]));
}

/** What the variables that stand in a version are filled with. */
function fillsOf(content: SavedContent, given: ReadonlyMap<string, VariableFill | null>): Map<string, VariableFill> {
  const fills = new Map<string, VariableFill>();
  for (const { name, fill } of variablesOf(content, content.frozen)) {
    const wanted = given.get(name) ?? fill;
    if (wanted) fills.set(name, wanted);
  }
  return fills;
}

function render({ messages, params, frozen }: SavedContent, { values, sourceIds }: FilledVariables): RenderedPrompt {
  const done = messages.map(({ role, text }) => ({ role, ...renderTemplate(text, values, frozen) }));
  return { messages: done.map(({ role, text }) => ({ role, text })), params, missing: [...new Set(done.flatMap(({ missing }) => missing))], sourceIds };
}
