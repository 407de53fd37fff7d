import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeExistingSources, type Granted, requireWriter, type SourceRef } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { restoreCards } from '../../cards/deleteDecks.ts';
import { takeBackImportedCards } from '../../cards/takeBackImportedCards.ts';
import { takeBackProposedCards } from '../../cards/proposeCards.ts';
import { undoCards, undoReviews } from '../../cards/undoCards.ts';
import { deleteEmptyCollections } from '../../collections/deleteEmptyCollections.ts';
import type { UndoKind } from '#server/platform/db/generated/client.ts';
import type { ChangedPrompts } from '../../events.ts';
import { takeBackPrompts } from '../../prompts/takeBackPrompts.ts';
import { restorePrompts } from '../../prompts/restorePrompts.ts';
import { takeBackTestCases } from '../../prompts/testSets/takeBackTestCases.ts';
import { takeBackFeeds } from '../../feeds/deleteFeeds.ts';
import { restoreTestSets } from '../../prompts/testSets/deleteTestSets.ts';
import { restoreCollections } from '../../collections/restoreCollections.ts';
import { restoreConversations } from '../../conversations/deleteConversations.ts';
import { restoreWorks } from '../../works/restoreWorks.ts';
import { changedAt } from '../../undo/saveUndo.ts';
import { authorizeTarget } from '../authorizeTarget.ts';
import { moveToTrash } from '../trash/deleteSources.ts';
import { setDone } from '../bulk/markSourcesDone.ts';
import { markFavorites } from '../bulk/favoriteSources.ts';
import { removeFromTrash } from '../trash/restoreSources.ts';
import { type SourcesChanged, sourcesChanged } from '../sourcesChanged.ts';
import { isFavoriteStep, isStepOfSources, isTagStep, isTextStep, type DoneKind, type FavoriteKind, type Step, type TextKind } from './undoSteps.ts';
import { undoTags } from './undoTags.ts';
import { undoMerge, undoRename, undoSummary } from './undoTexts.ts';
import { undoCollectionNames } from '../../collections/undoCollectionNames.ts';
import { markUndone } from '../../conversations/markUndone.ts';

/** What is as it was. */
export type ChangeUndone = SourcesChanged & ChangedPrompts & { readonly conversationIds?: readonly string[]; readonly testSetIds?: readonly string[]; readonly deckIds?: readonly string[]; readonly workIds?: readonly string[] };

/**
 * Undoes a bulk command, applied proposals, an import or the deletion of a collection or of prompts, test sets or conversations of one's own, what was done to flashcards, the deletion of works, all of it or nothing, once. Sources that were deleted for good since then are skipped. @throws NotFoundError when it is too late, or a collection that they lay in is gone
 */
