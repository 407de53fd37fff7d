import { type AssistantNeed, countNeeds } from '#server/domain/assistant/countNeeds.ts';
import { builder } from '../base/builder.ts';
import { byId } from '../base/perOperation.ts';
import { AssistantAim } from '../ask/AssistantAim.ts';
import { Space } from '../spaces/Space.ts';

const AssistantNeedRef = builder.objectRef<AssistantNeed>('AssistantNeed').implement({
  description: 'Something that the assistant could look at.',
  fields: (t) => ({
    aim: t.expose('aim', { type: AssistantAim, description: 'What it could be asked for.' }),
    sourceCount: t.exposeInt('sourceCount', { description: 'How many sources it would look at; of more than 1,000, 1,000.' }),
  }),
});

const needsOf = byId(countNeeds);

builder.objectField(Space, 'assistantNeeds', (t) =>
  t.field({
    type: [AssistantNeedRef],
    description: 'What the assistant could put in order here, as far as it is known without reading texts; what there is nothing for is left out.',
    resolve: async ({ id }, _args, ctx) => (await needsOf(ctx, id)) ?? [],
  }),
);
