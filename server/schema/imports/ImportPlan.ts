import { countOutcomes, type ImportPlanRow, type OutcomeCount, type PlannedCollection, readFilledCollections, readImportPlans, readPlannedCollections } from '#server/domain/imports/readImports.ts';
import { builder } from '../base/builder.ts';
import { loadNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { Collection, loadCollection } from '../collections/Collection.ts';
import { Job } from '../runs/Job.ts';
import { PromptFormat } from '../prompts/promptDownloads.ts';
import { ImportFormat } from './ImportFormat.ts';
import { ImportRowOutcome } from './ImportRow.ts';

const ImportPlanCollection = builder.objectRef<PlannedCollection>('ImportPlanCollection').implement({
  description: 'A collection in the file of an import.',
  fields: (t) => ({
    collection: t.field({
      type: Collection,
      nullable: true,
      description: 'The one it is or becomes; null before approval when it is new, and in a file of prompts.',
      resolve: ({ collectionId }, _args, ctx) => (collectionId === null ? null : loadCollection(ctx, collectionId)),
    }),
    path: t.stringList({ description: 'Its name behind those above it.', resolve: ({ path }) => [...path] }),
    rowCount: t.exposeInt('rowCount', { description: 'How many rows lie directly in it.' }),
  }),
});

const ImportCount = builder.objectRef<OutcomeCount>('ImportCount').implement({
  description: 'How many rows have one outcome.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many.' }),
    outcome: t.expose('outcome', { type: ImportRowOutcome, description: 'Which outcome.' }),
  }),
});

const collectionsOf = byId(readPlannedCollections);
const countsOf = byId(countOutcomes);
const planOf = byId(readImportPlans);
const filledBy = byId(readFilledCollections);

const ImportPlan = builder.objectRef<ImportPlanRow>('ImportPlan').implement({
  description: 'What the file of an import holds.',
  fields: (t) => ({
    collections: t.field({
      type: [ImportPlanCollection],
      description: 'The tree of the file, depth first; at most 2,000. Same names under different parents stay apart.',
      resolve: async ({ jobId }, _args, ctx) => (await collectionsOf(ctx, jobId)) ?? [],
    }),
    counts: t.field({ type: [ImportCount], description: 'How many rows have which outcome; together they are all rows.', resolve: async ({ jobId }, _args, ctx) => (await countsOf(ctx, jobId)) ?? [] }),
    format: t.expose('format', { type: ImportFormat, description: 'What the file turned out to be.' }),
    promptFormat: t.field({ type: PromptFormat, nullable: true, description: 'As what prompts stand in it; null unless it is a file of prompts.', resolve: ({ promptFormat }) => promptFormat }),
    lostFields: t.stringList({ description: 'Fields of the file that have no place here, such as `read_later`. Empty: nothing is lost.', resolve: ({ lostFields }) => [...lostFields] }),
  }),
});

builder.objectField(Job, 'importPlan', (t) =>
  t.field({
    type: ImportPlan,
    nullable: true,
    description: 'What the file holds; null unless it is an import that has been looked through.',
    resolve: ({ id }, _args, ctx) => planOf(ctx, id),
  }),
);

// Imports are the only jobs that fill one thing so far.
builder.objectField(Job, 'result', (t) =>
  t.field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description: 'What it made or filled, when that is one thing: the collection that an import was told to fill. Null until there is something, and when it is gone.',
    resolve: async ({ id }, _args, ctx) => {
      const filled = await filledBy(ctx, id);
      return filled ? loadNode(ctx, filled) : null;
    },
  }),
);
