import type { DomainContext } from '../context.ts';
import { withFillsOfSpace } from '../prompts/checkFills.ts';
import type { VariableFill } from '../prompts/content/promptContent.ts';
import { isSame } from '../prompts/formats/portablePrompt.ts';
import type { ImportToRun } from './heldImport.ts';
import type { ImportedPrompt } from './importRows.ts';

interface Filled {
  readonly variables: readonly { readonly fill: VariableFill | null }[];
}

/** So many prompts are looked at together. */
const perBatch = 200;

/** Takes from the prompts of a file, and from what they are tested by, what fills variables of theirs from sources or collections of another vault. Answers whether there was any. */
export async function dropUnknownFills(ctx: DomainContext, { jobId, spaceId }: Pick<ImportToRun, 'jobId' | 'spaceId'>): Promise<boolean> {
  let hasDropped = false;
  for (let last = 0; ; ) {
    const rows = await ctx.db.$queryRaw<{ number: number; prompt: ImportedPrompt }[]>`
      select number, prompt from "ImportRow" where "jobId" = ${jobId}::uuid and number > ${last}::int and (
        jsonb_path_exists(prompt, '$.content.variables[*].fill ? (exists(@.sourceId) || exists(@.collectionId))')
        or jsonb_path_exists(prompt, '$.testSets[*].cases[*].values[*].fill ? (exists(@.sourceId) || exists(@.collectionId))')) order by number limit ${perBatch}::int`;
    const filled = rows.flatMap(({ prompt }) => [prompt.content, ...prompt.testSets.flatMap(({ cases }) => cases.map(({ values }) => ({ variables: values })))]);
    const kept = new Map((await withFillsOfSpace<Filled>(ctx, spaceId, filled)).map((now, at) => [filled[at]?.variables, now.variables]));
    const dropped = rows.flatMap(({ number, prompt: { content, testSets } }) => {
      const variables = kept.get(content.variables) ?? [];
      const sets = testSets.map((set) => ({ ...set, cases: set.cases.map((one) => ({ ...one, values: (kept.get(one.values) ?? []).filter(({ fill }) => fill !== null) })) }));
      const isWhole = variables === content.variables && isSame(sets, testSets);
      return isWhole ? [] : [{ number, variables, sets }];
    });
    if (dropped.length > 0) {
      hasDropped = true;
      await ctx.db.$executeRaw`
        update "ImportRow" r set prompt = jsonb_set(jsonb_set(r.prompt, '{content,variables}', d.variables), '{testSets}', d.sets)
        from jsonb_to_recordset(${JSON.stringify(dropped)}::jsonb) as d(number int, variables jsonb, sets jsonb) where r."jobId" = ${jobId}::uuid and r.number = d.number`;
    }
    if (rows.length < perBatch) return hasDropped;
    last = rows.at(-1)?.number ?? last;
  }
}
