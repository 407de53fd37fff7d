import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { fragmentsIn, type TemplateProblem } from '#server/templates/parseTemplate.ts';
import { checkTemplate, type Fragments, maxDepth } from '#server/templates/renderTemplate.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { type FieldProblem, InvalidInputError, LimitReachedError } from '../errors.ts';
import { publishPromptsChanged } from '../events.ts';
import { newUuid } from '../publicId.ts';
import { columnsOfContent, contentOfStored, includesOf, type PromptContent } from './content/promptContent.ts';
import { type LabelMove, maxLabels, moveLabels, readLabels, tooManyLabels } from './promptLabels.ts';
import { readFragmentsOfNames } from './readPrompts.ts';

const maxVersions = 5_000;

/** What shall be a version of a prompt. */
export interface VersionToStore {
  readonly promptId: string;
  readonly content: PromptContent;
  readonly note: string;
  /** Labels that shall name it at once. */
  readonly labels: readonly string[];
}

/** The version that says this now, or why there is none: of that one nothing was done. */
export type StoredVersion = { readonly versionId: string } | { readonly refusal: InvalidInputError | LimitReachedError };

/**
 * Saves versions of prompts of one space, one after the other, each with the texts of its fragments as they are now; where nothing changed since the newest
 * one, that is the version. As many statements for a hundred as for one. In the caller's transaction, which holds the prompts and has found them editable.
 * Answers in the order of `wanted`. @throws ForbiddenError for a label that only owners move
 */
export async function storePromptVersions(ctx: DomainContext, spaceId: string, wanted: readonly VersionToStore[]): Promise<readonly StoredVersion[]> {
  const promptIds = [...new Set(wanted.map(({ promptId }) => promptId))];
  const fragments = await readFragmentsOfNames(ctx, spaceId, [...new Set(wanted.flatMap(({ content }) => includesOf(content.messages)))]);
  const newest = await readNewest(ctx, promptIds);
  const labels = await readLabels(ctx, promptIds);
  const { userId } = requireUser(ctx);
  const at = ctx.now();
  const made: Prisma.PromptVersionCreateManyInput[] = [];
  const moves: LabelMove[] = [];
  const isIncluded = includedIn(fragments);
  const stored = wanted.map(({ promptId, content, note, labels: names }): StoredVersion => {
    const included = isIncluded(content);
    const problems = problemsOf(content, included);
    if (problems.length > 0) return { refusal: new InvalidInputError(problems) };
    const frozen = Object.fromEntries([...included].sort());
    const before = newest.get(promptId);
    const isSame = before?.said === said(content, frozen);
    if (!isSame && (before?.number ?? 0) >= maxVersions) return { refusal: new LimitReachedError(`This prompt has ${maxVersions.toLocaleString('en')} versions.`, 'Go on with a copy of it.') };
    const own = labels.get(promptId) ?? new Map<string, boolean>();
    if (new Set([...own.keys(), ...names]).size > maxLabels) return { refusal: tooManyLabels() };
    const versionId = isSame ? before.id : newUuid();
    if (!isSame) {
      const number = (before?.number ?? 0) + 1;
      const { messages, params, variables } = columnsOfContent(content);
      made.push({ id: versionId, spaceId, promptId, number, note, messages, params, variables, fragments: frozen, authorId: userId, createdAt: at });
      newest.set(promptId, { id: versionId, number, said: said(content, frozen) });
    }
    for (const name of names) moves.push({ promptId, name, versionId, isProtected: own.get(name) ?? false });
    labels.set(promptId, new Map([...names.map((name) => [name, false] as const), ...own]));
    return { versionId };
  });
  if (moves.some(({ isProtected }) => isProtected)) await authorizeSpace(ctx, 'space.manage', spaceId);
  if (made.length > 0) {
    await ctx.db.promptVersion.createMany({ data: made });
    const [only, ...others] = made;
    await recordActivity(ctx, spaceId, 'PROMPT_VERSION_SAVED', others.length === 0 ? { subject: { kind: 'PROMPT', id: only?.promptId ?? '' } } : { count: made.length });
  }
  await moveLabels(ctx, moves);
  const changed = [...new Set([...made, ...moves].map(({ promptId }) => promptId))];
  if (changed.length > 0) {
    await ctx.db.prompt.updateMany({ where: { id: { in: changed } }, data: { updatedAt: at, changedAt: at } });
    await publishPromptsChanged(ctx.db, spaceId, { promptIds: changed });
  }
  return stored;
}

interface Newest {
  readonly id: string;
  readonly number: number;
  readonly said: string;
}

async function readNewest({ db }: DomainContext, promptIds: readonly string[]): Promise<Map<string, Newest>> {
  const rows = await queryRows<{ promptId: string; id: string; number: number; messages: unknown; params: unknown; variables: unknown; fragments: Record<string, string> }>(
    db,
    Prisma.sql`select wanted.id::text as "promptId", v.id::text, v.number, v.messages, v.params, v.variables, v.fragments from unnest(${[...promptIds]}::uuid[]) as wanted(id)
      cross join lateral (select * from "PromptVersion" v where v."promptId" = wanted.id order by v.number desc limit 1) v`,
  );
  return new Map(rows.map(({ promptId, id, number, fragments, ...row }) => [promptId, { id, number, said: said(contentOfStored(row), fragments) }]));
}

/** All that a version says, to compare. */
const said = ({ messages, params, variables }: PromptContent, fragments: Readonly<Record<string, string>>) => JSON.stringify([messages, params, variables, Object.entries(fragments).sort()]);

/** Of these fragments those that a content includes, itself or by others. */
function includedIn(fragments: Fragments): (content: PromptContent) => Fragments {
  const inside = new Map([...fragments].map(([name, text]) => [name, fragmentsIn(text)]));
  return ({ messages }) => {
    const found = new Map<string, string>();
    let names = includesOf(messages);
    for (let depth = 1; depth <= maxDepth && names.length > 0; depth++) {
      const fresh = new Set(names.filter((name) => fragments.has(name) && !found.has(name)));
      for (const name of fresh) found.set(name, fragments.get(name) ?? '');
      names = [...fresh].flatMap((name) => inside.get(name) ?? []);
    }
    return found;
  };
}

const words: Partial<Record<TemplateProblem['code'], (detail: string) => string>> = {
  UNKNOWN_FRAGMENT: (name) => `There is no fragment ${name} in this space.`,
  CYCLE: (way) => `These fragments include each other: ${way}.`,
  TOO_DEEP: (way) => `Fragments lie too deep in each other: ${way}.`,
  TOO_LONG: (limit) => `With its fragments it has more than ${Number(limit).toLocaleString('en')} characters.`,
};

/** What could never be put in. Braces that are no tags stand as they are. */
const problemsOf = ({ messages }: PromptContent, fragments: Fragments): FieldProblem[] =>
  messages.flatMap(({ text: template }, place) =>
    checkTemplate(template, fragments).flatMap(({ code, detail }): FieldProblem[] => {
      const message = words[code]?.(detail);
      return message === undefined ? [] : [{ path: `content.messages.${place}.text`, message, code: code === 'UNKNOWN_FRAGMENT' ? 'NOT_FOUND' : 'NOT_ALLOWED' }];
    }),
  );
