import { queryRows } from '#server/platform/db/rows.ts';
import { Prisma, type PromptKind } from '#server/platform/db/generated/client.ts';
import { withDescendants } from '../../collections/ancestry.ts';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { safeName } from '../../entryNames.ts';
import { contentOfStored, type PromptContent, valuesOfStored } from '../content/promptContent.ts';
import { readPromptCollections } from '../readPromptCollections.ts';
import { readPrompts } from '../readPrompts.ts';
import { readPromptVersions } from '../readPromptVersions.ts';
import { assertionsOfStored } from '../testSets/testCase.ts';
import type { PortableTestCase } from './promptfooTests.ts';
import type { PortablePrompt, PromptFormat } from './portablePrompt.ts';
import { type PromptFile, writePrompt, writePrompts } from './writePromptFile.ts';

/** So many prompts are read at once. */
const perPage = 100;
/** And so many cases. */
const casesPerPage = 200;

/**
 * What stands under this id as a file: the draft of a prompt, one of its versions, or all prompts in a collection and below it, as they are being
 * edited, and with them the versions that labels name. Bytes are read as somebody takes them, no more than a hundred prompts at a time.
 * @throws NotFoundError for what the acting person may not see
 */
export async function exportPrompts(ctx: DomainContext, id: string, format: PromptFormat): Promise<PromptFile & { readonly name: string }> {
  const named = (name: string, file: PromptFile) => ({ ...file, name: `${safeName(name)}${file.ending}` });
  const prompt = (await readPrompts(ctx, [id])).get(id);
  if (prompt) {
    const draft = (await readPortable(ctx, [id])).find(({ isDraft }) => isDraft);
    if (draft) return named(prompt.name.replaceAll('/', '-'), writePrompt({ ...draft.prompt, path: [] }, format, testsOf(ctx, [id])));
  }
  const version = (await readPromptVersions(ctx, [id])).get(id);
  if (version) {
    const saved = (await readPortable(ctx, [version.promptId], id)).find(({ prompt: { version: number } }) => number === version.number);
    if (saved) return named(`${saved.prompt.name.replaceAll('/', '-')}-v${version.number}`, writePrompt({ ...saved.prompt, path: [] }, format, testsOf(ctx, [version.promptId])));
  }
  const collection = (await readPromptCollections(ctx, [id])).get(id);
  if (!collection) throw new NotFoundError('Prompt');
  return named(collection.name, writePrompts(promptsBelow(ctx, collection.id), format, testsBelow(ctx, collection.id)));
}

async function* testsBelow(ctx: DomainContext, rootId: string): AsyncGenerator<PortableTestCase> {
  const branch = await withDescendants(ctx.db, [rootId], 'PromptCollection');
  const rows = await ctx.db.prompt.findMany({ where: { collectionId: { in: branch }, deletedAt: null, testSets: { some: { deletedAt: null } } }, select: { id: true }, orderBy: { name: 'asc' } });
  yield* testsOf(ctx, rows.map(({ id }) => id));
}

/** What these prompts are tested by, prompt by prompt and set by set, a page at a time. Who asks has been found to see them. */
async function* testsOf({ db }: DomainContext, promptIds: readonly string[]): AsyncGenerator<PortableTestCase> {
  const sets = await queryRows<{ id: string; name: string; prompt: string }>(
    db,
    Prisma.sql`select t.id::text, t.name, p.name as prompt from "TestSet" t join "Prompt" p on p.id = t."promptId" where t."promptId" = any(${[...promptIds]}::uuid[]) and t."deletedAt" is null order by p.name, t."createdAt", t.id`,
  );
  const named = new Map<string, number>();
  for (const { id: testSetId, name, prompt } of sets) {
    // Two sets of a prompt may be called alike, and stay two.
    const count = (named.get(`${prompt}\n${name}`) ?? 0) + 1;
    named.set(`${prompt}\n${name}`, count);
    const set = count === 1 ? name : `${name} (${count})`;
    for (let after = -1; ; ) {
      const cases = await db.testCase.findMany({ where: { testSetId, position: { gt: after } }, orderBy: { position: 'asc' }, take: casesPerPage });
      for (const { values, expected, assertions } of cases) yield { prompt, set, content: { values: valuesOfStored(values), expected, assertions: assertionsOfStored(assertions) } };
      const last = cases.at(-1);
      if (!last || cases.length < casesPerPage) break;
      after = last.position;
    }
  }
}

