import { encodePublicId } from '#server/domain/publicId.ts';
import { readDetails, readTableDetails } from '#server/domain/processing/details.ts';
import { readProcessingLogs } from '#server/domain/processing/processingLog.ts';
import { progressOf } from '#server/domain/processing/progress.ts';
import { sumOfAnswers } from '#server/domain/sources/read/modelUses.ts';
import { readFavorites, readReadingProgress, readSources, type SourceRow } from '#server/domain/sources/read/readSources.ts';
import { timeLeft } from '#server/domain/processing/timeLeft.ts';
import { builder } from '../base/builder.ts';
import { Collection, collectionOf } from '../collections/Collection.ts';
import type { GraphQLContext } from '../base/context.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { viewerMay } from '../base/viewerMay.ts';
import { Space, spaceOf } from '../spaces/Space.ts';
import { htmlToShow } from './htmlToShow.ts';
import { ModelUseType } from './ModelUse.ts';
import { FailureCode, ProcessingEvent, SourceStatus, SourceType } from '../processing/ProcessingEvent.ts';
import { SourceProgressType } from './SourceProgress.ts';
import { SourceAdaptation, SourceDetailsType, SourceTable } from './SourceDetails.ts';
import { textOf } from './sourceTexts.ts';
import { Tag } from './Tag.ts';
import { TextPicture } from './TextPicture.ts';

const SourceFailure = builder
  .objectRef<{ failureCode: NonNullable<typeof FailureCode.$inferType>; failureMessage: string | null }>('SourceFailure')
  .implement({
    description: 'Why a source has failed.',
    fields: (t) => ({
      code: t.field({ type: FailureCode, description: 'For programs.', resolve: ({ failureCode }) => failureCode }),
      message: t.string({ description: 'For people: what happened and what to do.', resolve: ({ failureMessage }) => failureMessage ?? '' }),
    }),
  });

/** A source that the reader may see, by its id. */
export const loadSource = byId(readSources);

const favorites = byId(readFavorites);
const readingProgress = byId(readReadingProgress);
const processingLogs = byId(({ db }, ids) => readProcessingLogs(db, ids));
const timeLeftOf = byId(timeLeft);

