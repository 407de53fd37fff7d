import type { DomainContext } from '../context.ts';

/** Notes that the rows of an import are being carried out: what is neither to be added nor to be completed is done. In the caller's transaction. */
export async function beginRows({ db }: DomainContext, jobId: string): Promise<void> {
  await db.$executeRaw`
    update "Job" j set done = (select count(*) from "ImportRow" r where r."jobId" = j.id and r.outcome not in ('ADDED', 'UPDATED')) where j.id = ${jobId}::uuid`;
  await db.import.update({ where: { jobId }, data: { donePlace: 0 }, select: { jobId: true } });
}
