import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';
import { encodePublicId } from '../../publicId.ts';
import type { TextFragment } from '../../search/snippet.ts';
import { linkPassage } from './linkPassage.ts';

/** How a note leads to a source, the strongest first. */
export type BacklinkKind = 'LINK' | 'CITATION';

/** A note that links to a source, or cites it. */
export interface Backlink {
  readonly cursor: string;
  readonly kind: BacklinkKind;
  /** Which note. */
  readonly id: string;
  readonly snippet: TextFragment[];
}

export interface BacklinkFilter {
  /** Only these; left out: all. */
  readonly kinds?: readonly BacklinkKind[] | undefined;
}

/** From where on, how many, and whether from the end. */
export interface BacklinkPage extends BacklinkFilter {
  readonly after: string | undefined;
  readonly before: string | undefined;
  readonly backwards: boolean;
  readonly limit: number;
}

/** A link stands within so much of a note; what is longer is found by its search. */
const READ_CHARACTERS = 500_000;

/**
 * A page of the notes of its space that link to a source or cite it and are not in the trash, each once, last changed first (or last first, from the end),
 * for each of these sources, by source. Who asks has been found to see the sources.
 *
 * @throws InvalidInputError for a cursor that is none
 */
export async function readBacklinks({ db }: DomainContext, { kinds, after, before, backwards, limit }: BacklinkPage, sourceIds: readonly string[]): Promise<Map<string, Backlink[]>> {
  const beyond = [after === undefined ? null : Prisma.sql`(s."updatedAt", s.id) < ${placeOf(after, 'after')}`, before === undefined ? null : Prisma.sql`(s."updatedAt", s.id) > ${placeOf(before, 'before')}`];
  const conditions = beyond.filter((condition) => condition !== null);
  const direction = backwards ? Prisma.sql`asc` : Prisma.sql`desc`;
  const rows = await db.$queryRaw<{ target: string; id: string; updatedAt: Date; kind: BacklinkKind; citationId: string | null; text: string }[]>`
    select target.id::text as target, note.* from ${targets(sourceIds)} cross join lateral (
      select s.id::text as id, s."updatedAt", led.kind, led."citationId", left(t."originalContent", ${READ_CHARACTERS}::int) as text
      from ${notesThatLead(kinds)} ${conditions.length === 0 ? Prisma.empty : Prisma.sql`and ${Prisma.join(conditions, ' and ')}`}
      order by s."updatedAt" ${direction}, s.id ${direction} limit ${limit}) note
    order by note."updatedAt" ${direction}, note.id ${direction}`;
  return Map.groupBy(
    rows.map(({ target, kind, ...row }) => ({ target, id: row.id, kind, cursor: cursorOf(row), snippet: linkPassage(row.text, row.citationId === null ? encodePublicId('Source', target) : encodePublicId('Citation', row.citationId)) })),
    ({ target }) => target,
  );
}

/** How many notes lead to each of these sources. */
export async function countBacklinks({ db }: DomainContext, { kinds }: BacklinkFilter, sourceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; count: number }[]>`
    select target.id::text as id, (select count(*)::int from ${notesThatLead(kinds)}) as count from ${targets(sourceIds)}`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const targets = (sourceIds: readonly string[]): Prisma.Sql => Prisma.sql`(
  select own.id, own."spaceId", given.link from unnest(${[...sourceIds]}::uuid[], ${sourceIds.map((id) => encodePublicId('Source', id))}::text[]) as given(id, link)
  join "Source" own on own.id = given.id) target`;

/** The notes, each once, with its strongest way. The second condition on links is that of the index: see the migration that made it. */
function notesThatLead(kinds: readonly BacklinkKind[] = ['LINK', 'CITATION']): Prisma.Sql {
  return Prisma.sql`(
    select way.id, min(way.kind) as place, (array['LINK', 'CITATION'])[min(way.kind)] as kind, case when min(way.kind) = 2 then (array_agg(way."citationId"::text order by way.position))[1] end as "citationId" from (
      select t."sourceId" as id, 1 as kind, null::uuid as "citationId", 0 as position from "SourceText" t where ${kinds.includes('LINK')} and source_links(t."originalContent") @> array[target.link]::text[] and t."originalContent" like '%source\\_%'
      union all
      select c."noteId", 2, c.id, c.position from "Citation" c where ${kinds.includes('CITATION')} and c."sourceId" = target.id and c."noteId" is not null and c."isCited"
    ) way group by way.id) led
  join "Source" s on s.id = led.id join "SourceText" t on t."sourceId" = s.id
  where s."spaceId" = target."spaceId" and s.type = 'NOTE' and s."trashedAt" is null and s.id <> target.id`;
}

const cursorOf = ({ updatedAt, id }: { readonly updatedAt: Date; readonly id: string }): string => Buffer.from(`${updatedAt.toISOString()} ${id}`).toString('base64url');

const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function placeOf(cursor: string, path: 'after' | 'before'): Prisma.Sql {
  const [, moment, id] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (moment === undefined || id === undefined || Number.isNaN(Date.parse(moment))) throw new InvalidInputError([{ path, message: 'This is no cursor of this list.', code: 'MALFORMED' }]);
  return Prisma.sql`(${new Date(moment)}::timestamptz, ${id}::uuid)`;
}
