import type { DomainContext } from '../context.ts';
import { withFillsOfSpace } from '../prompts/checkFills.ts';
import type { PortablePrompt } from '../prompts/formats/portablePrompt.ts';
import type { ImportToRun } from './heldImport.ts';

/** So many prompts are looked at together. */
const perBatch = 200;

/** Takes from the prompts of a file what fills variables of theirs from sources or collections of another vault. Answers whether there was any. */
export async function dropUnknownFills(ctx: DomainContext, { jobId, spaceId }: Pick<ImportToRun, 'jobId' | 'spaceId'>): Promise<boolean> {
  let hasDropped = false;
  for (let last = 0; ; ) {
    const rows = await ctx.db.$queryRaw<{ number: number; variables: PortablePrompt['content']['variables'] }[]>`
      select number, prompt->'content'->'variables' as variables from "ImportRow" where "jobId" = ${jobId}::uuid and number > ${last}::int
        and jsonb_path_exists(prompt, '$.content.variables[*].fill ? (exists(@.sourceId) || exists(@.collectionId))') order by number limit ${perBatch}::int`;
    const kept = await withFillsOfSpace(ctx, spaceId, rows);
    const dropped = kept.filter((row, at) => row !== rows[at]);
    if (dropped.length > 0) {
      hasDropped = true;
      await ctx.db.$executeRaw`
        update "ImportRow" r set prompt = jsonb_set(r.prompt, '{content,variables}', d.variables)
        from jsonb_to_recordset(${JSON.stringify(dropped)}::jsonb) as d(number int, variables jsonb) where r."jobId" = ${jobId}::uuid and r.number = d.number`;
    }
    if (rows.length < perBatch) return hasDropped;
    last = rows.at(-1)?.number ?? last;
  }
}
