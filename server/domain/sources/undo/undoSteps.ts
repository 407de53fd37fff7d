import type { UndoKind } from '#server/platform/db/generated/client.ts';

export type FavoriteKind = 'FAVORITE' | 'UNFAVORITE';
export type DoneKind = 'MARK_DONE' | 'MARK_NOT_DONE';
export type TagKind = 'TAG' | 'UNTAG' | 'RENAME_TAG';
/** What one source had of its own: a title, a summary, what came to it in a merge. */
export type TextKind = 'RENAME_SOURCE' | 'SUMMARIZE' | 'UNMERGE';
const ofOthers = ['RESTORE_COLLECTION', 'DELETE_COLLECTION', 'RESTORE_PROMPTS', 'RESTORE_PROMPT_COLLECTIONS', 'RESTORE_CONVERSATION', 'RESTORE_TEST_SETS', 'RENAME_COLLECTION', 'PROPOSED_CHANGES', 'DELETE_PROMPTS', 'DELETE_PROMPT_COLLECTIONS', 'DELETE_TEST_CASES', 'DELETE_FEEDS', 'RESTORE_DECKS', 'RESTORE_CARDS', 'CHANGE_CARDS', 'DELETE_CARDS', 'DELETE_REVIEWS', 'DELETE_IMPORTED_CARDS', 'DELETE_DECKS', 'RESTORE_WORKS'] as const satisfies readonly UndoKind[];
type SourceUndoKind = Exclude<UndoKind, (typeof ofOthers)[number]>;

export const isStepOfSources = (kind: UndoKind): kind is SourceUndoKind => !(ofOthers as readonly UndoKind[]).includes(kind);

interface StepOf<Kind> {
  readonly kind: Kind;
  readonly targetId: string | null;
  readonly sourceIds: readonly string[];
  /** Of a move: the `updatedAt` that each of them had. */
  readonly updatedAts: readonly Date[];
  /** Of a tag that was written in another way: how it was written. */
  readonly name: string | null;
  /** What was there before, and what came in its place (undoDetails.ts). */
  readonly details: unknown;
}

/** One thing that is taken back, and of which sources. */
export type Step<Kind extends SourceUndoKind = SourceUndoKind> = Kind extends unknown ? StepOf<Kind> : never;

export const isTagStep = (step: Step): step is Step<TagKind> => step.kind === 'TAG' || step.kind === 'UNTAG' || step.kind === 'RENAME_TAG';

export const isFavoriteStep = (step: Step): step is Step<FavoriteKind> => step.kind === 'FAVORITE' || step.kind === 'UNFAVORITE';

export const isTextStep = (step: Step): step is Step<TextKind> => step.kind === 'RENAME_SOURCE' || step.kind === 'SUMMARIZE' || step.kind === 'UNMERGE';
