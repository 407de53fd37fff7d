import { InvalidInputError, LimitReachedError } from '#server/domain/errors.ts';
import { createSpace } from '#server/domain/spaces/createSpace.ts';
import type { SpaceSettings } from '#server/domain/spaces/settings.ts';
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
      createSpace(ctx, { ...withoutNulls(input), ...(settings && { settings: settingsOfNewSpace(settings) }) }),
  },
  {
    description: 'The space that was created.',
    outputFields: (t) => ({
      space: t.field({ type: Space, description: 'The new space.', resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)) }),
    }),
  },
);

/** @throws InvalidInputError for prompts: those of a space are made in it */
function settingsOfNewSpace(input: typeof SpaceSettingsInput.$inferInput): Partial<SpaceSettings> {
  const { settings, prompts = [], promptChanges = [] } = givenSettings(input);
  if (prompts.length + promptChanges.length > 0) throw new InvalidInputError([{ path: prompts.length > 0 ? 'settings.prompts' : 'settings.promptChanges', message: 'A new space has no prompts yet. Set them once it is there.', code: 'NOT_ALLOWED' }]);
  return settings;
}
