import type { z } from 'zod';
import type { FailureCode } from '#server/platform/db/generated/client.ts';
import { cardFields, problemsOfSides } from '../createCards.ts';
import type { PortableCard } from './portableCard.ts';

/** Why a card of a file cannot be taken. */
export interface CardProblem {
  readonly code: FailureCode;
  /** Which side is to blame; null: none in particular. */
  readonly field: string | null;
  readonly message: string;
}

const longestTag = 100;
const mostTags = 20;
/** Nobody answers a card more often. */
const mostReviews = 2_000;
/** Before that nobody kept answers. */
const earliest = Date.UTC(1990, 0, 1);

/** A card of a file as the vault can hold it, or why it cannot. What PostgreSQL has no place for is left out, and so are tags and answers that are too many; of those the last stay. */
export function checkPortable({ kind, front, back, tags, isSuspended, reviews }: PortableCard, now: Date): { readonly card: PortableCard } | { readonly problem: CardProblem } {
  const sides = { kind, front: storable(front), back: storable(back) };
  const tooLong = (['front', 'back'] as const).find((side) => isRefused(cardFields.back, sides[side]));
  if (tooLong) return { problem: { code: 'TOO_LARGE', field: tooLong, message: 'A side of a card has at most 20,000 characters.' } };
  if (isRefused(cardFields.front, sides.front)) return { problem: { code: 'UNSUPPORTED', field: 'front', message: 'A card asks something.' } };
  const [problem] = problemsOfSides(sides, '');
  if (problem) return { problem: { code: 'UNSUPPORTED', field: problem.path, message: problem.message } };
  const names = tags.map((tag) => storable(tag).replace(/\s+/g, ' ').trim().slice(0, longestTag).toWellFormed()).filter((tag) => !isRefused(cardFields.tags, [tag]));
  const kept = reviews.filter(({ reviewedAt }) => reviewedAt.getTime() >= earliest && reviewedAt <= now).sort((one, other) => one.reviewedAt.getTime() - other.reviewedAt.getTime()).slice(-mostReviews);
  return { card: { ...sides, tags: [...new Set(names)].slice(0, mostTags), isSuspended, reviews: kept } };
}

const isRefused = (schema: z.ZodType, value: unknown) => !schema.safeParse(value).success;

const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
