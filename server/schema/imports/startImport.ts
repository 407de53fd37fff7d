import { CrossSpaceError, InvalidInputError, LimitReachedError } from '#server/domain/errors.ts';
import { startImport } from '#server/domain/imports/startImport.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { DuplicateHandling } from '../sources/mutations/addSources.ts';
import { Job, jobOf } from '../runs/Job.ts';
import { ImportFormat } from './ImportFormat.ts';

const ImportTarget = builder.inputType('ImportTarget', {
  description: 'What an import goes into.',
  isOneOf: true,
  fields: (t) => ({
    collectionId: t.id({ description: 'Into this collection and new ones below it.' }),
    deckId: t.id({ description: 'Into this deck.' }),
    promptCollectionId: t.id({ description: 'Into this prompt collection.' }),
    spaceId: t.id({ description: 'Into this space.' }),
    testSetId: t.id({ description: 'Into this test set.' }),
  }),
});

const targetOf = ({ collectionId, promptCollectionId, testSetId, deckId, spaceId }: typeof ImportTarget.$inferInput) =>
  typeof collectionId === 'string'
    ? { collectionId: uuidOf('Collection', collectionId) }
    : typeof promptCollectionId === 'string'
      ? { promptCollectionId: uuidOf('PromptCollection', promptCollectionId) }
      : typeof testSetId === 'string'
        ? { testSetId: uuidOf('TestSet', testSetId) }
        : typeof deckId === 'string'
          ? { deckId: uuidOf('Deck', deckId) }
          : { spaceId: uuidOf('Space', spaceId) };

builder.relayMutationField(
  'startImport',
  {
    description: 'What, and where to.',
    inputFields: (t) => ({
      duplicates: t.field({ type: DuplicateHandling, description: 'What to do with sources that are there already; SKIP_IN_SPACE unless told.' }),
      fileName: t.string({ required: true, description: 'Such as `bookmarks.html`.' }),
      format: t.field({ type: ImportFormat, required: true, description: 'What it is.' }),
      into: t.field({ type: ImportTarget, required: true, description: 'Where to.' }),
      size: t.float({ required: true, description: 'In bytes, at most 500 MB; of prompts and cases 20 MB.' }),
      skipDryRun: t.boolean({ description: 'true: carry it out at once. Otherwise the job stops as AWAITING_APPROVAL with its report, for `approveJobs`.' }),
      tags: t.stringList({ description: 'Tags for everything that comes, at most 50.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CrossSpaceError, InvalidInputError, LimitReachedError] },
    description: 'Begins an import: the job is AWAITING_FILE; send the bytes to its `uploadPath`. Doing the same import again doubles nothing.',
    resolve: (_root, { input: { duplicates, fileName, format, into, size, skipDryRun, tags } }, ctx) =>
      startImport(ctx, {
        fileName,
        format,
        size,
        into: targetOf(into),
        duplicates: duplicates ?? undefined,
        skipDryRun: skipDryRun ?? undefined,
        tags: tags ?? undefined,
      }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ job: t.field({ type: Job, description: 'The import.', resolve: ({ jobId }, _args, ctx) => jobOf(ctx, jobId) }) }),
  },
);
