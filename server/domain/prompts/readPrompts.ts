import { Prisma, type PromptKind } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { type Fragments, maxDepth } from '#server/templates/renderTemplate.ts';
import { withAccess } from '../access/spaceAccess.ts';
import type { DomainContext, SpaceAccess } from '../context.ts';
import { contentOfStored, fragmentText, type PromptContent } from './content/promptContent.ts';

export type { Fragments };

/** A prompt as everything that shows one reads it; what it says is read on asking. */
export interface PromptRow {
  readonly id: string;
  readonly spaceId: string;
  readonly collectionId: string | null;
  readonly kind: PromptKind;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly draftUpdatedAt: Date;
  /** When anything of it last changed: what lists go by. */
  readonly changedAt: Date;
  /** What the reader is in its space; absent where nobody knows. */
  readonly access?: SpaceAccess | null;
}

/** The columns of a `PromptRow` over a prompt `p`. */
export const promptColumns = Prisma.raw(
  ['id', 'spaceId', 'collectionId', 'name', 'title', 'description', 'createdAt', 'updatedAt', 'draftUpdatedAt', 'changedAt'].map((name) => `p."${name}"`).join(', ') + ', p.kind::text as kind',
);

/** Those of these ids that are there and that the reader may see, by id: one statement. */
export async function readPrompts({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, PromptRow>> {
  const { column, join, visible } = withAccess(actor, Prisma.sql`p."spaceId"`);
  const rows = await queryRows<PromptRow>(db, Prisma.sql`select ${promptColumns}, ${column} from "Prompt" p ${join} where p.id = any(${[...ids]}::uuid[]) and p."deletedAt" is null and ${visible}`, 'prepared');
  return new Map(rows.map((row) => [row.id, row]));
}

/** What each of these prompts says now, by id: one statement. Who asks has been found to see them. */
export async function readDrafts({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, PromptContent>> {
  const rows = await queryRows<{ id: string; messages: unknown; params: unknown; variables: unknown }>(
    db,
    Prisma.sql`select p.id::text, p.messages, p.params, p.variables from "Prompt" p where p.id = any(${[...ids]}::uuid[])`,
    'prepared',
  );
  return new Map(rows.map(({ id, ...stored }) => [id, contentOfStored(stored)]));
}

const none = { params: {}, variables: [] };
const textOfFragment = (messages: unknown) => fragmentText(contentOfStored({ messages, ...none }).messages);

/**
 * The fragments that the drafts of these prompts include, with those that these include, as they are being edited: by prompt, and
 * there by name. One statement. Who asks has been found to see the prompts.
 */
export async function readFragments({ db }: DomainContext, promptIds: readonly string[]): Promise<Map<string, Fragments>> {
  const rows = await queryRows<{ top: string; name: string; messages: unknown }>(
    db,
    Prisma.sql`${includedSql(Prisma.sql`select p.id as top, p."spaceId", i.name, 1 as depth from "Prompt" p cross join lateral unnest(p.includes) as i(name) where p.id = any(${[...promptIds]}::uuid[])`)}
      select distinct on (n.top, n.name) n.top::text as top, f.name, f.messages from included n join "Prompt" f on f."spaceId" = n."spaceId" and f.name = n.name and f."deletedAt" is null`,
    'prepared',
  );
  return new Map([...Map.groupBy(rows, ({ top }) => top)].map(([top, own]) => [top, new Map(own.map(({ name, messages }) => [name, textOfFragment(messages)]))]));
}

/** The fragments of these names in a space, with those that they include, as they are being edited. Who asks has been found to see the space. */
export async function readFragmentsOfNames({ db }: DomainContext, spaceId: string, names: readonly string[]): Promise<Fragments> {
  if (names.length === 0) return new Map();
  const rows = await queryRows<{ name: string; messages: unknown }>(
    db,
    Prisma.sql`${includedSql(Prisma.sql`select ${spaceId}::uuid as top, ${spaceId}::uuid as "spaceId", i.name, 1 as depth from unnest(${[...names]}::text[]) as i(name)`)}
      select distinct on (n.name) f.name, f.messages from included n join "Prompt" f on f."spaceId" = n."spaceId" and f.name = n.name and f."deletedAt" is null`,
    'prepared',
  );
  return new Map(rows.map(({ name, messages }) => [name, textOfFragment(messages)]));
}

/** Names of fragments with those that these include. @param first the names to begin with */
const includedSql = (first: Prisma.Sql): Prisma.Sql =>
  // A name that is there already is not looked at again: circles end.
  Prisma.sql`with recursive included as (
    ${first}
    union
    select n.top, n."spaceId", i.name, n.depth + 1 from included n
      join "Prompt" f on f."spaceId" = n."spaceId" and f.name = n.name and f."deletedAt" is null cross join lateral unnest(f.includes) as i(name)
    where n.depth < ${Prisma.raw(String(maxDepth))}
  )`;
