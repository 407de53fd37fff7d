import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { citeInText, type NewCitation } from '../citations/citeInText.ts';
import type { DomainContext } from '../context.ts';
import { ConflictError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { authorizeWork } from './authorizeWorks.ts';
import { setWorkText } from './setWorkText.ts';
import { workFields } from './workText.ts';

export interface UpdateWork {
  readonly workId: string | null;
  readonly title?: string | undefined;
  /** Markdown. */
  readonly body?: string | undefined;
  /** Quotes that the work cites, by their marks in `body`, or before its body has them. */
  readonly newCitations?: readonly NewCitation[] | undefined;
  /** The `updatedAt` that the caller has read: whoever changed it since is not overwritten. */
  readonly ifUnchangedSince?: Date | undefined;
}

const schema = z.object({ title: workFields.title.optional(), body: workFields.body.optional() });

/**
 * Changes what is given and keeps the rest, and the text before as a revision. Where only citations are given, which its body does not have yet, the work is unchanged.
 * @throws ConflictError when it was changed since `ifUnchangedSince`; NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError, StorageFullError
 */
export function updateWork(outer: DomainContext, { workId, ifUnchangedSince, newCitations = [], ...input }: UpdateWork): Promise<{ workId: string; citationIds: readonly string[] }> {
  return inTransaction(outer, async (ctx) => {
    const work = await authorizeWork(ctx, workId);
    const given = parseInput(schema, input);
    if (ifUnchangedSince && work.updatedAt > ifUnchangedSince) throw new ConflictError();
    const { citationIds, body } = newCitations.length > 0 ? await citeInText(ctx, { spaceId: work.spaceId, citing: { workId: work.id } }, newCitations, given.body) : { citationIds: [], body: given.body };
    await setWorkText(ctx, work, { title: given.title ?? work.title, body: body ?? work.body }, 'each burst');
    return { workId: work.id, citationIds };
  });
}
