import { InvalidInputError } from '#server/domain/errors.ts';
import type { GivenPurposePrompt, PurposePromptChange as Change } from '#server/domain/prompts/purposes/purposePrompts.ts';
import type { SpaceSettings } from '#server/domain/spaces/settings.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { withoutNulls } from '../base/withoutNulls.ts';
import { PurposePromptChange, PurposePromptInput } from './PurposePromptInput.ts';

// The specification has words for both, which REST keeps. Two of them mean that nothing is translated.
const OutputLanguage = builder.enumType('OutputLanguage', {
  description: 'The language that results are translated to.',
  values: {
    BRAZILIAN_PORTUGUESE: { value: 'Brazilian', description: 'Brazilian Portuguese: `Brazilian` in REST.' },
    CHINESE: { value: 'Chinese', description: 'Chinese, simplified: `Chinese` in REST.' },
    ENGLISH: { value: 'English', description: 'English.' },
    ORIGINAL: { value: 'Without translation', description: 'Not translated: `Without translation` and `No Translate` in REST.' },
  } as const,
});

const OutputLength = builder.enumType('OutputLength', {
  description: 'What happens to the length of a text.',
  values: {
    LONG: { value: 'Long', description: 'Everything is kept, told at length.' },
    NORMAL: { value: 'Normal', description: 'About half.' },
    SHORT: { value: 'Short', description: 'The essentials.' },
    UNCHANGED: { value: 'No length change', description: 'Nothing: `No length change` in REST.' },
  } as const,
});

const descriptions = {
  outputLanguage: 'The language results are translated to: `Without translation` (default), `No Translate`, `English`, `Brazilian` or `Chinese`.',
  lengthModify: 'What happens to the length: `No length change` (default), `Short`, `Normal` or `Long`.',
  managedStructure: 'Whether texts get headings and an outline.',
  managedTags: 'Whether tags are chosen automatically.',
  createSummary: 'Whether a summary is written.',
  instructions: 'What else to mind, in plain words.',
} as const;

/** Words for REST's sake. */
const deprecated = { outputLanguage: 'Use `language`.', lengthModify: 'Use `length`.' } as const;

export const SpaceSettingsRef = builder.objectRef<SpaceSettings & { readonly spaceId: string }>('SpaceSettings').implement({
  description: 'What a space wants done with its sources.',
  fields: (t) => ({
    language: t.field({
      type: OutputLanguage,
      description: 'The language results are translated to.',
      resolve: ({ outputLanguage }) => (outputLanguage === 'No Translate' ? 'Without translation' : outputLanguage),
    }),
    length: t.expose('lengthModify', { type: OutputLength, description: 'What happens to the length.' }),
    outputLanguage: t.exposeString('outputLanguage', { description: descriptions.outputLanguage, deprecationReason: deprecated.outputLanguage }),
    lengthModify: t.exposeString('lengthModify', { description: descriptions.lengthModify, deprecationReason: deprecated.lengthModify }),
    managedStructure: t.exposeBoolean('managedStructure', { description: descriptions.managedStructure }),
    managedTags: t.exposeBoolean('managedTags', { description: descriptions.managedTags }),
    createSummary: t.exposeBoolean('createSummary', { description: descriptions.createSummary }),
    instructions: t.exposeString('instructions', { description: descriptions.instructions }),
  }),
});

export const SpaceSettingsInput = builder.inputType('SpaceSettingsInput', {
  description: 'Settings of a space; what is not given keeps its value, or its default in a new space.',
  fields: (t) => ({
    language: t.field({ type: OutputLanguage, description: 'The language results are translated to. Not together with `outputLanguage`.' }),
    length: t.field({ type: OutputLength, description: 'What happens to the length. Not together with `lengthModify`.' }),
    outputLanguage: t.string({ description: descriptions.outputLanguage, deprecationReason: deprecated.outputLanguage }),
    lengthModify: t.string({ description: descriptions.lengthModify, deprecationReason: deprecated.lengthModify }),
    managedStructure: t.boolean({ description: descriptions.managedStructure }),
    managedTags: t.boolean({ description: descriptions.managedTags }),
    createSummary: t.boolean({ description: descriptions.createSummary }),
    instructions: t.string({ description: descriptions.instructions }),
    prompts: t.field({ type: [PurposePromptInput], description: 'All prompts that stand in for the vault\'s own, at most one for each purpose. A new space has none yet.' }),
    promptChanges: t.field({ type: [PurposePromptChange], description: 'The purposes that another prompt shall stand in for, each once; all others keep theirs. Not together with `prompts`.' }),
  }),
});

/**
 * The settings that were given, as the domain calls them; its schema judges the words. Of what a list names nothing, the id is null.
 * @throws InvalidInputError CONFLICTING when the same is said in two ways
 */
export function givenSettings(input: typeof SpaceSettingsInput.$inferInput): { settings: Partial<SpaceSettings>; prompts: GivenPurposePrompt[] | undefined; promptChanges: Change[] | undefined } {
  const { language, length, prompts, promptChanges, ...others } = withoutNulls(input);
  const twice = [
    ...(language !== undefined && others.outputLanguage !== undefined ? ([['language', 'outputLanguage']] as const) : []),
    ...(length !== undefined && others.lengthModify !== undefined ? ([['length', 'lengthModify']] as const) : []),
    ...(prompts !== undefined && promptChanges !== undefined ? ([['prompts', 'promptChanges']] as const) : []),
  ];
  if (twice.length > 0) {
    throw new InvalidInputError(twice.map(([name, older]) => ({ path: `settings.${name}`, message: `Give only one of ${name} and ${older}.`, code: 'CONFLICTING' })));
  }
  const settings = { ...others, ...(language !== undefined && { outputLanguage: language }), ...(length !== undefined && { lengthModify: length }) } as Partial<SpaceSettings>;
  const withUuid = <Given extends { readonly promptId: string }>({ promptId, ...one }: Given) => ({ ...one, promptId: uuidOf('Prompt', promptId) });
  return { settings, prompts: prompts?.map(withUuid), promptChanges: promptChanges?.map(({ purpose, prompt }) => ({ purpose, prompt: prompt ? withUuid(prompt) : null })) };
}
