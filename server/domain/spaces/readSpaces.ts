import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';

/** A space as everything that shows one reads it. */
export interface SpaceRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly colour: number;
  /** As stored; `readSpaceSettings` reads them. */
  readonly settings: unknown;
  readonly archivedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = Prisma.raw(['id', 'name', 'description', 'colour', 'settings', 'archivedAt', 'createdAt', 'updatedAt'].map((name) => `s."${name}"`).join(', '));

/** The spaces of these ids that the reader may see, by id: one statement. */
export async function readSpaces({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, SpaceRow>> {
  const rows = await queryRows<SpaceRow>(db, Prisma.sql`select ${columns} from "Space" s where s.id = any(${[...ids]}::uuid[]) and ${visibleSpaceSql(actor, Prisma.sql`s.id`)}`, 'kept');
  return new Map(rows.map((row) => [row.id, row]));
}
