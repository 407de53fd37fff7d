import type { DomainContext } from '../context.ts';
import type { ImportToRun } from './heldImport.ts';

/**
 * What would become of each prompt of a file: one that is there under its name (or with a number behind it) and says the same, as it is being edited
 * or in a version, is there already; the same one twice in the file counts once.
 */
export async function planPromptRows({ db }: DomainContext, { jobId, spaceId }: Pick<ImportToRun, 'jobId' | 'spaceId'>): Promise<void> {
  await db.$executeRaw`
    with wanted as (
      select r.number, r.prompt->>'name' as name, r.prompt->>'kind' as kind, r.prompt->'content'->'messages' as messages, r.prompt->'content'->'params' as params, r.prompt->'content'->'variables' as variables,
        row_number() over (partition by r.prompt->>'name', r.prompt->>'version', r.prompt->'content' order by r.number) as occurrence
      from "ImportRow" r where r."jobId" = ${jobId}::uuid and r.prompt is not null
    ), known as (
      select p.id, p.kind::text as kind, p.name, p.messages, p.params, p.variables from "Prompt" p where p."spaceId" = ${spaceId}::uuid and p."deletedAt" is null
      union all
      select p.id, p.kind::text, regexp_replace(p.name, '-[0-9]+$', ''), p.messages, p.params, p.variables from "Prompt" p
        where p."spaceId" = ${spaceId}::uuid and p."deletedAt" is null and p.name ~ '-[0-9]+$'
      union all
      select p.id, p.kind::text, p.name, v.messages, v.params, v.variables from "Prompt" p join "PromptVersion" v on v."promptId" = p.id where p."spaceId" = ${spaceId}::uuid and p."deletedAt" is null
    ), planned as (
      select w.number, w.occurrence, min(k.id::text)::uuid as id from wanted w
      left join known k on k.name = w.name and k.kind = w.kind and k.messages = w.messages and k.params = w.params and k.variables = w.variables
      group by w.number, w.occurrence
    )
    update "ImportRow" r set "promptId" = planned.id,
      outcome = case when planned.occurrence > 1 then 'REPEATED' when planned.id is not null then 'ALREADY_THERE' else 'ADDED' end::"ImportRowOutcome"
    from planned where r."jobId" = ${jobId}::uuid and r.number = planned.number`;
}