export function undoChange(outer: DomainContext, undoId: string | null): Promise<ChangeUndone> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireWriter(ctx);
    // What is still adding to it waits until it is gone.
    await ctx.db.$queryRaw`select 1 from "Undo" where id = ${undoId}::uuid for update`;
    const undo =
      undoId === null
        ? null
        : await ctx.db.undo.findFirst({
            where: { id: undoId, userId, expiresAt: { gt: ctx.now() } },
            select: { id: true, expiresAt: true, steps: { select: { kind: true, targetId: true, sourceIds: true, updatedAts: true, name: true, details: true }, orderBy: { position: 'asc' } } },
          });
    // Of two calls at once one finds it gone.
    if (!undo || (await ctx.db.undo.deleteMany({ where: { id: undo.id } })).count === 0) throw new NotFoundError('Undo');
    const steps: readonly Step[] = undo.steps.flatMap(({ kind, ...step }) => (isStepOfSources(kind) ? [{ ...step, kind }] : []));
    const promptsOf = (wanted: UndoKind) => undo.steps.flatMap(({ kind, sourceIds }) => (kind === wanted ? sourceIds : []));
    const prompts = { promptIds: promptsOf('RESTORE_PROMPTS'), promptCollectionIds: promptsOf('RESTORE_PROMPT_COLLECTIONS') };
    if (prompts.promptIds.length + prompts.promptCollectionIds.length > 0) return { sourceIds: [], collectionIds: [], ...(await restorePrompts(ctx, prompts)) };
    const testSetIds = promptsOf('RESTORE_TEST_SETS');
    if (testSetIds.length > 0) return { sourceIds: [], collectionIds: [], testSetIds: await restoreTestSets(ctx, testSetIds) };
    const madeCaseIds = promptsOf('DELETE_TEST_CASES');
    if (madeCaseIds.length > 0) return { sourceIds: [], collectionIds: [], testSetIds: await takeBackTestCases(ctx, madeCaseIds) };
    const made = { promptIds: promptsOf('DELETE_PROMPTS'), promptCollectionIds: promptsOf('DELETE_PROMPT_COLLECTIONS') };
    if (made.promptIds.length + made.promptCollectionIds.length > 0) return { sourceIds: [], collectionIds: [], ...(await takeBackPrompts(ctx, made)) };
    const workIds = promptsOf('RESTORE_WORKS');
    if (workIds.length > 0) return { sourceIds: [], collectionIds: [], workIds: await restoreWorks(ctx, workIds) };
    const deckIds = await undoDecks(ctx, undo.steps);
    if (deckIds !== null) return { sourceIds: [], collectionIds: [], deckIds };
    const deletedCollectionIds = undo.steps.flatMap(({ kind, targetId }) => (kind === 'RESTORE_COLLECTION' ? [targetId] : []));
    if (deletedCollectionIds.length > 0) return restoreCollections(ctx, deletedCollectionIds);
    const deletedConversationIds = undo.steps.flatMap(({ kind, targetId }) => (kind === 'RESTORE_CONVERSATION' && targetId !== null ? [targetId] : []));
    if (deletedConversationIds.length > 0) return { sourceIds: [], collectionIds: [], conversationIds: await restoreConversations(ctx, userId, deletedConversationIds) };
    // Before the sources, as whoever moves many does: in another order a deletion of the collection and this could wait for each other.
    for (const { kind, targetId } of steps) if (kind === 'MOVE' && targetId !== null) await authorizeTarget(ctx, targetId);
    const ids = steps.flatMap((step) => step.sourceIds);
    // All sources at once: locked step by step, two calls could deadlock.
    const changes = steps.every(isFavoriteStep)
      ? await undoFavorites(ctx, userId, steps, await authorizeExistingSources(ctx, 'space.read', ids))
      : await undoEdits(ctx, userId, steps, changedAt(undo), await authorizeExistingSources(ctx, 'source.edit', ids));
    await takeBackFeeds(ctx, promptsOf('DELETE_FEEDS'));
    const madeIds = undo.steps.flatMap(({ kind, targetId }) => (kind === 'DELETE_COLLECTION' && targetId !== null ? [targetId] : []));
    changes.push({ sourceIds: [], collectionIds: await deleteEmptyCollections(ctx, madeIds) });
    changes.push({ sourceIds: [], collectionIds: await undoCollectionNames(ctx, undo.steps.filter(({ kind }) => kind === 'RENAME_COLLECTION')) });
    await markUndone(ctx, undo.steps.flatMap(({ kind, sourceIds }) => (kind === 'PROPOSED_CHANGES' ? sourceIds : [])));
    return {
      sourceIds: [...new Set(changes.flatMap(({ sourceIds }) => sourceIds))],
      collectionIds: [...new Set(changes.flatMap(({ collectionIds }) => collectionIds))],
    };
  });
}

/** Takes back what was done to flashcards; null when it was something else. */
async function undoDecks(ctx: DomainContext, steps: readonly { readonly kind: UndoKind; readonly sourceIds: readonly string[]; readonly details: unknown }[]): Promise<string[] | null> {
  const [step] = steps;
  const idsOf = (kind: UndoKind) => steps.flatMap((one) => (one.kind === kind ? one.sourceIds : []));
  if (step?.kind === 'DELETE_IMPORTED_CARDS' || step?.kind === 'DELETE_DECKS') return takeBackImportedCards(ctx, { cardIds: idsOf('DELETE_IMPORTED_CARDS'), deckIds: idsOf('DELETE_DECKS') });
  if (step?.kind === 'RESTORE_DECKS') return restoreCards(ctx, 'Deck', step.sourceIds);
  if (step?.kind === 'RESTORE_CARDS') return restoreCards(ctx, 'Card', step.sourceIds);
  if (step?.kind === 'CHANGE_CARDS') return undoCards(ctx, step.details);
  if (step?.kind === 'DELETE_CARDS') return takeBackProposedCards(ctx, step.sourceIds);
  return step?.kind === 'DELETE_REVIEWS' ? undoReviews(ctx, step.sourceIds) : null;
}

