import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { authorizeDeck } from '../cards/authorizeCards.ts';
import { maxDecks } from '../cards/saveDeck.ts';
import type { DomainContext } from '../context.ts';
import { publishDecksChanged } from '../events.ts';
import { newUuid } from '../publicId.ts';
import { beginRows } from './beginRows.ts';
import { heldImport } from './heldImport.ts';
import { ImportTooLargeError } from './importRows.ts';
import { readDeckNames } from './planCardRows.ts';
import { pathKey } from './readCollectionPaths.ts';

/**
 * Makes the decks of an import that are not there, and begins to carry it out; done once. Answers false when the job was stopped.
 * @throws NotFoundError when the deck that it goes into is gone; ImportTooLargeError where the space has no room for so many
 */
export function makeDecks(outer: DomainContext, jobId: string): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const held = await heldImport(ctx, jobId);
    if (held?.state !== 'RUNNING') return false;
    if (held.donePlace >= 0) return true;
    const { spaceId, deckId, startedById } = held;
    await authorizeSpace(ctx, 'card.edit', spaceId);
    if (deckId !== null) await authorizeDeck(ctx, 'card.edit', deckId);
    const known = await readDeckNames(ctx, spaceId);
    const wanted = await ctx.db.importCollection.findMany({ where: { jobId }, select: { place: true, path: true }, orderBy: { treeOrder: 'asc' } });
    const missing = wanted.filter(({ path }) => !known.has(pathKey(path))).map(({ path }) => ({ id: newUuid(), name: path.at(-1) ?? '', key: pathKey(path) }));
    if (missing.length > 0 && (await ctx.db.deck.count({ where: { spaceId, deletedAt: null } })) + missing.length > maxDecks) throw new ImportTooLargeError(`A space has at most ${maxDecks.toLocaleString('en')} decks.`);
    for (const { key, id } of missing) known.set(key, id);
    const at = ctx.now();
    await ctx.db.deck.createMany({ data: missing.map(({ id, name }) => ({ id, name, spaceId, createdById: startedById, createdAt: at, updatedAt: at })) });
    const isNew = new Set(missing.map(({ id }) => id));
    const found = wanted.map(({ place, path }) => ({ place, id: known.get(pathKey(path)) as string }));
    await ctx.db.$executeRaw`
      update "ImportCollection" c set "collectionId" = found.id, "isNew" = found.is_new
      from unnest(${found.map(({ place }) => place)}::int[], ${found.map(({ id }) => id)}::uuid[], ${found.map(({ id }) => isNew.has(id))}::bool[]) as found(place, id, is_new)
      where c."jobId" = ${jobId}::uuid and c.place = found.place`;
    for (const { id } of missing) await recordActivity(ctx, spaceId, 'DECK_CREATED', { subject: { kind: 'DECK', id } });
    if (missing.length > 0) await publishDecksChanged(ctx.db, spaceId, [...isNew]);
    await beginRows(ctx, jobId);
    return true;
  });
}
