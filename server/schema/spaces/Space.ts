import type { GraphQLResolveInfo } from 'graphql';
import type { SpaceAccess } from '#server/domain/context.ts';
import { budgetOf, spentTodayBySpace } from '#server/domain/models/budget.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { fileLimitsOf, storageUsedBySpace } from '#server/domain/sources/files/fileLimits.ts';
import { initialsOf } from '#server/domain/spaces/initials.ts';
import { readSpaces, type SpaceRow } from '#server/domain/spaces/readSpaces.ts';
import { readSpaceSettings } from '#server/domain/spaces/settings.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, orGone } from '../base/perOperation.ts';
import { rowOfId, selectsOnlyId } from '../base/selectedFields.ts';
import { countOf } from '../base/timeline.ts';
import { viewerMay } from '../base/viewerMay.ts';
import { ModelBudget } from './ModelBudget.ts';
import { SpaceFileLimits } from './SpaceFileLimits.ts';
import { SpaceSettingsRef } from './SpaceSettings.ts';

export const Role = builder.enumType('Role', {
  description: 'What a member may do in a space.',
  values: {
    OWNER: { description: 'Everything, also settings and members.' },
    EDITOR: { description: 'Add, change and delete collections and sources.' },
    VIEWER: { description: 'Read.' },
  } as const,
});

/** Spaces side by side are weighed together. */
const storage = byId(({ db }, spaceIds) => storageUsedBySpace(db, spaceIds));

/** What spaces side by side have spent is added up together. */
const spent = byId((ctx, spaceIds) => spentTodayBySpace(ctx.db, spaceIds, ctx.now()));

/** A space that the reader may see, by its id. */
export const loadSpace = byId(readSpaces);

/** Fields that read by the id what they answer. */
const readById = new Set(['sources', 'search', 'tree', 'treeVersion', 'inboxCount', 'unfiledCount', 'favoriteCount', 'existingSources', 'tags', 'tagsByUse', 'highlights', 'highlightsToReview', 'statistics', 'collectionCount', 'continueReading', 'activity', 'members']);

/** The space of something that the reader may see; not read where nothing is asked that needs it. @param access what the reader is there, if known */
export const spaceOf = (ctx: GraphQLContext, info: GraphQLResolveInfo, id: string, access: SpaceAccess | null = null) =>
  selectsOnlyId(info, readById) ? rowOfId<SpaceRow>({ id, access }) : orGone('Space', loadSpace(ctx, id));

export const Space = builder.objectRef<SpaceRow>('Space').implement({
  description: 'A workspace: collections and sources that its members share.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `space_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Space', id) }),
    name: t.exposeString('name', { description: 'At most 200 characters.' }),
    description: t.exposeString('description', { description: 'May be empty.' }),
    colour: t.exposeInt('colour', { description: 'One of eight presets, 1 to 8; 5 (indigo) unless chosen.' }),
    initials: t.string({
      description: 'First letters of the first and last words, or the first two letters of a single word, in capitals.',
      resolve: ({ name }) => initialsOf(name),
    }),
    settings: t.field({
      type: SpaceSettingsRef,
      description: 'What the space wants done with its sources.',
      resolve: ({ id, settings }, _args, ctx) => ({ spaceId: id, ...readSpaceSettings(settings, id, ctx.log) }),
    }),
    fileLimits: t.field({
      type: SpaceFileLimits,
      description: 'How large files may be here, and how much room is left.',
      resolve: async ({ id }, _args, ctx) => ({ ...fileLimitsOf(ctx), used: (await storage(ctx, id)) ?? 0 }),
    }),
    budget: t.field({
      type: ModelBudget,
      description: 'What it may spend on models today, and has spent.',
      resolve: async ({ id }, _args, ctx) => budgetOf(ctx, await spent(ctx, id)),
    }),
    archivedAt: t.expose('archivedAt', { type: 'DateTime', nullable: true, description: 'Since when it can only be read.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When its name, description, colour or settings last changed.' }),
    viewerRole: t.field({
      type: Role,
      nullable: true,
      description: 'Your role; null once you are no member any more.',
      resolve: async ({ id, access }, _args, ctx) => (access ?? (await ctx.roles.load(id)))?.role,
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether you may add, change and delete collections and sources here.',
      resolve: ({ id, access }, _args, ctx, info) => viewerMay(ctx, info, 'source.edit', id, access),
    }),
    viewerCanManage: t.boolean({
      description: 'Whether you may change settings and members.',
      resolve: ({ id, access }, _args, ctx, info) => viewerMay(ctx, info, 'space.manage', id, access),
    }),
  }),
});
registerNode('Space', readSpaces);

export const SpaceEdge = builder.edgeObject({ type: Space, name: 'SpaceEdge', description: 'A space in a list.' });
export const SpaceConnection = builder.connectionObject(
  {
    type: Space,
    name: 'SpaceConnection',
    description: 'A page of spaces.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many spaces the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  SpaceEdge,
);
