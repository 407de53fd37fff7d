import { Prisma, type PromptPurpose } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { renderTemplate } from '#server/templates/renderTemplate.ts';
import type { DomainContext } from '../../context.ts';
import { type FieldProblem, InvalidInputError } from '../../errors.ts';
import { fragmentText, type ModelParams } from '../content/promptContent.ts';
import { labelName, latest } from '../promptLabels.ts';
import { readSavedContents } from '../readPromptVersions.ts';
import { askedPurposes, type AskedPurpose, builtInPrompts, isAsked } from './builtInPrompts.ts';

/** A prompt of a space that stands in for one of the vault's own. */
export interface PurposePromptRow {
  readonly purpose: PromptPurpose;
  readonly promptId: string;
  readonly label: string;
  /** The version that the label names; null: none does, and the vault's own is asked. */
  readonly versionId: string | null;
}

export interface ChosenPrompt {
  readonly promptId: string | null;
  readonly label: string;
}

export interface GivenPurposePrompt extends ChosenPrompt {
  readonly purpose: PromptPurpose;
}

/** Which prompt stands in for a purpose from now on; null: none. */
export interface PurposePromptChange {
  readonly purpose: PromptPurpose;
  readonly prompt: ChosenPrompt | null;
}

/** Those of each of these spaces whose prompt is there, by space: one statement. Who asks has been found to see them. */
export async function readPurposePrompts({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, PurposePromptRow[]>> {
  const rows = await queryRows<PurposePromptRow & { readonly spaceId: string }>(
    db,
    Prisma.sql`select u."spaceId"::text as "spaceId", u.purpose::text, u."promptId"::text as "promptId", u.label, (case when u.label = ${latest}
        then (select v.id from "PromptVersion" v where v."promptId" = u."promptId" order by v.number desc limit 1)
        else (select l."versionId" from "PromptLabel" l where l."promptId" = u."promptId" and l.name = u.label) end)::text as "versionId"
      from "PurposePrompt" u join "Prompt" p on p.id = u."promptId" and p."deletedAt" is null where u."spaceId" = any(${[...spaceIds]}::uuid[]) order by u.purpose`,
  );
  return Map.groupBy(rows, ({ spaceId }) => spaceId);
}

/**
 * All prompts that stand in for the vault's own in a space, in place of those that did. Who asks has been found to manage it.
 * @throws InvalidInputError for a purpose that is given twice or that nothing asks a model for yet, and for a prompt or a label that the space does not have,
 * unless it was chosen before: its label may name nothing any more
 */
export async function setPurposePrompts(ctx: DomainContext, spaceId: string, given: readonly GivenPurposePrompt[]): Promise<void> {
  await requireFitting(ctx, spaceId, given.map(({ purpose, ...prompt }) => ({ purpose, prompt })), (at, field) => `settings.prompts${at === null ? '' : `.${at}.${field}`}`);
  await ctx.db.purposePrompt.deleteMany({ where: { spaceId } });
  await ctx.db.purposePrompt.createMany({ data: given.map(({ purpose, promptId, label }) => ({ spaceId, purpose, promptId: promptId ?? '', label })) });
}

/** As `setPurposePrompts` for some purposes: all others keep the prompts that they have. */
export async function changePurposePrompts(ctx: DomainContext, spaceId: string, changes: readonly PurposePromptChange[]): Promise<void> {
  await requireFitting(ctx, spaceId, changes, (at, field) => `settings.promptChanges${at === null ? '' : `.${at}.${field === 'purpose' ? field : `prompt.${field}`}`}`);
  await ctx.db.purposePrompt.deleteMany({ where: { spaceId, purpose: { in: changes.map(({ purpose }) => purpose) } } });
  await ctx.db.purposePrompt.createMany({ data: changes.flatMap(({ purpose, prompt }) => (prompt ? [{ spaceId, purpose, promptId: prompt.promptId ?? '', label: prompt.label }] : [])) });
}

type PathOf = (at: number | null, field: 'label' | 'promptId' | 'purpose') => string;

async function requireFitting(ctx: DomainContext, spaceId: string, given: readonly PurposePromptChange[], pathOf: PathOf): Promise<void> {
  const problems = await problemsOf(ctx, spaceId, given, pathOf);
  if (problems.length > 0) throw new InvalidInputError(problems);
}

async function problemsOf(ctx: DomainContext, spaceId: string, given: readonly PurposePromptChange[], pathOf: PathOf): Promise<FieldProblem[]> {
  const most = askedPurposes.length;
  if (given.length > most) return [{ path: pathOf(null, 'purpose'), message: `At most ${most}: one for each purpose.`, code: 'TOO_MANY', limit: most }];
  const ids = given.flatMap(({ prompt }) => prompt?.promptId ?? []);
  const there = await ctx.db.prompt.findMany({ where: { id: { in: ids }, spaceId, deletedAt: null, kind: 'PROMPT' }, select: { id: true, labels: { select: { name: true } }, versions: { select: { id: true }, take: 1 } } });
  const chosen = (await readPurposePrompts(ctx, [spaceId])).get(spaceId) ?? [];
  const labelsOf = new Map(there.map(({ id, labels, versions }) => [id, new Set([...labels.map(({ name }) => name), ...(versions.length > 0 ? [latest] : [])])]));
  return given.flatMap(({ purpose, prompt }, at): FieldProblem[] => {
    if (given.findIndex((other) => other.purpose === purpose) !== at) return [{ path: pathOf(at, 'purpose'), message: 'Each purpose has one prompt.', code: 'DUPLICATE' }];
    if (!isAsked(purpose)) return [{ path: pathOf(at, 'purpose'), message: 'The vault does not ask a model for this yet.', code: 'NOT_ALLOWED' }];
    if (!prompt) return [];
    const { promptId, label } = prompt;
    const labels = promptId === null ? undefined : labelsOf.get(promptId);
    if (!labels) return [{ path: pathOf(at, 'promptId'), message: 'There is no such prompt in this space.', code: 'NOT_FOUND' }];
    if (labels.has(label) || chosen.some((one) => one.purpose === purpose && one.promptId === promptId && one.label === label)) return [];
    const isLabel = label === latest || labelName.safeParse(label).success;
    return [{ path: pathOf(at, 'label'), message: isLabel ? 'No version of this prompt has this label. Save one, or give it the label, first.' : 'This is no label.', code: isLabel ? 'NOT_FOUND' : 'MALFORMED' }];
  });
}

/** The parameters of a prompt that count where it stands in for one of the vault's own; null: as the vault has it. */
export type PurposeParams = Pick<ModelParams, 'model' | 'temperature' | 'topP' | 'seed'>;

const usualParams: PurposeParams = { model: null, temperature: null, topP: null, seed: null };

/** What a model is to be told for a purpose. */
export interface PurposeText {
  readonly text: string;
  /** How it is asked. How long an answer may be, and in what form it comes, is the vault's in any case: it is read by code. */
  readonly params: PurposeParams;
  /** The version that it is of; null: the vault's own words. */
  readonly versionId: string | null;
}

/** The words for the purposes that a space has prompts of its own for, and those of the vault for all others. */
export type PurposeTexts = (purpose: AskedPurpose, variables?: Readonly<Record<string, string>>) => PurposeText;

/** What the vault itself says. */
export const builtInTexts: PurposeTexts = (purpose, variables = {}) => ({ text: renderTemplate(builtInPrompts[purpose].text, new Map(Object.entries(variables)), new Map()).text, params: usualParams, versionId: null });

/**
 * What a model is to be told in a space, as it is set at this moment. Variables that the vault does not fill take the texts that the prompt has for them;
 * sources and searches are not put in: what stands here are orders, and material must not become one.
 */
export async function readPurposeTexts(ctx: DomainContext, spaceId: string): Promise<PurposeTexts> {
  const set = (await readPurposePrompts(ctx, [spaceId])).get(spaceId) ?? [];
  const versionIds = set.flatMap(({ versionId }) => versionId ?? []);
  if (versionIds.length === 0) return builtInTexts;
  const contents = await readSavedContents(ctx, versionIds);
  return (purpose, variables = {}) => {
    const versionId = set.find((one) => one.purpose === purpose)?.versionId ?? null;
    const content = versionId === null ? undefined : contents.get(versionId);
    if (!content) return builtInTexts(purpose, variables);
    const defaults = content.variables.flatMap(({ name, fill }) => (fill && 'text' in fill ? [[name, fill.text] as const] : []));
    const values = new Map([...defaults, ...Object.entries(variables)]);
    const { model, temperature, topP, seed } = content.params;
    return { text: renderTemplate(fragmentText(content.messages), values, content.frozen).text.trim(), params: { model, temperature, topP, seed }, versionId };
  };
}
