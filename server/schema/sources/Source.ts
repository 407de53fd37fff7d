import { may } from '#server/domain/access/authorize.ts';
import { visibleInSpace } from '#server/domain/access/visible.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { readDetails } from '#server/domain/processing/details.ts';
import { timeLeft } from '#server/domain/processing/timeLeft.ts';
import { builder } from '../builder.ts';
import type { GraphQLContext } from '../context.ts';
import { readsOnly } from '../loadedColumns.ts';
import { byId } from '../perOperation.ts';
import { htmlToShow } from './htmlToShow.ts';
import { ModelUseType, modelUsesOf } from './ModelUse.ts';
import { FailureCode, ProcessingEvent, SourceStatus, SourceType } from './processing.ts';
import { SourceAdaptation, SourceDetailsType } from './SourceDetails.ts';
import { Tag } from './Tag.ts';

const SourceFailure = builder
  .objectRef<{ failureCode: NonNullable<typeof FailureCode.$inferType>; failureMessage: string | null }>('SourceFailure')
  .implement({
    description: 'Why a source has failed.',
    fields: (t) => ({
      code: t.field({ type: FailureCode, description: 'For programs.', resolve: ({ failureCode }) => failureCode }),
      message: t.string({ description: 'For people: what happened and what to do.', resolve: ({ failureMessage }) => failureMessage ?? '' }),
    }),
  });

