import { LimitReachedError } from '#server/domain/errors.ts';
import { createSpace } from '#server/domain/spaces/createSpace.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { withoutNulls } from '../base/withoutNulls.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Space } from './Space.ts';
import { givenSettings, SpaceSettingsInput } from './SpaceSettings.ts';

builder.relayMutationField(
  'createSpace',
  {
    description: 'A new space, owned by you.',
    inputFields: (t) => ({
      name: t.string({ required: true, description: 'At most 200 characters, such as `Research Lab`.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
      colour: t.int({ description: 'One of eight presets, 1 to 8; 5 (indigo) unless given.' }),
      settings: t.field({ type: SpaceSettingsInput, description: 'What is not given takes its default.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, LimitReachedError] },
    description: 'Creates a space and makes you its owner.',
    resolve: (_root, { input: { settings, ...input } }, ctx) =>
      createSpace(ctx, { ...withoutNulls(input), ...(settings && { settings: givenSettings(settings) }) }),
  },
  {
    description: 'The space that was created.',
    outputFields: (t) => ({
      space: t.field({ type: Space, description: 'The new space.', resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)) }),
    }),
  },
);
