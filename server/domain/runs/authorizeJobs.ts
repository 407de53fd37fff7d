import { authorizeSpace } from '../access/authorize.ts';
import type { Permission } from '../access/permissions.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { type JobRow, readJobs } from './readJobs.ts';

/**
 * Jobs that the acting person sees and may do this with, held until the transaction ends, in the order of their ids: all of them or none.
 * @throws NotFoundError, ForbiddenError
 */
export async function authorizeJobs(ctx: DomainContext, permission: Permission, ids: readonly (string | null)[]): Promise<JobRow[]> {
  const wanted = [...new Set(ids)];
  const known = wanted.filter((id) => id !== null).sort();
  await ctx.db.$queryRaw`select 1 from "Job" where id = any(${known}::uuid[]) order by id for no key update`;
  const jobs = await readJobs(ctx, known);
  if (jobs.size < wanted.length) throw new NotFoundError('Job');
  const rows = known.flatMap((id) => jobs.get(id) ?? []);
  for (const spaceId of new Set(rows.map((row) => row.spaceId))) await authorizeSpace(ctx, permission, spaceId);
  return rows;
}
