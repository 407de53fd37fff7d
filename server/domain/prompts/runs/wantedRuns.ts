import { z } from 'zod';
import type { DomainContext } from '../../context.ts';
import { InvalidInputError, NotFoundError } from '../../errors.ts';
import { parseIds, text } from '../../input.ts';
import { readPromptVersions, readSavedContents, type SavedContent } from '../readPromptVersions.ts';

const mostVersions = 8;
const mostModels = 8;

/** The names of models that each version is run with; absent: the one of its parameters. */
export const wantedModels = z.array(text(200)).min(1, 'At least one.').max(mostModels, `At most ${mostModels} models.`).optional();

/** @throws InvalidInputError for a model that the vault does not have */
export function requireOffered(offered: readonly string[], wanted: readonly string[]): void {
  const unknown = wanted.find((model) => !offered.includes(model));
  if (unknown !== undefined) throw new InvalidInputError([{ path: 'models', message: `This vault has no model called “${unknown}”. It has: ${offered.join(', ')}.`, code: 'NOT_ALLOWED' }]);
}

/** What versions of a prompt say, by id, in the order that was asked for; at most 8. @throws NotFoundError, InvalidInputError */
export async function versionsOfPrompt(ctx: DomainContext, promptId: string, given: readonly (string | null)[]): Promise<Map<string, SavedContent>> {
  const ids = [...new Set(parseIds('versionIds', given, mostVersions))];
  const versions = await readPromptVersions(ctx, ids.filter((id) => id !== null));
  if (versions.size < ids.length || [...versions.values()].some((version) => version.promptId !== promptId)) throw new NotFoundError('Prompt version');
  const contents = await readSavedContents(ctx, [...versions.keys()]);
  return new Map(ids.flatMap((id) => (id === null ? [] : ([contents.get(id)].flatMap((content) => (content ? [[id, content] as const] : []))))));
}
