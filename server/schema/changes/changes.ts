import { readChangePosition, readChanges } from '#server/domain/changes/readChanges.ts';
import { InvalidInputError } from '#server/domain/errors.ts';
import { builder } from '../base/builder.ts';
import { pageSizes } from '../base/pageSizes.ts';
import { Viewer } from '../viewer/Viewer.ts';
import { Change, ChangeKindEnum, toChangeFilter } from './Change.ts';

const ChangeEdge = builder.edgeObject({ type: Change, name: 'ChangeEdge', description: 'A change in a list.' });
const ChangeConnection = builder.connectionObject({ type: Change, name: 'ChangeConnection', description: 'A page of changes, oldest first.' }, ChangeEdge);

builder.objectFields(Viewer, (t) => ({
  changePosition: t.string({
    description: 'The position of now in your change feed. Who reads lists first: read it BEFORE them, then go on with `changes(after:)`.',
    resolve: (_viewer, _args, ctx) => readChangePosition(ctx),
  }),
  changes: t.field({
    type: ChangeConnection,
    description:
      'What changed after a position, oldest first. Without `after`: everything there is, which makes a whole first copy. Something that changed several times stands where it last changed. A space you joined comes with all that is in it; one you left as one tombstone of kind SPACE. Positions are good for 30 days, then POSITION_EXPIRED at the top level: begin without `after`.',
    args: {
      after: t.arg.string({ description: 'Continue after this cursor (`pageInfo.endCursor` of the page before).' }),
      first: t.arg.int({ description: 'How many from the start, at most 100; 20 unless told.' }),
      kinds: t.arg({ type: [ChangeKindEnum], description: 'Only of these kinds; left out: all.' }),
      spaceId: t.arg.id({ description: 'Only of this space; left out: all your spaces.' }),
    },
    resolve: async (_viewer, { after, first, ...filter }, ctx) => {
      const size = first ?? pageSizes.defaultSize;
      if (size < 0) throw new InvalidInputError([{ path: 'first', message: 'Not below 0.', code: 'TOO_SMALL', limit: 0 }]);
      const { changes, hasMore, position } = await readChanges(ctx, after ?? undefined, toChangeFilter(filter), Math.min(size, pageSizes.maxSize));
      const pageInfo = { hasNextPage: hasMore, hasPreviousPage: typeof after === 'string', startCursor: changes[0]?.cursor ?? null, endCursor: position };
      return { edges: changes.map((node) => ({ cursor: node.cursor, node })), pageInfo };
    },
  }),
}));
