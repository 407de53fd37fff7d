import { generateKeyBetween } from 'fractional-indexing';
import type { DomainContext } from '../context.ts';
import { rankAtEnd } from './position.ts';
import type { collectionSettingsSchema } from './settings.ts';
import type { z } from 'zod';

export interface NewCollection {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly description?: string;
  readonly settings?: z.infer<typeof collectionSettingsSchema>;
}

/** Writes new collections, each after the last below its parent, parents before their children. Call it with the tree locked. */
export async function insertCollections(ctx: DomainContext, spaceId: string, collections: readonly NewCollection[]): Promise<void> {
  const isNew = new Set(collections.map(({ id }) => id));
  const lastRanks = new Map<string | null, string>();
  const rows = [];
  for (const { parentId, ...collection } of collections) {
    const last = lastRanks.get(parentId);
    const rank = last === undefined && !(parentId !== null && isNew.has(parentId)) ? await rankAtEnd(ctx.db, spaceId, parentId) : generateKeyBetween(last ?? null, null);
    lastRanks.set(parentId, rank);
    rows.push({ ...collection, parentId, rank, spaceId, createdById: ctx.actor.kind === 'user' ? ctx.actor.userId : null });
  }
  await ctx.db.collection.createMany({ data: rows });
}
