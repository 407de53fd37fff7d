import { z } from 'zod';
import type { DomainContext } from '../context.ts';
import { type FieldProblem, InvalidInputError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { encodePublicId } from '../publicId.ts';
import { citedIds } from './citedIds.ts';
import { findQuotes, type NewQuote, quoteFields, storeCitations } from './citeQuotes.ts';

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
 * Stores quotes that a note cites, letter by letter as they stand in sources of its space at this moment, and gives the marks of the body that is sent along their ids.
 * In the caller's transaction, under the right to edit the note.
 * @throws InvalidInputError for a quote that does not stand in its source, a source that is not there, and a mark that the body has not
 */
export async function citeInNote(ctx: DomainContext, note: { readonly id: string; readonly spaceId: string }, given: readonly NewCitation[], body: string | undefined): Promise<{ readonly citationIds: string[]; readonly body: string | undefined }> {
  const { newCitations } = parseInput(schema, { newCitations: given });
  const { found, problems } = await findQuotes(ctx, note.spaceId, newCitations, (at) => `newCitations.${at}`);
  const all = newCitations.flatMap(({ mark }, at): FieldProblem[] => {
    const isKnown = mark === undefined || body?.includes(`[^${mark}]`) === true;
    const found = problems.filter(({ path }) => path.startsWith(`newCitations.${at}.`));
    return isKnown ? found : [{ path: `newCitations.${at}.mark`, message: 'The text that is sent along has no such mark.', code: 'NOT_FOUND' }, ...found];
  });
  if (all.length > 0) throw new InvalidInputError(all);
  const citationIds = await storeCitations(ctx, note.spaceId, found.flatMap((quote) => (quote ? [{ quote, owner: { noteId: note.id, isCited: false, position: 0 } }] : [])));
  const named = newCitations.flatMap(({ mark }, at) => (mark === undefined ? [] : [[mark, citationIds[at] ?? ''] as const]));
  return { citationIds, body: named.reduce((now, [mark, id]) => now?.replaceAll(`[^${mark}]`, `[^${encodePublicId('Citation', id)}]`), body) };
}

/** Notes which of its citations the text of a note has now. In the transaction that changes the text. */
export async function noteCitedNow({ db }: DomainContext, noteId: string, body: string): Promise<void> {
  const ids = citedIds(body);
  await db.$executeRaw`update "Citation" set "isCited" = id = any(${ids}::uuid[]) where "noteId" = ${noteId}::uuid and "isCited" <> (id = any(${ids}::uuid[]))`;
}
