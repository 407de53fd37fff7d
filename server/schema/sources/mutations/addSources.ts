import { authorizeSpace } from '#server/domain/access/authorize.ts';
import { readCollections } from '#server/domain/collections/readCollections.ts';
import { CrossSpaceError, StorageFullError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { addSources, type AddSourceResult as Result } from '#server/domain/sources/add/addSources.ts';
import type { NewSource as New } from '#server/domain/sources/add/newSource.ts';
import { storeHtml } from '#server/domain/sources/page/storeHtml.ts';
import type { SourceRow } from '#server/domain/sources/read/readSources.ts';
import { builder } from '../../base/builder.ts';
import type { GraphQLContext } from '../../base/context.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { changedRows } from '../../base/changedRows.ts';
import { Collection } from '../../collections/Collection.ts';
import { rowOfId, selectsOnlyId } from '../../base/selectedFields.ts';
import { loadSource, Source } from '../Source.ts';

const NewLink = builder.inputType('NewLink', {
  description: 'A web page to keep.',
  fields: (t) => ({
    url: t.string({ required: true, description: 'Such as `https://example.org/page`; without a scheme, https is meant.' }),
    html: t.string({
      description:
        'The page as you have it before you, at most 2,000,000 characters (a larger one goes to `Source.pageUploadPath`): it is read instead of what the address answers, which may be a sign-in. ' +
        'When the collection has the link already and could not read it, it is read from this now.',
    }),
  }),
});

const NewText = builder.inputType('NewText', {
  description: 'A text to keep.',
  fields: (t) => ({
    title: t.string({ description: 'At most 500 characters; left out: the first line of the text.' }),
    text: t.string({ required: true, description: 'At most 2,000,000 characters. Notes are read as Markdown.' }),
  }),
});

const NewFile = builder.inputType('NewFile', {
  description: 'A file whose bytes follow: send them to `Source.uploadPath` with PUT and the same credential, or resumably to `/vault/api/v1/uploads` with tus.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'With its extension, such as `paper.pdf`.' }),
    size: t.float({ required: true, description: 'In bytes, a whole number; what comes must have this size.' }),
    mimeType: t.string({ description: 'Such as `application/pdf`.' }),
    sha256: t.string({ description: 'SHA-256 of its bytes, hexadecimal. When the collection has this file already, that one is answered as ALREADY_THERE, and nothing need be sent.' }),
  }),
});

const NewSource = builder.inputType('NewSource', {
  description: 'One new source: exactly one of these.',
  isOneOf: true,
  fields: (t) => ({
    link: t.field({ type: NewLink, description: 'A web page.' }),
    content: t.field({ type: NewText, description: 'Pasted text.' }),
    note: t.field({ type: NewText, description: 'A note.' }),
    file: t.field({ type: NewFile, description: 'A file, whose bytes follow.' }),
  }),
});

/** What to do with what is there already. */
export const DuplicateHandling = builder.enumType('DuplicateHandling', {
  description: 'What to do with a new source that is there already.',
  values: {
    ADD: { description: 'Add it nevertheless.' },
    SKIP_IN_COLLECTION: { description: 'Answer ALREADY_THERE when the same collection has it.' },
    SKIP_IN_SPACE: { description: 'Answer ALREADY_THERE when the space has it anywhere but in the trash.' },
  } as const,
});

const AddSourceOutcome = builder.enumType('AddSourceOutcome', {
  description: 'What became of one new source.',
  values: {
    ADDED: { description: 'It is new and waits for processing; a file waits for its bytes.' },
    ALREADY_THERE: { description: 'The collection, or the space where that was asked for, has this link, or a file with this `sha256`, already; `source` is the one that is there.' },
    INVALID: { description: 'It cannot be taken; `message` says why.' },
  } as const,
});