async function* promptsBelow(ctx: DomainContext, rootId: string): AsyncGenerator<PortablePrompt> {
  const branch = await withDescendants(ctx.db, [rootId], 'PromptCollection');
  const collections = await ctx.db.promptCollection.findMany({ where: { id: { in: branch }, deletedAt: null }, select: { id: true, name: true, parentId: true } });
  const byId = new Map(collections.map((collection) => [collection.id, collection]));
  const pathOf = (id: string | null): string[] => {
    const path: string[] = [];
    for (let next = byId.get(id ?? ''); next; next = next.id === rootId ? undefined : byId.get(next.parentId ?? '')) path.unshift(next.name);
    return path;
  };
  const rows = await ctx.db.prompt.findMany({ where: { collectionId: { in: [...byId.keys()] }, deletedAt: null }, select: { id: true }, orderBy: { name: 'asc' } });
  for (let start = 0; start < rows.length; start += perPage) {
    for (const { prompt, collectionId } of await readPortable(ctx, rows.slice(start, start + perPage).map(({ id }) => id))) yield { ...prompt, path: pathOf(collectionId) };
  }
}

interface PortableRow {
  readonly prompt: PortablePrompt;
  readonly collectionId: string | null;
  readonly isDraft: boolean;
}

interface ReadRow {
  readonly id: string;
  readonly kind: PromptKind;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly collectionId: string | null;
  readonly messages: unknown;
  readonly params: unknown;
  readonly variables: unknown;
  /** null: the draft. */
  readonly number: number | null;
  readonly note: string | null;
  readonly labels: readonly string[];
}

/**
 * Each of these prompts: the versions that labels name, the oldest first, then the draft. A draft that says what the newest version does is that
 * version. One statement. Who asks has been found to see them. @param versionId a version that is wanted whether a label names it or not
 */
async function readPortable({ db }: DomainContext, ids: readonly string[], versionId: string | null = null): Promise<PortableRow[]> {
  const rows = await queryRows<ReadRow>(
    db,
    Prisma.sql`
    with wanted as (select p.* from "Prompt" p where p.id = any(${[...ids]}::uuid[]) and p."deletedAt" is null),
    newest as (
      select w.id as prompt, v.id, v.number, v.note from wanted w cross join lateral (select * from "PromptVersion" v where v."promptId" = w.id order by v.number desc limit 1) v
      where v.messages = w.messages and v.params = w.params and v.variables = w.variables
    ),
    said as (
      select w.id, v.messages, v.params, v.variables, v.id as version, v.number, v.note, v.number as place from wanted w join "PromptVersion" v on v."promptId" = w.id
      where (v.id = ${versionId}::uuid or exists (select 1 from "PromptLabel" l where l."versionId" = v.id)) and (v.id = ${versionId}::uuid or not exists (select 1 from newest n where n.id = v.id))
      union all
      select w.id, w.messages, w.params, w.variables, n.id, n.number, n.note, 2147483647 from wanted w left join newest n on n.prompt = w.id
    )
    select w.id::text, w.kind::text, w.name, w.title, w.description, w."collectionId"::text as "collectionId", s.messages, s.params, s.variables, s.number, s.note,
      array(select l.name from "PromptLabel" l where l."versionId" = s.version order by l.name) as labels, s.place
    from said s join wanted w on w.id = s.id order by w.name, w.id, s.place`,
  );
  return rows.map((row, index) => ({ prompt: portableOf(row, contentOfStored(row)), collectionId: row.collectionId, isDraft: rows[index + 1]?.id !== row.id }));
}

const portableOf = ({ kind, name, title, description, number, note, labels }: ReadRow, content: PromptContent): PortablePrompt => ({
  kind,
  name,
  title,
  description,
  note: note ?? '',
  version: number,
  labels: [...labels],
  path: [],
  content,
});
