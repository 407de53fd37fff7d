import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';

/** Nobody else changes this row until the transaction ends; who is changing it is waited for. */
export async function lockForUpdate({ db }: DomainContext, table: 'Space' | 'Collection' | 'Source', id: string): Promise<void> {
  await db.$queryRaw`select 1 from ${Prisma.raw(`"${table}"`)} where id = ${id}::uuid for no key update`;
}
