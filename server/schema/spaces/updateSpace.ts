import { uuidOf } from '#server/domain/publicId.ts';
import { updateSpace } from '#server/domain/spaces/updateSpace.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { withoutNulls } from '../base/withoutNulls.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Space } from './Space.ts';
import { givenSettings, SpaceSettingsInput } from './SpaceSettings.ts';

builder.relayMutationField(
  'updateSpace',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      spaceId: t.id({ required: true, description: 'Which space.' }),
      name: t.string({ description: 'At most 200 characters.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
      colour: t.int({ description: 'One of eight presets, 1 to 8.' }),
      settings: t.field({ type: SpaceSettingsInput, description: 'Only the settings that shall be different.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Changes the name, description, colour or settings of a space. Owners only.',
    resolve: (_root, { input: { spaceId, settings, ...input } }, ctx) =>
      updateSpace(ctx, uuidOf('Space', spaceId), { ...withoutNulls(input), ...(settings && givenSettings(settings)) }),
  },
  {
    description: 'The space as it is now.',
    outputFields: (t) => ({
      space: t.field({ type: Space, description: 'The space.', resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)) }),
    }),
  },
);
