import { encodePublicId } from '#server/domain/publicId.ts';
import type { SmartFilter } from '#server/domain/smartCollections/smartFilter.ts';
import { countFound, listSmartCollections, readMissingTags, readSmartCollections, type SmartCollectionRow } from '#server/domain/smartCollections/readSmartCollections.ts';
import { Collection, loadCollection } from '../collections/Collection.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byRow } from '../base/perOperation.ts';
import { FailureCode, SourceStatus, SourceType } from '../processing/ProcessingEvent.ts';
import { Space, spaceOf } from '../spaces/Space.ts';

/** A smart collection that the reader may see, by its id. */
export const loadSmartCollection = byId(readSmartCollections);

const smartCollectionsOf = byId(listSmartCollections);
const missingTagsOf = byRow<SmartCollectionRow, string[]>(({ db }, rows) => readMissingTags(db, rows));
const countOf = byRow<SmartCollectionRow, number>(countFound);

const SmartCollectionFilter = builder.objectRef<SmartFilter>('SmartCollectionFilter').implement({
  description: 'What a smart collection looks for, in the words of `SourceFilter`; null for what it leaves open.',
  fields: (t) => ({
    text: t.string({ nullable: true, description: 'What one types into a search field.', resolve: ({ text }) => text }),
    types: t.field({ type: [SourceType], nullable: true, description: 'Of one of these types.', resolve: ({ types }) => types }),
    statuses: t.field({ type: [SourceStatus], nullable: true, description: 'In one of these statuses.', resolve: ({ statuses }) => statuses }),
    failureCodes: t.field({ type: [FailureCode], nullable: true, description: 'Failed for one of these reasons.', resolve: ({ failureCodes }) => failureCodes }),
    tags: t.stringList({ nullable: true, description: 'With at least one of these tags (`tags.any`).', resolve: ({ tags }) => tags?.any }),
    createdAfter: t.field({ type: 'DateTime', nullable: true, description: 'Added at this moment or later.', resolve: ({ createdAfter }) => createdAfter }),
    createdBefore: t.field({ type: 'DateTime', nullable: true, description: 'Added before this moment.', resolve: ({ createdBefore }) => createdBefore }),
    createdWithinDays: t.int({ nullable: true, description: 'Added in so many days before now.', resolve: ({ createdWithinDays }) => createdWithinDays }),
    minSizeKB: t.float({ nullable: true, description: 'Of at least so many kilobytes (`sizeKB.min`).', resolve: ({ sizeKB }) => sizeKB?.min }),
    maxSizeKB: t.float({ nullable: true, description: 'Of at most so many kilobytes (`sizeKB.max`).', resolve: ({ sizeKB }) => sizeKB?.max }),
    favorites: t.boolean({ description: 'Whether only the favorites of whoever looks are wanted.', resolve: ({ favorites }) => favorites === true }),
    recent: t.boolean({ description: 'Whether only what was added in the last 7 days is wanted.', resolve: ({ recent }) => recent === true }),
    collectionId: t.id({
      nullable: true,
      description: 'Only what lies in this collection, which may be deleted: then nothing is found until it is restored.',
      resolve: ({ collection }) => (collection?.id ? encodePublicId('Collection', collection.id) : null),
    }),
    collection: t.field({
      type: Collection,
      nullable: true,
      description: 'That collection; null when it is deleted.',
      resolve: ({ collection }, _args, ctx) => (collection?.id ? loadCollection(ctx, collection.id) : null),
    }),
    includeDescendants: t.boolean({ description: 'Whether what lies in the collections below it is wanted, too.', resolve: ({ includeDescendants }) => includeDescendants === true }),
    withoutCollection: t.boolean({ description: 'Whether only the Inbox is wanted.', resolve: ({ withoutCollection }) => withoutCollection === true }),
  }),
});

export const SmartCollection = builder.objectRef<SmartCollectionRow>('SmartCollection');

SmartCollection.implement({
  description: 'A filter of sources that a space has given a name, for all its members. Nothing lies in it: what it finds is looked up whenever it is opened.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `smartcollection_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('SmartCollection', id) }),
    name: t.exposeString('name', { description: 'At most 200 characters.' }),
    space: t.field({ type: Space, description: 'The space whose sources it looks through.', resolve: ({ spaceId }, _args, ctx, info) => spaceOf(ctx, info, spaceId) }),
    filter: t.field({ type: SmartCollectionFilter, description: 'What it looks for.', resolve: ({ filter }) => filter }),
    missingTags: t.stringList({
      description: 'Those of the tags it looks for that no source outside the trash carries: they were deleted or renamed, or nothing has them any more or yet.',
      resolve: async (row, _args, ctx) => (await missingTagsOf(ctx, row)) ?? [],
    }),
    sourceCount: t.int({
      description: 'How many sources it finds for you. Up to 1,000 are counted.',
      resolve: async (row, _args, ctx) => (await countOf(ctx, row)) ?? 0,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved first.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When its name or filter last changed.' }),
  }),
});
registerNode('SmartCollection', readSmartCollections);

builder.objectField(Space, 'smartCollections', (t) =>
  t.field({
    type: [SmartCollection],
    description: 'Its smart collections by name, at most 100.',
    resolve: async ({ id }, _args, ctx) => (await smartCollectionsOf(ctx, id)) ?? [],
  }),
);