/** Those of `sources` that a step is about. */
function sourcesOf<S extends SourceRef>({ sourceIds }: Step, sources: readonly S[]): S[] {
  const byId = new Map(sources.map((source) => [source.id, source]));
  return sourceIds.flatMap((id) => byId.get(id) ?? []);
}

async function undoFavorites(ctx: DomainContext, userId: string, steps: readonly Step<FavoriteKind>[], sources: readonly Granted<'space.read', SourceRef>[]): Promise<SourcesChanged[]> {
  const changes: SourcesChanged[] = [];
  for (const step of steps) changes.push(await undoFavorite(ctx, userId, step.kind, sourcesOf(step, sources)));
  return changes;
}

async function undoEdits(ctx: DomainContext, userId: string, steps: readonly Step[], movedAt: Date, sources: readonly Granted<'source.edit', SourceRef>[]): Promise<SourcesChanged[]> {
  const changes: SourcesChanged[] = [];
  const ofTags = steps.filter(isTagStep);
  if (ofTags.length > 0) changes.push(await undoTags(ctx, ofTags, sources));
  for (const step of steps) {
    if (isTagStep(step)) continue;
    const affected = sourcesOf(step, sources);
    if (isFavoriteStep(step)) changes.push(await undoFavorite(ctx, userId, step.kind, affected));
    else if (isTextStep(step)) changes.push(await undoText[step.kind](ctx, step, affected));
    else changes.push(step.kind === 'MOVE' ? await undoMove(ctx, step, movedAt, affected) : await undoEdit(ctx, step.kind, affected));
  }
  return changes;
}

const undoText: Record<TextKind, typeof undoMerge> = { RENAME_SOURCE: undoRename, SUMMARIZE: undoSummary, UNMERGE: undoMerge };

async function undoFavorite(ctx: DomainContext, userId: string, kind: FavoriteKind, sources: readonly SourceRef[]): Promise<SourcesChanged> {
  const ids = sources.map(({ id }) => id);
  await markFavorites(ctx, userId, ids, kind === 'FAVORITE');
  return { sourceIds: ids, collectionIds: [] };
}

/** Puts sources back to where they lay, as if they had never been moved: who has changed one since then has changed it last. */
async function undoMove(ctx: DomainContext, { targetId, sourceIds, updatedAts }: Step, movedAt: Date, sources: readonly Granted<'source.edit', SourceRef>[]): Promise<SourcesChanged> {
  const was = sourceIds.map((_, index) => (updatedAts[index] ?? ctx.now()).toISOString());
  await ctx.db.$executeRaw`
    update "Source" s set "collectionId" = ${targetId}::uuid, "updatedAt" = case when s."updatedAt" = ${movedAt} then was."updatedAt" else s."updatedAt" end
    from unnest(${[...sourceIds]}::uuid[], ${was}::timestamptz[]) as was(id, "updatedAt") where s.id = was.id and s.id = any(${sources.map(({ id }) => id)}::uuid[])`;
  return sourcesChanged(ctx, 'SOURCES_MOVED', sources, targetId);
}

function undoEdit(ctx: DomainContext, kind: 'RESTORE' | 'TRASH' | DoneKind, sources: readonly Granted<'source.edit', SourceRef>[]): Promise<SourcesChanged> {
  if (kind === 'MARK_DONE' || kind === 'MARK_NOT_DONE') return setDone(ctx, sources, kind === 'MARK_DONE');
  return kind === 'RESTORE' ? removeFromTrash(ctx, sources) : moveToTrash(ctx, sources);
}
