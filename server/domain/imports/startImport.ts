import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { ImportFormat } from '#server/platform/db/generated/client.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError, LimitReachedError } from '../errors.ts';
import { authorizeDeck } from '../cards/authorizeCards.ts';
import { authorizePromptCollection } from '../prompts/authorizePrompts.ts';
import { authorizeTestSet } from '../prompts/testSets/authorizeTestSets.ts';
import { publishRunProgressed } from '../events.ts';
import { isOfCards as isFormatOfCards } from './importedCards.ts';
import { line, parseInput } from '../input.ts';
import { newUuid } from '../publicId.ts';
import type { DuplicateHandling } from '../sources/add/addSources.ts';
import { authorizeTarget } from '../sources/authorizeTarget.ts';
import { tagNamesSchema } from '../tags/upsertTags.ts';

/** In bytes: exports of bookmarks carry a picture with each. */
const largestImport = 500_000_000;
/** A file of prompts is held as a whole while it is read; a test set has 5,000 cases. */
const largestOfPrompts = 20_000_000;
const mostOpen = 20;

const schema = z.object({
  fileName: line(255, 'Give the name of the file.'),
  size: z.number().int('Give a whole number of bytes.').min(1, 'The file is empty.').max(largestImport, 'A file to import may weigh at most 500 MB.'),
  tags: tagNamesSchema.default([]),
});

export interface StartImport {
  /** One of these; prompts go into a space or a collection of prompts, cases into a test set, cards into a deck, packages of Anki also into a space, everything else into a space or a collection. */
  readonly into: { readonly spaceId: string | null } | { readonly collectionId: string | null } | { readonly promptCollectionId: string | null } | { readonly testSetId: string | null } | { readonly deckId: string | null };
  readonly format: ImportFormat;
  readonly fileName: string;
  readonly size: number;
  readonly duplicates?: DuplicateHandling | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly skipDryRun?: boolean | undefined;
}

/** Begins an import, whose file comes next. @throws LimitReachedError when too many of a person's are under way in the space */
export function startImport(outer: DomainContext, { into, format, duplicates = 'SKIP_IN_SPACE', skipDryRun = false, ...input }: StartImport): Promise<{ jobId: string }> {
  return inTransaction(outer, async (ctx) => {
    const isOfPrompts = format === 'PROMPTS' || format === 'TEST_SET_CSV';
    const testSet = 'testSetId' in into ? await authorizeTestSet(ctx, into.testSetId) : null;
    const target = 'collectionId' in into ? await authorizeTarget(ctx, into.collectionId) : null;
    const folder = 'promptCollectionId' in into ? await authorizePromptCollection(ctx, 'prompt.edit', into.promptCollectionId) : null;
    const deck = 'deckId' in into ? await authorizeDeck(ctx, 'card.edit', into.deckId) : null;
    const isOfCards = isFormatOfCards(format);
    const place = target ?? folder ?? testSet ?? deck;
    const space = place ? { id: place.spaceId } : await authorizeSpace(ctx, 'source.edit', 'spaceId' in into ? into.spaceId : null);
    await authorizeSpace(ctx, isOfPrompts ? 'prompt.edit' : isOfCards ? 'card.edit' : 'collection.edit', space.id);
    const fits = fitsInto(format, { isOfPrompts, isOfCards, target, folder, testSet, deck });
    if (!fits) throw new InvalidInputError([{ path: 'into', message: 'Prompts go into a space or a prompt collection, cases into a test set, cards into a deck, packages of Anki also into a space, everything else into a space or a collection.', code: 'NOT_ALLOWED' }]);
    const { userId } = requireUser(ctx);
    const { fileName, size, tags } = parseInput(schema, input);
    const largestFile = Math.min(ctx.fileLimits?.largestFile ?? largestImport, isOfPrompts ? largestOfPrompts : largestImport);
    if (size > largestFile) throw new InvalidInputError([{ path: 'size', message: isOfPrompts ? 'A file of prompts or of cases may weigh at most 20 MB.' : 'This file is larger than this vault takes.', code: 'TOO_LARGE', limit: largestFile }]);
    if ((await ctx.db.job.count({ where: { spaceId: space.id, startedById: userId, endedAt: null } })) >= mostOpen) {
      throw new LimitReachedError(`At most ${mostOpen} imports of yours may be under way in a space.`, 'Approve or stop those that wait.');
    }
    const id = newUuid();
    await ctx.db.job.create({
      data: {
        id,
        spaceId: space.id,
        startedById: userId,
        kind: 'IMPORT',
        state: 'AWAITING_FILE',
        createdAt: ctx.now(),
        import: { create: { format, fileName, size, collectionId: target?.id ?? null, promptCollectionId: folder?.id ?? null, testSetId: testSet?.id ?? null, deckId: deck?.id ?? null, duplicates, tags, skipsDryRun: skipDryRun } },
      },
      select: { id: true },
    });
    await publishRunProgressed(ctx.db, space.id, [id]);
    return { jobId: id };
  });
}

interface Places {
  readonly isOfPrompts: boolean;
  readonly isOfCards: boolean;
  readonly target: unknown;
  readonly folder: unknown;
  readonly testSet: unknown;
  readonly deck: unknown;
}

/** Whether a file of a format may go where it is to go; where nothing is named that is the space. */
function fitsInto(format: ImportFormat, { isOfPrompts, isOfCards, target, folder, testSet, deck }: Places): boolean {
  if (format === 'TEST_SET_CSV') return testSet !== null;
  if (format === 'CARDS_CSV') return deck !== null;
  if (isOfCards) return target === null && folder === null && testSet === null;
  return testSet === null && deck === null && (isOfPrompts ? target : folder) === null;
}
