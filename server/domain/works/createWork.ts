import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { WorkKind } from '#server/platform/db/generated/client.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { citeInText, type NewCitation } from '../citations/citeInText.ts';
import type { DomainContext } from '../context.ts';
import { requireDiskSpace } from '../diskSpace.ts';
import { LimitReachedError } from '../errors.ts';
import { publishWorksChanged } from '../events.ts';
import { parseInput } from '../input.ts';
import { setCitedBody, textColumns, workFields } from './workText.ts';

export interface CreateWork {
  readonly spaceId: string | null;
  readonly kind: WorkKind;
  readonly title: string;
  /** Markdown; absent: empty. */
  readonly body?: string | undefined;
  /** Quotes that `body` cites by their marks. */
  readonly newCitations?: readonly NewCitation[] | undefined;
}

const schema = z.object({ title: workFields.title, body: workFields.body.default('') });
const maxWorks = 10_000;

/** Begins a work by hand, for everybody in the space. @throws LimitReachedError for more than 10,000 in one space; NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError, StorageFullError */
export function createWork(outer: DomainContext, { spaceId, kind, newCitations = [], ...input }: CreateWork): Promise<{ workId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'work.edit', spaceId);
    const { title, body } = parseInput(schema, input);
    requireDiskSpace(ctx);
    await ctx.db.$queryRaw`select 1 from "Space" where id = ${space.id}::uuid for no key update`;
    if ((await ctx.db.work.count({ where: { spaceId: space.id, deletedAt: null } })) >= maxWorks) throw new LimitReachedError(`This space has ${maxWorks.toLocaleString('en')} works.`, 'Delete those that nobody reads.');
    const { userId } = requireUser(ctx);
    const { id } = await ctx.db.work.create({
      data: { spaceId: space.id, kind, title, ...textColumns(body), authorId: userId, editorId: userId, createdAt: ctx.now(), updatedAt: ctx.now() },
      select: { id: true },
    });
    if (newCitations.length > 0) {
      const cited = await citeInText(ctx, { spaceId: space.id, citing: { workId: id } }, newCitations, body);
      await setCitedBody(ctx, id, cited.body ?? body);
    }
    await recordActivity(ctx, space.id, 'WORK_CREATED', { subject: { kind: 'WORK', id } });
    await publishWorksChanged(ctx.db, space.id, [id]);
    return { workId: id };
  });
}