const AddSourceProblem = builder.enumType('AddSourceProblem', {
  description: 'Why one new source could not be taken.',
  values: {
    NO_ADDRESS: { description: 'It is no web address.' },
    FILE_TOO_LARGE: { description: 'The file is larger than files may be (`Space.fileLimits`).' },
    PERSON_QUOTA_EXCEEDED: { description: 'What you added to all spaces would weigh more than it may (`Account.storage`).' },
    QUOTA_EXCEEDED: { description: 'The files and texts of the space would weigh more than they may (`Space.fileLimits`).' },
    STORAGE_FULL: { description: 'The disk of the vault has no room for the file.' },
    INPUT: { description: 'A name, a text or a size is missing or cannot be taken.' },
  } as const,
});

/** A result, and the space that was added to. */
type ResultOfCall = Result & { readonly spaceId: string };

const AddSourceResult = builder.objectRef<ResultOfCall>('AddSourceResult').implement({
  description: 'The result for one new source.',
  fields: (t) => ({
    outcome: t.field({ type: AddSourceOutcome, description: 'What became of it.', resolve: ({ outcome }) => outcome }),
    source: t.field({
      type: Source,
      nullable: true,
      description: 'The source; null when it could not be taken.',
      resolve: (result, _args, ctx, info) => {
        if (result.outcome === 'INVALID') return null;
        const { sourceId, spaceId } = result;
        return selectsOnlyId(info) ? rowOfId<SourceRow>({ id: sourceId, spaceId }) : loadSource(ctx, sourceId);
      },
    }),
    problem: t.field({
      type: AddSourceProblem,
      nullable: true,
      description: 'Why it could not be taken, for programs.',
      resolve: (result) => (result.outcome === 'INVALID' ? result.problem : null),
    }),
    message: t.string({
      nullable: true,
      description: 'Why it could not be taken.',
      resolve: (result) => (result.outcome === 'INVALID' ? result.message : null),
    }),
  }),
});

type NewSourceInput = typeof NewSource.$inferInput;

async function toNewSource({ link, content, note, file }: NewSourceInput, { storeBytes }: Pick<GraphQLContext, 'storeBytes'>): Promise<New> {
  if (link) return { type: 'URI', url: link.url, ...(typeof link.html === 'string' && { page: await storeHtml(link.html, storeBytes) }) };
  if (content) return { type: 'CONTENT', ...content };
  if (file) return { type: 'FILE', ...file };
  return { type: 'NOTE', ...note };
}

builder.relayMutationField(
  'addSources',
  {
    description: 'Where, and what.',
    inputFields: (t) => ({
      spaceId: t.id({ required: true, description: 'The space.' }),
      collectionId: t.id({ description: 'The collection they shall lie in; left out: none.' }),
      sources: t.field({ type: [NewSource], required: true, description: 'At most 1,000.' }),
      duplicates: t.field({ type: DuplicateHandling, description: 'What to do with links and files that are there already; SKIP_IN_COLLECTION unless told.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CrossSpaceError, StorageFullError] },
    description: 'Adds sources and starts their processing. Each has its own result, in the order given.',
    resolve: async (_root, { input: { spaceId, collectionId, sources, duplicates } }, ctx) => {
      const space = uuidOf('Space', spaceId);
      // Bytes of strangers are not stored.
      if (sources.some(({ link }) => link?.html)) await authorizeSpace(ctx, 'source.edit', space);
      return addSources(ctx, {
        spaceId: space,
        collection: collectionId ? { id: uuidOf('Collection', collectionId) } : undefined,
        ...(duplicates && { duplicates }),
        sources: await Promise.all(sources.map((source) => toNewSource(source, ctx))),
      });
    },
  },
  {
    description: 'What became of each, and the collection whose count has changed.',
    outputFields: (t) => ({
      results: t.field({ type: [AddSourceResult], description: 'One for each, in the order given.', resolve: ({ results, spaceId }) => results.map((result) => ({ ...result, spaceId })) }),
      collections: t.field({
        type: [Collection],
        description: 'Every collection whose count changed.',
        resolve: ({ collectionId }, _args, ctx) => changedRows(ctx, collectionId ? [collectionId] : [], readCollections),
      }),
    }),
  },
);