export const Source = builder.prismaNode('Source', {
  description: 'Something kept: a link, a file, pasted text or a note.',
  id: { field: 'id', description: 'The public id, such as `source_01h455vb4pex5vsknk084sn02q`.' },
  select: { id: true, spaceId: true },
  nullable: true,
  findUnique: (id, ctx) => ({ id, AND: [visibleInSpace(ctx.actor)] }),
  fields: (t) => ({
    space: t.relation('space', { description: 'The space it lies in.' }),
    collection: t.relation('collection', { nullable: true, description: 'The collection it lies in; null when it lies in none.' }),
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
      extensions: readsOnly('faviconUrl', 'status', 'trashedAt'),
      select: { faviconUrl: true, status: true, trashedAt: true },
      resolve: ({ id, faviconUrl, status, trashedAt }, _args, ctx) => (faviconUrl !== null && status === 'COMPLETED' && !trashedAt ? (ctx.fileAddress('FAVICON', id)?.path ?? null) : null),
    }),
    excerpt: t.exposeString('excerpt', { nullable: true, description: 'Its beginning, at most 300 characters; of notes and pasted text line by line, points of lists after "• ".' }),
    wordCount: t.exposeInt('wordCount', { nullable: true, description: 'How many words its text has.' }),
    readingMinutes: t.exposeInt('readingMinutes', { nullable: true, description: 'How long reading it takes, in minutes.' }),
    fileName: t.exposeString('fileName', { nullable: true, description: 'The name of a file.' }),
    mimeType: t.exposeString('mimeType', { nullable: true, description: 'Its media type, such as `text/html`.' }),
    size: t.float({
      nullable: true,
      description: 'Its size in bytes.',
      extensions: readsOnly('size'),
      select: { size: true },
      resolve: ({ size }) => (size === null ? null : Number(size)),
    }),
    uploadPath: t.string({
      nullable: true,
      description: 'Where the bytes of a file go, with PUT and the same credential: a path on this server. Null once they are there.',
      select: { status: true },
      resolve: ({ id, status }) => (status === 'UPLOADING' ? `/vault/api/v1/sources/${encodePublicId('Source', id)}/content` : null),
    }),
    contentUrl: t.string({
      nullable: true,
      description:
        'Where your browser shows the bytes of a file, such as a picture or a PDF, or of the file a link leads to: a path on this server that is good for an hour, for you alone. ' +
        'What could run something comes as a download. Null when there are no bytes, and in the trash.',
      select: { blobHash: true, trashedAt: true, artefacts },
      resolve: (source, _args, ctx) => (source.trashedAt || !hasBytes(source) ? null : ctx.fileAddress('VIEW', source.id)?.path),
    }),
    downloadUrl: t.string({
      nullable: true,
      description:
        'Where your browser saves it: a file as it is, anything else as Markdown. A path on this server that is good for ten minutes, for you alone. Null when there is nothing to save yet, and in the trash.',
      select: { type: true, blobHash: true, wordCount: true, trashedAt: true, artefacts },
      resolve: (source, _args, ctx) => {
        const { id, type, wordCount, trashedAt } = source;
        const isThere = hasBytes(source) || type === 'NOTE' || type === 'CONTENT' || wordCount !== null;
        return isThere && !trashedAt ? ctx.fileAddress('DOWNLOAD', id)?.path : null;
      },
    }),
    note: t.exposeString('note', { description: 'What a person noted about it; may be empty.' }),
    isFavorite: t.boolean({
      description: 'Whether it is one of your favorites.',
      extensions: readsOnly('favorites'),
      select: (_args, ctx) => ({
        favorites: { where: { userId: ctx.actor.kind === 'user' ? ctx.actor.userId : noUser }, select: { userId: true } },
      }),
      resolve: ({ favorites }) => favorites.length > 0,
    }),
    readingProgress: t.float({
      nullable: true,
      description: 'How much of it you have read, 0 to 1; null until you begin.',
      select: (_args, ctx) => ({
        progress: { where: { userId: ctx.actor.kind === 'user' ? ctx.actor.userId : noUser }, select: { progress: true } },
      }),
      resolve: ({ progress: [mine] }) => mine?.progress,
    }),
    failure: t.field({
      type: SourceFailure,
      nullable: true,
      description: 'Why it failed; null unless the status is FAILED.',
      extensions: readsOnly('failureCode', 'failureMessage'),
      select: { failureCode: true, failureMessage: true },
      resolve: ({ failureCode, failureMessage }) => (failureCode === null ? null : { failureCode, failureMessage }),
    }),
    tags: t.field({
      type: [Tag],
      description: 'Its tags, by name.',
      extensions: readsOnly('tags'),
      select: (_args, _ctx, nested) => ({ tags: { select: { tag: nested(true) }, orderBy: { tag: { key: 'asc' } } } }) as never,
      resolve: (source) => (source as unknown as { tags: { tag: never }[] }).tags.map(({ tag }) => tag),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When a person last changed it; when it was added, if nobody did.' }),
    trashedAt: t.expose('trashedAt', { type: 'DateTime', nullable: true, description: 'When it was put into the trash; null when it is not there.' }),
    originalContent: t.string({
      nullable: true,
      description: 'Pasted text or a note as it was given.',
      select: { text: { select: { originalContent: true } } },
      resolve: ({ text }) => text?.originalContent,
    }),
    details: t.field({
      type: SourceDetailsType,
      description: 'What its kind knows of itself: pages, size of a picture, outline, …',
      extensions: readsOnly('details'),
      select: { details: true },
      resolve: ({ details }) => readDetails(details),
    }),
    adaptation: t.field({
      type: SourceAdaptation,
      nullable: true,
      description: 'How `processedContent` differs from `readerContent`; null where it does not.',
      extensions: readsOnly('details'),
      select: { details: true },
      resolve: ({ details }) => readDetails(details).adapted,
    }),
    thumbnailUrl: t.string({
      nullable: true,
      description: 'Where a small picture of it is, for cards: a path on this server that is good for an hour, for you alone.',
      extensions: readsOnly('artefacts'),
      select: { artefacts },
      resolve: (source, _args, ctx) => addressOf(ctx, source, 'THUMBNAIL'),
    }),
    previewUrl: t.string({
      nullable: true,
      description: 'Where a picture of it is (its first page, its cover, itself): a path on this server that is good for an hour, for you alone.',
      extensions: readsOnly('artefacts'),
      select: { artefacts },
      resolve: (source, _args, ctx) => addressOf(ctx, source, 'PREVIEW'),
    }),
    snapshotUrl: t.string({
      nullable: true,
      description: 'Where the page is as it was when it was fetched, without scripts: a path on this server that is good for an hour, for you alone.',
      extensions: readsOnly('artefacts'),
      select: { artefacts },
      resolve: (source, _args, ctx) => addressOf(ctx, source, 'SNAPSHOT'),
    }),
    readerContent: t.string({
      nullable: true,
      description: '`processedContent` before it was shortened, rewritten or translated; the same where nothing was.',
      select: { text: { select: { readerContent: true, processedContent: true } } },
      resolve: ({ id, text }, _args, ctx) => htmlToShow(ctx, id, text?.readerContent ?? text?.processedContent ?? null),
    }),
    processedContent: t.string({
      nullable: true,
      description: 'The readable text as sanitised HTML, in the length and language that the settings of the space want: no scripts, styles, frames or forms. Its pictures are paths on this server, good for an hour, for you alone; those that were not kept have no `src`. `data-from` says where they were.',
      select: { text: { select: { processedContent: true } } },
      resolve: ({ id, text }, _args, ctx) => htmlToShow(ctx, id, text?.processedContent ?? null),
    }),
    plainText: t.string({
      nullable: true,
      description: 'The readable text without markup.',
      args: { first: t.arg.int({ description: 'Only so many characters of its beginning, at least 1; left out: all of it.' }) },
      select: { text: { select: { plainText: true } } },
      resolve: ({ text }, { first }) => (typeof first === 'number' ? text?.plainText?.slice(0, Math.max(1, first)) : text?.plainText),
    }),
    markdown: t.string({
      nullable: true,
      description: 'The readable text as Markdown.',
      select: { text: { select: { markdown: true } } },
      resolve: ({ text }) => text?.markdown,
    }),
    summary: t.string({
      nullable: true,
      description: 'A summary, when the space wants one.',
      select: { text: { select: { summary: true } } },
      resolve: ({ text }) => text?.summary,
    }),
    processingMsLeft: t.int({
      nullable: true,
      description:
        'In about how many milliseconds its processing will be over, as of now, judged by the last sources of the same kind in its space. ' +
        'Null when it is not PROCESSING, and when nobody can tell: too few went before, they took too differently, or it takes longer than they did.',
      resolve: async ({ id }, _args, ctx) => await timeLeftOf(ctx, id),
    }),
    processingLog: t.relation('events', {
      type: ProcessingEvent,
      description: 'What happened to it, stage by stage, oldest first; at most the newest 200.',
      query: { orderBy: [{ startedAt: 'asc' }, { id: 'asc' }], take: -200 },
    }),
    modelUses: t.field({
      type: [ModelUseType],
      description: 'What its processing has cost: tokens and money by stage and model. Empty when no model was asked.',
      select: { modelUses: { select: { stage: true, model: true, inputTokens: true, outputTokens: true, cost: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] } },
      resolve: ({ modelUses }) => modelUsesOf(modelUses),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether you may change, move and delete it.',
      resolve: ({ spaceId }, _args, ctx) => may(ctx, 'source.edit', spaceId),
    }),
  }),
});

const timeLeftOf = byId(timeLeft);

/** One selection for all its pictures: they are read together. */
const artefacts = { select: { kind: true } } as const;

interface Files {
  readonly id: string;
  readonly artefacts: readonly { readonly kind: string }[];
}

function addressOf(ctx: GraphQLContext, { id, artefacts: made }: Files, kind: 'THUMBNAIL' | 'PREVIEW' | 'SNAPSHOT'): string | null {
  return made.some((each) => each.kind === kind) ? (ctx.fileAddress(kind, id)?.path ?? null) : null;
}

/** The bytes of a file, or those that a link led to. */
const hasBytes = ({ blobHash, artefacts: made }: Files & { readonly blobHash: string | null }) =>
  blobHash !== null || made.some(({ kind }) => kind === 'ORIGINAL');

const noUser = '00000000-0000-0000-0000-000000000000';
