import type { SpaceSettings } from '#server/domain/spaces/settings.ts';
import { builder } from '../base/builder.ts';

const descriptions = {
  outputLanguage: 'The language results are translated to: `Without translation` (default), `No Translate`, `English`, `Brazilian` or `Chinese`.',
  lengthModify: 'What happens to the length: `No length change` (default), `Short`, `Normal` or `Long`.',
  managedStructure: 'Whether texts get headings and an outline.',
  managedTags: 'Whether tags are chosen automatically.',
  createSummary: 'Whether a summary is written.',
  instructions: 'What else to mind, in plain words.',
} as const;

export const SpaceSettingsRef = builder.objectRef<SpaceSettings>('SpaceSettings').implement({
  description: 'What a space wants done with its sources.',
  fields: (t) => ({
    outputLanguage: t.exposeString('outputLanguage', { description: descriptions.outputLanguage }),
    lengthModify: t.exposeString('lengthModify', { description: descriptions.lengthModify }),
    managedStructure: t.exposeBoolean('managedStructure', { description: descriptions.managedStructure }),
    managedTags: t.exposeBoolean('managedTags', { description: descriptions.managedTags }),
    createSummary: t.exposeBoolean('createSummary', { description: descriptions.createSummary }),
    instructions: t.exposeString('instructions', { description: descriptions.instructions }),
  }),
});

export const SpaceSettingsInput = builder.inputType('SpaceSettingsInput', {
  description: 'Settings of a space; what is not given keeps its value, or its default in a new space.',
  fields: (t) => ({
    outputLanguage: t.string({ description: descriptions.outputLanguage }),
    lengthModify: t.string({ description: descriptions.lengthModify }),
    managedStructure: t.boolean({ description: descriptions.managedStructure }),
    managedTags: t.boolean({ description: descriptions.managedTags }),
    createSummary: t.boolean({ description: descriptions.createSummary }),
    instructions: t.string({ description: descriptions.instructions }),
  }),
});
