import { z } from 'zod';
import type { Prisma } from '#server/platform/db/generated/client.ts';

const replaced = z.object({ before: z.string(), after: z.string() });

const merge = z.object({
  note: replaced,
  createdAt: replaced,
  /** Those that were brought to the kept one, and where they were. */
  highlights: z.array(z.object({ id: z.string(), sourceId: z.string() })),
  /** Whose favorite the kept one became by it. */
  favoriteOf: z.array(z.string()),
});
/** What a merge has changed of the source that stays. */
export type MergeDetails = z.infer<typeof merge>;

const text = z.object({ before: z.string().nullable(), after: z.string() });
/** A title, a name or a summary: what was there, and what came in its place. */
export type TextDetails = z.infer<typeof text>;

const shapeOf = <Details extends object>(schema: z.ZodType<Details>) => ({
  store: (details: Details): Prisma.InputJsonObject => JSON.parse(JSON.stringify(details)) as Prisma.InputJsonObject,
  /** null for what was stored otherwise. */
  read: (json: unknown): Details | null => schema.safeParse(json).data ?? null,
});

/** What steps of an undo remember besides sources and targets. */
export const undoDetails = { merge: shapeOf(merge), text: shapeOf(text) };