export const Source = builder.objectRef<SourceRow>('Source').implement({
  description: 'Something kept: a link, a file, pasted text or a note.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `source_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Source', id) }),
    space: t.field({ type: Space, description: 'The space it lies in.', resolve: ({ spaceId, access }, _args, ctx, info) => spaceOf(ctx, info, spaceId, access) }),
    collection: t.field({
      type: Collection,
      nullable: true,
      description: 'The collection it lies in; null when it lies in none.',
      resolve: ({ collectionId, collectionName, spaceId }, _args, ctx, info) =>
        collectionId === null ? null : collectionOf(ctx, info, { id: collectionId, spaceId, ...(collectionName !== null && { name: collectionName }) }),
    }),
    type: t.expose('type', { type: SourceType, description: 'What kind of thing it is.' }),
    status: t.expose('status', { type: SourceStatus, description: 'How far its processing is.' }),
    title: t.exposeString('title', { description: 'The title of the page, the file name, or what a person wrote.' }),
    sourceUrl: t.exposeString('sourceUrl', { nullable: true, description: 'The address of a link, as it was given.' }),
    canonicalUrl: t.exposeString('canonicalUrl', { nullable: true, description: 'The address the page names as its own.' }),
    domain: t.exposeString('domain', { nullable: true, description: 'The host of a link without `www.`, such as `example.org`.' }),
    siteName: t.exposeString('siteName', { nullable: true, description: 'The name of the site.' }),
    author: t.exposeString('author', { nullable: true, description: 'Who wrote it, as the page says.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true, description: 'When it was published, as the page says.' }),
    language: t.exposeString('language', { nullable: true, description: 'Its language as a BCP 47 tag, such as `en`.' }),
    imageUrl: t.exposeString('imageUrl', { nullable: true, description: 'The address of its lead picture.' }),
    faviconUrl: t.string({
      nullable: true,
      description: 'Where the icon of its site is: a path on this server that is good for an hour, for you alone. Null when none was kept, and in the trash.',
      resolve: ({ id, faviconUrl, status, trashedAt }, _args, ctx) => (faviconUrl !== null && status === 'COMPLETED' && !trashedAt ? (ctx.fileAddress('FAVICON', id)?.path ?? null) : null),
    }),
    excerpt: t.exposeString('excerpt', { nullable: true, description: 'Its beginning, at most 300 characters; of notes and pasted text line by line, points of lists after "• ".' }),
    wordCount: t.exposeInt('wordCount', { nullable: true, description: 'How many words its text has.' }),
    readingMinutes: t.exposeInt('readingMinutes', { nullable: true, description: 'How long reading it takes, in minutes.' }),
    fileName: t.exposeString('fileName', { nullable: true, description: 'The name of a file.' }),
    mimeType: t.exposeString('mimeType', { nullable: true, description: 'Its media type, such as `text/html`.' }),
    size: t.exposeFloat('size', { nullable: true, description: 'Its size in bytes.' }),
    table: t.field({
      type: SourceTable,
      nullable: true,
      description: 'The size and the beginning of a file of comma-separated values; null for all others. Cheap in lists.',
      resolve: ({ table }) => readTableDetails(table),
    }),
    uploadPath: t.string({
      nullable: true,
      description: 'Where the bytes of a file go, with PUT and the same credential: a path on this server. Null once they are there.',
      resolve: ({ id, status }) => (status === 'UPLOADING' ? `/vault/api/v1/sources/${encodePublicId('Source', id)}/content` : null),
    }),
    pageUploadPath: t.string({
      nullable: true,
      description:
        'Where a link is given its page (as HTML, MHTML, PDF or plain text, at most 50 MB; say which by Content-Type), with PUT and the same credential: a path on this server. ' +
        'It is read from then on instead of what the address answers, until DELETE there. Null for what is no link, and in the trash.',
      resolve: ({ id, type, trashedAt }) => (type === 'URI' && !trashedAt ? `/vault/api/v1/sources/${encodePublicId('Source', id)}/page` : null),
    }),
    isPageGiven: t.boolean({
      description: 'Whether its text comes from a page that somebody handed in, not from its address.',
      resolve: ({ artefacts }) => artefacts.includes('PAGE'),
    }),
    contentUrl: t.string({
      nullable: true,
      description:
        'Where your browser shows the bytes of a file, such as a picture or a PDF, or of the file a link leads to: a path on this server that is good for an hour, for you alone. ' +
        'What could run something comes as a download. Null when there are no bytes, and in the trash.',
      resolve: (source, _args, ctx) => (source.trashedAt || !hasBytes(source) ? null : ctx.fileAddress('VIEW', source.id)?.path),
    }),
    downloadUrl: t.string({
      nullable: true,
      description:
        'Where your browser saves it: a file as it is, anything else as Markdown. A path on this server that is good for ten minutes, for you alone. Null when there is nothing to save yet, and in the trash.',
      resolve: (source, _args, ctx) => {
        const { id, type, wordCount, trashedAt } = source;
        const isThere = hasBytes(source) || type === 'NOTE' || type === 'CONTENT' || wordCount !== null;
        return isThere && !trashedAt ? ctx.fileAddress('DOWNLOAD', id)?.path : null;
      },
    }),
    note: t.exposeString('note', { description: 'What a person noted about it; may be empty.' }),
    isFavorite: t.boolean({
      description: 'Whether it is one of your favorites.',
      resolve: ({ id, isFavorite }, _args, ctx) => isFavorite ?? favorites(ctx, id).then((favorite = false) => favorite),
    }),
    readingProgress: t.float({
      nullable: true,
      description: 'How much of it you have read, 0 to 1; null until you begin.',
      resolve: ({ id }, _args, ctx) => readingProgress(ctx, id),
    }),
    failure: t.field({
      type: SourceFailure,
      nullable: true,
      description: 'Why it failed; null unless the status is FAILED.',
      resolve: ({ failureCode, failureMessage }) => (failureCode === null ? null : { failureCode, failureMessage }),
    }),
    isDone: t.boolean({
      description: 'Whether somebody is done with it: in no collection it is kept, but no longer in the Inbox.',
      resolve: ({ doneAt }) => doneAt !== null,
    }),
    tags: t.field({ type: [Tag], description: 'Its tags, by name.', resolve: ({ tags }) => tags }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When a person last changed it; when it was added, if nobody did.' }),
    trashedAt: t.expose('trashedAt', { type: 'DateTime', nullable: true, description: 'When it was put into the trash; null when it is not there.' }),
    originalContent: t.string({
      nullable: true,
      description: 'Pasted text or a note as it was given.',
      resolve: ({ id }, _args, ctx) => textOf(ctx, id, 'originalContent'),
    }),
    details: t.field({
      type: SourceDetailsType,
      description: 'What its kind knows of itself: pages, size of a picture, outline, …',
      resolve: async ({ id }, _args, ctx) => readDetails(await textOf(ctx, id, 'details')),
    }),
    adaptation: t.field({
      type: SourceAdaptation,
      nullable: true,
      description: 'How `processedContent` differs from `readerContent`; null where it does not.',
      resolve: async ({ id }, _args, ctx) => readDetails(await textOf(ctx, id, 'details')).adapted,
    }),
    thumbnailUrl: t.string({
      nullable: true,
      description: 'Where a small picture of it is, for cards: a path on this server that is good for an hour, for you alone.',
      resolve: (source, _args, ctx) => addressOf(ctx, source, 'THUMBNAIL'),
    }),
    previewUrl: t.string({
      nullable: true,
      description: 'Where a picture of it is (its first page, its cover, itself): a path on this server that is good for an hour, for you alone.',
      resolve: (source, _args, ctx) => addressOf(ctx, source, 'PREVIEW'),
    }),
    snapshotUrl: t.string({
      nullable: true,
      description: 'Where the page is as it was when it was fetched, without scripts: a path on this server that is good for an hour, for you alone.',
      resolve: (source, _args, ctx) => addressOf(ctx, source, 'SNAPSHOT'),
    }),
    screenshotUrl: t.string({
      nullable: true,
      description: 'Where a picture (WebP) is of what one sees of the page first: a path on this server that is good for an hour, for you alone. Null unless it was read in a browser, and in the trash.',
      resolve: (source, _args, ctx) => shownAddressOf(ctx, source, 'SCREENSHOT'),
    }),
    fullScreenshotUrl: t.string({
      nullable: true,
      description: 'The same of all of the page, from its beginning; of a very tall one as far as 12,000 pixels.',
      resolve: (source, _args, ctx) => shownAddressOf(ctx, source, 'FULL_SCREENSHOT'),
    }),
    printUrl: t.string({
      nullable: true,
      description: 'Where the page is as a browser prints it (PDF, at most 60 pages), likewise.',
      resolve: (source, _args, ctx) => shownAddressOf(ctx, source, 'PRINT'),
    }),
    readsInBrowser: t.exposeBoolean('readsInBrowser', { description: 'Whether somebody has asked that it is read in a browser (`inBrowser` of `reprocessSources`). Without, that is done for pages that are built by their scripts.' }),
    viewerCanReadInBrowser: t.boolean({
      description: 'Whether you may have it read in a browser: it is a link that you may change, and this vault has a browser.',
      resolve: async ({ type, trashedAt, spaceId, access }, _args, ctx, info) => type === 'URI' && !trashedAt && ctx.hasBrowser === true && (await viewerMay(ctx, info, 'source.edit', spaceId, access)),
    }),
    readerContent: t.string({
      nullable: true,
      description: '`processedContent` before it was shortened, rewritten or translated; the same where nothing was.',
      resolve: ({ id }, _args, ctx) => htmlToShow(ctx, id, 'readerContent', 'processedContent'),
    }),
    processedContent: t.string({
      nullable: true,
      description: 'The readable text as sanitised HTML, in the length and language that the settings of the space want: no scripts, styles, frames or forms. Its pictures are paths on this server, good for an hour, for you alone; those that were not kept have no `src`. `data-from` says where they were.',
      resolve: ({ id }, _args, ctx) => htmlToShow(ctx, id, 'processedContent'),
    }),
    pictures: t.field({
      type: [TextPicture],
      description: 'The pictures of its text that are stored here, at most 200: what the text calls each, and where it is.',
      resolve: async ({ id }, _args, ctx) => (await textOf(ctx, id, 'pictures')).map(({ id: pictureId, url }) => ({ address: url, url: ctx.fileAddress('PICTURE', pictureId)?.path ?? null })),
    }),
    plainText: t.string({
      nullable: true,
      description: 'The readable text without markup.',
      args: { first: t.arg.int({ description: 'Only so many characters of its beginning, at least 1; left out: all of it.' }) },
      resolve: async ({ id }, { first }, ctx) => {
        const text = await textOf(ctx, id, 'plainText');
        return typeof first === 'number' ? text?.slice(0, Math.max(1, first)) : text;
      },
    }),
    markdown: t.string({ nullable: true, description: 'The readable text as Markdown.', resolve: ({ id }, _args, ctx) => textOf(ctx, id, 'markdown') }),
    summary: t.string({ nullable: true, description: 'A summary, when the space wants one.', resolve: ({ id }, _args, ctx) => textOf(ctx, id, 'summary') }),
    progress: t.field({
      type: SourceProgressType,
      nullable: true,
      description: 'How far its processing is; null unless it is PENDING or PROCESSING.',
      resolve: ({ presentRun }) => (presentRun === null ? null : progressOf(presentRun)),
    }),
    processingMsLeft: t.int({
      nullable: true,
      description:
        'In about how many milliseconds its processing will be over, as of now, judged by the last sources of the same kind in its space. ' +
        'Null when it is not PROCESSING, and when nobody can tell: too few went before, they took too differently, or it takes longer than they did.',
      resolve: ({ id }, _args, ctx) => timeLeftOf(ctx, id),
    }),
    processingLog: t.field({
      type: [ProcessingEvent],
      description: 'What happened to it, stage by stage, oldest first; at most the newest 200. `progress` is less work for lists.',
      resolve: async ({ id }, _args, ctx) => (await processingLogs(ctx, id)) ?? [],
    }),
    modelUses: t.field({
      type: [ModelUseType],
      description: 'What its processing has cost: tokens and money by stage and model. Empty when no model was asked.',
      resolve: async ({ id }, _args, ctx) => sumOfAnswers(await textOf(ctx, id, 'modelAnswers')),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether you may change, move and delete it.',
      resolve: ({ spaceId, access }, _args, ctx, info) => viewerMay(ctx, info, 'source.edit', spaceId, access),
    }),
  }),
});
registerNode('Source', readSources);

function addressOf(ctx: GraphQLContext, { id, artefacts }: SourceRow, kind: 'THUMBNAIL' | 'PREVIEW' | 'SNAPSHOT'): string | null {
  return artefacts.includes(kind) ? (ctx.fileAddress(kind, id)?.path ?? null) : null;
}

function shownAddressOf(ctx: GraphQLContext, { id, artefacts, trashedAt }: SourceRow, kind: 'SCREENSHOT' | 'FULL_SCREENSHOT' | 'PRINT'): string | null {
  return artefacts.includes(kind) && !trashedAt ? (ctx.fileAddress(kind, id)?.path ?? null) : null;
}

/** The bytes of a file, or those that a link led to. */
const hasBytes = ({ blobHash, artefacts }: SourceRow) => blobHash !== null || artefacts.includes('ORIGINAL');
