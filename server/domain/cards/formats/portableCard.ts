import type { CardKind } from '#server/platform/db/generated/client.ts';
import type { Answer } from '../schedule.ts';

/** An answer as it is kept elsewhere. */
export interface PortableReview extends Answer {
  readonly durationMs: number | null;
}

/** A card as it goes from one place to another. */
export interface PortableCard {
  readonly kind: CardKind;
  /** Markdown. */
  readonly front: string;
  readonly back: string;
  readonly tags: readonly string[];
  readonly isSuspended: boolean;
  /** Of the one person who takes it along; empty: it is new to them. */
  readonly reviews: readonly PortableReview[];
}
