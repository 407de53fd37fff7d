import { z } from 'zod';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { type FieldProblem, InvalidInputError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { encodePublicId } from '../publicId.ts';
import { citedIds } from './citedIds.ts';
import { type CitingText, findQuotes, type NewQuote, quoteFields, storeCitations } from './citeQuotes.ts';

/** A quote to cite, as it is given. */
export interface NewCitation extends NewQuote {
  /** Its name in the text that is sent along, such as `new1` for `[^new1]`. */
  readonly mark?: string | undefined;
}

/** As many at a time. */
const mostCitations = 500;
const schema = z.object({
  newCitations: z.array(z.object({ mark: z.string().regex(/^[\w-]{1,64}$/, 'A mark has letters, digits and hyphens.').optional(), ...quoteFields })).max(mostCitations),
});

/**
 * Stores quotes that a note or a work cites, letter by letter as they stand in sources of its space at this moment, and gives the marks of the body that is sent along their ids.
 * In the caller's transaction, under the right to edit it.
 * @throws InvalidInputError for a quote that does not stand in its source, a source that is not there, and a mark that the body has not
 */
export async function citeInText(ctx: DomainContext, { spaceId, citing }: { readonly spaceId: string; readonly citing: CitingText }, given: readonly NewCitation[], body: string | undefined): Promise<{ readonly citationIds: string[]; readonly body: string | undefined }> {
  const { newCitations } = parseInput(schema, { newCitations: given });
  const { found, problems } = await findQuotes(ctx, spaceId, newCitations, (at) => `newCitations.${at}`);
  const all = newCitations.flatMap(({ mark }, at): FieldProblem[] => {
    const isKnown = mark === undefined || body?.includes(`[^${mark}]`) === true;
    const found = problems.filter(({ path }) => path.startsWith(`newCitations.${at}.`));
    return isKnown ? found : [{ path: `newCitations.${at}.mark`, message: 'The text that is sent along has no such mark.', code: 'NOT_FOUND' }, ...found];
  });
  if (all.length > 0) throw new InvalidInputError(all);
  const citationIds = await storeCitations(ctx, spaceId, found.flatMap((quote) => (quote ? [{ quote, owner: { ...citing, isCited: false, position: 0 } }] : [])));
  const named = newCitations.flatMap(({ mark }, at) => (mark === undefined ? [] : [[mark, citationIds[at] ?? ''] as const]));
  return { citationIds, body: named.reduce((now, [mark, id]) => now?.replaceAll(`[^${mark}]`, `[^${encodePublicId('Citation', id)}]`), body) };
}

/** Notes which of its citations a text has now. In the transaction that changes it. */
export async function noteCitedNow({ db }: DomainContext, citing: CitingText, body: string): Promise<void> {
  const ids = citedIds(body);
  const column = 'noteId' in citing ? Prisma.sql`"noteId" = ${citing.noteId}::uuid` : Prisma.sql`"workId" = ${citing.workId}::uuid`;
  await db.$executeRaw`update "Citation" set "isCited" = id = any(${ids}::uuid[]) where ${column} and "isCited" <> (id = any(${ids}::uuid[]))`;
}
