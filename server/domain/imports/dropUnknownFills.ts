import type { DomainContext } from '../context.ts';
import { checkFills } from '../prompts/checkFills.ts';
import type { PortablePrompt } from '../prompts/formats/portablePrompt.ts';
import { NotFoundError } from '../errors.ts';
import type { ImportToRun } from './heldImport.ts';

/** Takes from the prompts of a file what fills variables of theirs from sources or collections of another vault. Answers whether there was any. */
export async function dropUnknownFills(ctx: DomainContext, { jobId, spaceId }: Pick<ImportToRun, 'jobId' | 'spaceId'>): Promise<boolean> {
  const rows = await ctx.db.$queryRaw<{ number: number; prompt: PortablePrompt }[]>`
    select number, prompt from "ImportRow" where "jobId" = ${jobId}::uuid and jsonb_path_exists(prompt, '$.content.variables[*].fill ? (exists(@.sourceId) || exists(@.collectionId))') order by number`;
  let hasDropped = false;
  for (const { number, prompt } of rows) {
    const variables = [];
    for (const note of prompt.content.variables) {
      const isThere = await checkFills(ctx, spaceId, { ...prompt.content, variables: [note] }).then(() => true, notThere);
      if (!isThere) hasDropped = true;
      variables.push(isThere ? note : { ...note, fill: null });
    }
    await ctx.db.$executeRaw`update "ImportRow" set prompt = jsonb_set(prompt, '{content,variables}', ${JSON.stringify(variables)}::jsonb) where "jobId" = ${jobId}::uuid and number = ${number}`;
  }
  return hasDropped;
}

function notThere(error: unknown): false {
  if (error instanceof NotFoundError) return false;
  throw error;
}
