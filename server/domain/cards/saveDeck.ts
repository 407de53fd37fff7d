import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { LimitReachedError } from '../errors.ts';
import { publishDecksChanged } from '../events.ts';
import { line, parseInput, text } from '../input.ts';
import { newUuid } from '../publicId.ts';
import { authorizeDeck } from './authorizeCards.ts';
import { reschedule } from './reschedule.ts';
import { studyFields, type StudySettings, usualStudy } from './studySettings.ts';

const fields = { name: line(200, 'Name is required'), description: text(2_000) };
const newDeck = z.object({ name: fields.name, description: fields.description.default('') });
const changedDeck = z.object({ name: fields.name.optional(), description: fields.description.optional(), studySettings: studyFields.optional() });

/** So many decks a space has at most. */
export const maxDecks = 1_000;

/** Makes a deck. @throws LimitReachedError for more than 1,000 in one space, NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError */
export function createDeck(outer: DomainContext, { spaceId, ...input }: { readonly spaceId: string | null; readonly name: string; readonly description?: string | undefined }): Promise<{ deckId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'card.edit', spaceId);
    const data = parseInput(newDeck, input);
    if ((await ctx.db.deck.count({ where: { spaceId: space.id, deletedAt: null } })) >= maxDecks) throw new LimitReachedError(`This space has ${maxDecks.toLocaleString('en')} decks.`, 'Delete those that nobody needs.');
    const id = newUuid();
    await ctx.db.deck.create({ data: { id, spaceId: space.id, ...data, createdById: requireUser(ctx).userId, createdAt: ctx.now(), updatedAt: ctx.now() } });
    await recordActivity(ctx, space.id, 'DECK_CREATED', { subject: { kind: 'DECK', id } });
    await publishDecksChanged(ctx.db, space.id, [id]);
    return { deckId: id };
  });
}

export interface UpdateDeck {
  readonly deckId: string | null;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** How the acting person learns it: only what shall be different. */
  readonly studySettings?: Partial<StudySettings> | undefined;
}

/**
 * Changes a deck, which editors may, or how one learns it, which every member may, in archived spaces too. Another retention moves the dates of all cards that
 * one has reviewed. @throws NotFoundError, ForbiddenError, SpaceArchivedError, InvalidInputError
 */
export function updateDeck(outer: DomainContext, { deckId, ...input }: UpdateDeck): Promise<{ deckId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { studySettings, ...texts } = parseInput(changedDeck, input);
    const isEdited = texts.name !== undefined || texts.description !== undefined;
    const deck = await authorizeDeck(ctx, isEdited ? 'card.edit' : 'space.learn', deckId);
    if (isEdited) {
      await ctx.db.deck.update({ where: { id: deck.id }, data: { ...texts, updatedAt: ctx.now() }, select: { id: true } });
      await recordActivity(ctx, deck.spaceId, 'DECK_UPDATED', { subject: { kind: 'DECK', id: deck.id } });
    }
    if (studySettings !== undefined) {
      if (isEdited) await authorizeDeck(ctx, 'space.learn', deck.id);
      const { userId } = requireUser(ctx);
      const key = { userId_deckId: { userId, deckId: deck.id } };
      const before = await ctx.db.studySettings.findUnique({ where: key, select: { desiredRetention: true } });
      await ctx.db.studySettings.upsert({ where: key, create: { userId, deckId: deck.id, ...usualStudy, ...studySettings }, update: studySettings, select: { deckId: true } });
      const [was, is] = [before?.desiredRetention ?? usualStudy.desiredRetention, studySettings.desiredRetention];
      if (is !== undefined && is !== was) {
        const reviewed = await ctx.db.cardSchedule.findMany({ where: { userId, deckId: deck.id }, select: { cardId: true } });
        await reschedule(ctx, userId, reviewed.map(({ cardId }) => cardId));
      }
    }
    await publishDecksChanged(ctx.db, deck.spaceId, [deck.id]);
    return { deckId: deck.id };
  });
}
