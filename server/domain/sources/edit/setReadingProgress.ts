import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSource, requireWriter } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { parseInput } from '../../input.ts';

const schema = z.object({ progress: z.number('From 0 to 1.').min(0, 'From 0 to 1.').max(1, 'From 0 to 1.') });

/** Remembers how much of a source the acting person has read, 0 to 1: a mark of their own, so that whoever may read may set it. */
export function setReadingProgress(outer: DomainContext, { sourceId, ...input }: { sourceId: string | null; progress: number }): Promise<{ sourceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireWriter(ctx);
    const source = await authorizeSource(ctx, 'space.read', sourceId);
    const { progress } = parseInput(schema, input);
    await ctx.db.$executeRaw`
      insert into "ReadingProgress" ("userId", "sourceId", progress, "updatedAt")
      select ${userId}::uuid, s.id, ${progress}::real, ${ctx.now()} from "Source" s where s.id = ${source.id}::uuid for key share
      on conflict ("userId", "sourceId") do update set progress = excluded.progress, "updatedAt" = excluded."updatedAt"`;
    return { sourceId: source.id };
  });
}
