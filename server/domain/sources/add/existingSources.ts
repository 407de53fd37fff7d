import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { InvalidInputError } from '../../errors.ts';
import { normalizeUrl } from './normalizeUrl.ts';

/** In what a new source and one that is there are alike. */
export type ExistingSourceMatch = 'ADDRESS' | 'CONTENT' | 'REDIRECT';

/** What somebody is about to add. */
export interface GivenSources {
  /** Addresses as they were typed. */
  readonly links: readonly string[];
  /** SHA-256 of the bytes of files, hexadecimal. */
  readonly sha256: readonly string[];
}

export interface ExistingSource {
  /** What was asked about, as it was given. */
  readonly given: string;
  readonly match: ExistingSourceMatch;
  readonly sourceId: string;
}

const mostGiven = 1_000;

/**
 * Which of these each space has already, in the order given, by space: of those that are alike the first, one outside the
 * trash before one in it, the same address before one that led there. One statement; the reader has been found to see the
 * spaces. @throws InvalidInputError for more than 1,000 of either
 */
export async function findExistingSources(db: Db, { links, sha256 }: GivenSources, spaceIds: readonly string[]): Promise<Map<string, ExistingSource[]>> {
  for (const [path, { length }] of Object.entries({ links, sha256 })) {
    if (length > mostGiven) throw new InvalidInputError([{ path, message: `At most ${mostGiven.toLocaleString('en')} at once.`, code: 'TOO_MANY', limit: mostGiven }]);
  }
  const wanted = [
    ...links.map((given) => ({ given, address: normalizeUrl(given)?.normalizedUrl ?? null, hash: null })),
    ...sha256.map((given) => ({ given, address: null, hash: /^[0-9a-f]{64}$/i.test(given) ? given.toLowerCase() : null })),
  ];
  const rows = await queryRows<{ spaceId: string; position: number; match: ExistingSourceMatch; id: string }>(
    db,
    Prisma.sql`select space.id as "spaceId", given.position::int as position, there.match, there.id
      from unnest(${[...spaceIds]}::uuid[]) as space(id)
      cross join unnest(${wanted.map(({ address }) => address)}::text[], ${wanted.map(({ hash }) => hash)}::text[]) with ordinality as given(address, hash, position)
      cross join lateral (
        select alike.id, alike.match from (
          select s.id, s."trashedAt", 'ADDRESS' as match from "Source" s where s."spaceId" = space.id and s."normalizedUrl" = given.address
          union all
          select s.id, s."trashedAt", 'REDIRECT' from "Source" s where s."spaceId" = space.id and s."normalizedCanonicalUrl" = given.address
          union all
          select s.id, s."trashedAt", 'CONTENT' from "Source" s where s."spaceId" = space.id and s."blobHash" = given.hash::bpchar and s.type = 'FILE'
        ) alike
        order by alike."trashedAt" is not null, alike.match, alike.id limit 1
      ) there
      order by given.position`,
  );
  return Map.groupBy(
    rows.map(({ spaceId, position, match, id }) => ({ spaceId, given: wanted[position - 1]?.given ?? '', match, sourceId: id })),
    ({ spaceId }) => spaceId,
  );
}
