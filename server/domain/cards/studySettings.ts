import { z } from 'zod';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';

/** How somebody learns a deck. */
export interface StudySettings {
  /** The share of cards one wants to know when they fall due. */
  readonly desiredRetention: number;
  readonly newPerDay: number;
  readonly reviewsPerDay: number;
}

/** How a deck is learned unless somebody said otherwise. */
export const usualStudy: StudySettings = { desiredRetention: 0.9, newPerDay: 20, reviewsPerDay: 200 };

export const studyFields = z.object({ desiredRetention: z.number().min(0.7).max(0.97), newPerDay: z.int().min(0).max(1_000), reviewsPerDay: z.int().min(0).max(10_000) }).partial();

/** How the reader learns each of these decks, by deck. */
export async function readStudySettings({ db, actor }: DomainContext, deckIds: readonly string[]): Promise<Map<string, StudySettings>> {
  if (actor.kind !== 'user') return new Map(deckIds.map((id) => [id, usualStudy]));
  const rows = await queryRows<StudySettings & { readonly deckId: string }>(
    db,
    Prisma.sql`select s."deckId"::text as "deckId", s."desiredRetention", s."newPerDay", s."reviewsPerDay" from "StudySettings" s where s."userId" = ${actor.userId}::uuid and s."deckId" = any(${[...deckIds]}::uuid[])`,
  );
  const chosen = new Map(rows.map(({ deckId, ...settings }) => [deckId, settings]));
  return new Map(deckIds.map((id) => [id, chosen.get(id) ?? usualStudy]));
}
