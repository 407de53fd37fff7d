import type { UndoKind } from '#server/platform/db/generated/client.ts';

export type FavoriteKind = 'FAVORITE' | 'UNFAVORITE';
export type DoneKind = 'MARK_DONE' | 'MARK_NOT_DONE';
export type TagKind = 'TAG' | 'UNTAG' | 'RENAME_TAG';
type SourceUndoKind = Exclude<UndoKind, 'RESTORE_COLLECTION' | 'DELETE_COLLECTION' | 'RESTORE_PROMPTS' | 'RESTORE_PROMPT_COLLECTIONS' | 'RESTORE_CONVERSATION' | 'RESTORE_TEST_SETS'>;

const ofOthers: ReadonlySet<UndoKind> = new Set(['RESTORE_COLLECTION', 'DELETE_COLLECTION', 'RESTORE_PROMPTS', 'RESTORE_PROMPT_COLLECTIONS', 'RESTORE_CONVERSATION', 'RESTORE_TEST_SETS']);

export const isStepOfSources = (kind: UndoKind): kind is SourceUndoKind => !ofOthers.has(kind);

interface StepOf<Kind> {
  readonly kind: Kind;
  readonly targetId: string | null;
  readonly sourceIds: readonly string[];
  /** Of a move: the `updatedAt` that each of them had. */
  readonly updatedAts: readonly Date[];
  /** Of a tag that was written in another way: how it was written. */
  readonly name: string | null;
}

/** One thing that is taken back, and of which sources. */
export type Step<Kind extends SourceUndoKind = SourceUndoKind> = Kind extends unknown ? StepOf<Kind> : never;

export const isTagStep = (step: Step): step is Step<TagKind> => step.kind === 'TAG' || step.kind === 'UNTAG' || step.kind === 'RENAME_TAG';

export const isFavoriteStep = (step: Step): step is Step<FavoriteKind> => step.kind === 'FAVORITE' || step.kind === 'UNFAVORITE';
