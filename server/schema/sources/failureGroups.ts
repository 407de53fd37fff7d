import { type FailureGroup as Group, readFailureGroups } from '#server/domain/sources/list/failureGroups.ts';
import { builder } from '../base/builder.ts';
import { byId } from '../base/perOperation.ts';
import { FailureCode } from '../processing/ProcessingEvent.ts';
import { Space } from '../spaces/Space.ts';
import { loadSource, Source } from './Source.ts';

const FailureGroup = builder.objectRef<Group>('FailureGroup').implement({
  description: 'The sources of a space that failed for one reason, without those in the trash.',
  fields: (t) => ({
    code: t.expose('code', { type: FailureCode, description: 'The reason. All of them are had by the filter `failureCodes`.' }),
    count: t.exposeInt('count', { description: 'How many there are.' }),
    newestSources: t.field({
      type: [Source],
      description: 'Those that were changed last, the last first: at most three.',
      resolve: async ({ newestIds }, _args, ctx) => (await Promise.all(newestIds.map((id) => loadSource(ctx, id)))).filter((source) => source !== undefined),
    }),
  }),
});

const groupsOf = byId(readFailureGroups);

builder.objectField(Space, 'failureGroups', (t) =>
  t.field({
    type: [FailureGroup],
    description: 'What could not be read, by the reason: the commonest first.',
    resolve: async ({ id }, _args, ctx) => (await groupsOf(ctx, id)) ?? [],
  }),
);
