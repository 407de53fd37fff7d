import { encodePublicId } from '#server/domain/publicId.ts';
import { readAdditions, type AdditionRow } from '#server/domain/sources/entries/readAdditions.ts';
import { countEntries, type EntryRow, entryCursor, readEntries, readEntryFacts, readEntryPages, type OriginRow } from '#server/domain/sources/entries/readEntries.ts';
import { builder } from '../base/builder.ts';
import { readCursorPage } from '../base/cursorPage.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { loadSource, Source } from './Source.ts';

const EntryFailure = builder.objectRef<{ readonly failureMessage: string | null }>('EntryFailure').implement({
  description: 'Why a file could not be taken out of another.',
  fields: (t) => ({ message: t.string({ description: 'For people: what happened and what to do.', resolve: ({ failureMessage }) => failureMessage ?? '' }) }),
});

const SourceEntry = builder.objectRef<EntryRow>('SourceEntry').implement({
  description: 'A file in an archive, something attached to a mail, or a mail in a mailbox. `addEntries` makes it a source of its own.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `entry_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('SourceEntry', id) }),
    name: t.exposeString('name', { description: 'Its path in there, without what cannot be seen; of a very long one the beginning and the end.' }),
    size: t.exposeFloat('size', { description: 'Its size in bytes, as the file says that it is in.' }),
    isEncrypted: t.exposeBoolean('isEncrypted', { description: 'Whether it is protected with a password: then it can be neither saved nor added.' }),
    failure: t.field({
      type: EntryFailure,
      nullable: true,
      description: 'Why it could not be taken out when that was tried last; null when it could, or was not tried.',
      resolve: (entry) => (entry.failureCode === null ? null : entry),
    }),
    source: t.field({
      type: Source,
      nullable: true,
      description: 'The source in the same space that has the same bytes: what it was added as, or what was there before. Null while there is none, and while it was never taken out.',
      resolve: ({ addedId }, _args, ctx) => (addedId === null ? null : loadSource(ctx, addedId)),
    }),
    downloadUrl: t.string({
      nullable: true,
      description: 'Where your browser saves it: a path on this server that is good for ten minutes, for you alone. Null when it is protected with a password, and in the trash.',
      resolve: ({ id, isEncrypted, isInTrash }, _args, ctx) => (isEncrypted || isInTrash ? null : ctx.fileAddress('ENTRY', id)?.path),
    }),
  }),
});
registerNode('SourceEntry', readEntries);

const SourceEntryEdge = builder.edgeObject({ type: SourceEntry, name: 'SourceEntryEdge', description: 'A file in another, in a list.' });
const SourceEntryConnection = builder.connectionObject(
  {
    type: SourceEntry,
    name: 'SourceEntryConnection',
    description: 'A page of what is in a source.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many there are that match. Counted only when asked for.', resolve: countOf }) }),
  },
  SourceEntryEdge,
);

const entryPages = byIdAndPage(readEntryPages);
const entryCounts = byIdAndPage(countEntries);
const entryFacts = byId(readEntryFacts);

builder.objectField(Source, 'entryCount', (t) =>
  t.int({ description: 'How many files are in it (`entries`); 0 for what is no archive, no mail and no mailbox.', resolve: async ({ id }, _args, ctx) => (await entryFacts(ctx, id))?.entryCount ?? 0 }),
);

builder.objectField(Source, 'entries', (t) =>
  t.connection(
    {
      type: SourceEntry,
      description: 'What is in it, in the order of its file: the files of an archive, what is attached to a mail, the mails of a mailbox. At most 20,000; an archive within it is one of them.',
      args: { search: t.arg.string({ description: 'Only those with this in their names, in any case.' }) },
      resolve: async ({ id }, { search, ...args }, ctx) => {
        const wanted = search ?? undefined;
        const { page, pageInfo } = await readCursorPage(args, async (asked) => ((await entryPages(ctx, { ...asked, search: wanted }, id)) ?? []).map((row) => ({ row, cursor: entryCursor(row) })));
        return { edges: page.map(({ row, cursor }) => ({ cursor, node: row })), pageInfo, count: async () => (await entryCounts(ctx, { search: wanted }, id)) ?? 0 };
      },
    },
    SourceEntryConnection,
    SourceEntryEdge,
  ),
);

const SourceOrigin = builder.objectRef<OriginRow>('SourceOrigin').implement({
  description: 'Where a source was taken out of.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What that one was called.' }),
    path: t.exposeString('path', { description: 'What it was called there.' }),
    source: t.field({
      type: Source,
      nullable: true,
      description: 'That one; null when it is gone, or when you may not see it.',
      resolve: ({ originId }, _args, ctx) => (originId === null ? null : loadSource(ctx, originId)),
    }),
  }),
});

builder.objectField(Source, 'origin', (t) =>
  t.field({
    type: SourceOrigin,
    nullable: true,
    description: 'Where it was taken out of: an archive, a mail or a mailbox. Null for all others.',
    resolve: async ({ id }, _args, ctx) => (await entryFacts(ctx, id))?.origin,
  }),
);

const EntryAddition = builder.objectRef<AdditionRow>('EntryAddition').implement({
  description: 'How far it is that files in a source are added as sources of their own.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'How many were asked for.' }),
    done: t.exposeInt('done', { description: 'How many are done.' }),
    added: t.exposeInt('added', { description: 'How many are new sources.' }),
    alreadyThere: t.exposeInt('alreadyThere', { description: 'How many the space had already, by their bytes: these were not added again.' }),
    refused: t.exposeInt('refused', { description: 'How many could not be added; `SourceEntry.failure` says why.' }),
    isOver: t.exposeBoolean('isOver', { description: 'Whether it has ended.' }),
    problem: t.exposeString('failureMessage', { nullable: true, description: 'Why it ended before all were done; null when it did not.' }),
  }),
});

const additions = byId(readAdditions);
builder.objectField(Source, 'entryAddition', (t) =>
  t.field({
    type: EntryAddition,
    nullable: true,
    description: 'The last time that you had files in it added, as long as that runs and for an hour after. `sourceStatusChanged` tells of its steps.',
    resolve: ({ id }, _args, ctx) => additions(ctx, id),
  }),
);
