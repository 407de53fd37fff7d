import { type ModelParams, type PromptContent as Content, type PromptMessage, promptRoles, type VariableFill as Fill, type VariableNote, variablesOf, type VariableValue as Value } from '#server/domain/prompts/content/promptContent.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import type { Fragments } from '#server/domain/prompts/readPrompts.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { Collection, loadCollection } from '../collections/Collection.ts';
import { loadSource, Source } from '../sources/Source.ts';

/** A content with the fragments that it includes, read when somebody asks for what hangs on them. */
export interface ShownContent extends Content {
  readonly fragments: (ctx: GraphQLContext) => Promise<Fragments>;
}

const roleMeanings = {
  SYSTEM: { description: 'The system message.' },
  USER: { description: 'The user.' },
  ASSISTANT: { description: 'The model, as an example.' },
} as const;

const PromptRole = builder.enumType('PromptRole', {
  description: 'Who speaks in a message of a prompt.',
  values: Object.fromEntries(promptRoles.map((role) => [role, roleMeanings[role]])) as typeof roleMeanings,
});

export const Message = builder.objectRef<PromptMessage>('PromptMessage').implement({
  description: 'A message of a prompt.',
  fields: (t) => ({
    role: t.field({ type: PromptRole, description: 'Who speaks.', resolve: ({ role }) => role }),
    text: t.exposeString('text', { description: 'With `{{variables}}` and `{{> fragments}}`, at most 200,000 characters.' }),
  }),
});

export const Params = builder.objectRef<ModelParams>('ModelParams').implement({
  description: 'How a model is asked. Null: as the model has it.',
  fields: (t) => ({
    model: t.exposeString('model', { nullable: true, description: "Its name; null: the vault's own." }),
    temperature: t.exposeFloat('temperature', { nullable: true, description: '0 to 2.' }),
    maxTokens: t.exposeInt('maxTokens', { nullable: true, description: 'The longest answer.' }),
    topP: t.exposeFloat('topP', { nullable: true, description: '0 to 1.' }),
    seed: t.exposeInt('seed', { nullable: true, description: 'For answers that can be had again.' }),
    stop: t.stringList({ description: 'Where the answer ends.', resolve: ({ stop }) => [...stop] }),
    responseSchema: t.exposeString('responseSchema', { nullable: true, description: 'JSON Schema that the answer must have, as JSON.' }),
  }),
});

const VariableFill = builder.objectRef<Fill>('VariableFill').implement({
  description: 'What a variable is filled with: one of these. All are null when it was a source or a collection that is gone.',
  fields: (t) => ({
    text: t.string({ nullable: true, description: 'This text.', resolve: (fill) => ('text' in fill ? fill.text : null) }),
    source: t.field({ type: Source, nullable: true, description: 'The text of a source.', resolve: (fill, _args, ctx) => ('sourceId' in fill ? loadSource(ctx, fill.sourceId) : null) }),
    collection: t.field({
      type: Collection,
      nullable: true,
      description: 'The texts of a collection, shortest first until they do not fit any more.',
      resolve: (fill, _args, ctx) => ('collectionId' in fill ? loadCollection(ctx, fill.collectionId) : null),
    }),
    search: t.string({ nullable: true, description: 'The best passages for this question.', resolve: (fill) => ('search' in fill ? fill.search : null) }),
  }),
});

export const VariableValue = builder.objectRef<Value>('VariableValue').implement({
  description: 'A value of a variable.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    fill: t.expose('fill', { type: VariableFill, description: 'What it is filled with.' }),
  }),
});

const Variable = builder.objectRef<VariableNote>('PromptVariable').implement({
  description: 'A `{{name}}` of a prompt.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    description: t.exposeString('description', { description: 'What belongs there; may be empty.' }),
    defaultFill: t.field({ type: VariableFill, nullable: true, description: 'What it is unless told; null: it has to be given.', resolve: ({ fill }) => fill }),
  }),
});

export const PromptContent = builder.objectRef<ShownContent>('PromptContent').implement({
  description: 'What a prompt says: messages, parameters, variables.',
  fields: (t) => ({
    messages: t.field({ type: [Message], description: 'In order; at most 50. The first may be SYSTEM.', resolve: ({ messages }) => [...messages] }),
    params: t.field({ type: Params, description: 'How the model is asked.', resolve: ({ params }) => params }),
    variables: t.field({
      type: [Variable],
      description: 'Those that stand in the messages and in included fragments, in the order of the first mention.',
      resolve: async (content, _args, ctx) => variablesOf(content, await content.fragments(ctx)),
    }),
  }),
});

const MessageInput = builder.inputType('PromptMessageInput', {
  description: 'A message of a prompt.',
  fields: (t) => ({
    role: t.field({ type: PromptRole, required: true, description: 'Who speaks.' }),
    text: t.string({ required: true, description: 'At most 200,000 characters.' }),
  }),
});

const ParamsInput = builder.inputType('ModelParamsInput', {
  description: 'How a model is asked.',
  fields: (t) => ({
    model: t.string({ description: 'Its name: one of those that the vault can ask.' }),
    temperature: t.float({ description: '0 to 2.' }),
    maxTokens: t.int({ description: 'The longest answer.' }),
    topP: t.float({ description: '0 to 1.' }),
    seed: t.int({ description: 'For answers that can be had again.' }),
    stop: t.stringList({ description: 'At most 16.' }),
    responseSchema: t.string({ description: 'JSON Schema, as JSON.' }),
  }),
});

const VariableFillInput = builder.inputType('VariableFillInput', {
  description: 'What a variable is filled with.',
  isOneOf: true,
  fields: (t) => ({
    text: t.string({ description: 'This text.' }),
    sourceId: t.id({ description: 'The text of a source.' }),
    collectionId: t.id({ description: 'The texts of a collection.' }),
    search: t.string({ description: 'The best passages of the space for this question; it may hold other variables.' }),
  }),
});

export const VariableValueInput = builder.inputType('VariableValueInput', {
  description: 'A value for a variable.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name.' }),
    fill: t.field({ type: VariableFillInput, required: true, description: 'What it is filled with.' }),
  }),
});

const VariableInput = builder.inputType('PromptVariableInput', {
  description: 'What is known of a variable.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name.' }),
    description: t.string({ description: 'What belongs there.' }),
    defaultFill: t.field({ type: VariableFillInput, description: 'What it is unless told; null or left out: it has to be given.' }),
  }),
});

export const PromptContentInput = builder.inputType('PromptContentInput', {
  description: 'What a prompt says; what is not given stays.',
  fields: (t) => ({
    messages: t.field({ type: [MessageInput], description: 'All messages, at most 50.' }),
    params: t.field({ type: ParamsInput, description: 'All parameters; those left out become null.' }),
    variables: t.field({ type: [VariableInput], description: 'Descriptions and defaults of variables; those of names that stand nowhere are kept.' }),
  }),
});

interface FillInput {
  readonly text?: string | null | undefined;
  readonly sourceId?: string | null | undefined;
  readonly collectionId?: string | null | undefined;
  readonly search?: string | null | undefined;
}

/** An id that names nothing is one that nothing is found for. */
const nothing = '00000000-0000-4000-8000-000000000000';

/** Values of variables as the domain has them. */
export const toValues = (given: readonly (typeof VariableValueInput.$inferInput)[] | null | undefined): Value[] => (given ?? []).map(({ name, fill }) => ({ name, fill: toFill(fill) }));

/** A fill as the domain has it. */
function toFill({ text, sourceId, collectionId, search }: FillInput): Fill {
  if (typeof sourceId === 'string') return { sourceId: uuidOf('Source', sourceId) ?? nothing };
  if (typeof collectionId === 'string') return { collectionId: uuidOf('Collection', collectionId) ?? nothing };
  return typeof search === 'string' ? { search } : { text: text ?? '' };
}

/** What of a content is given, as the domain checks it. */
export function toContent(given: typeof PromptContentInput.$inferInput | null | undefined) {
  if (!given) return undefined;
  const { messages, params, variables } = given;
  return {
    messages: messages ?? undefined,
    params: params ?? undefined,
    variables: variables?.map(({ name, description, defaultFill }) => ({ name, description: description ?? '', fill: defaultFill ? toFill(defaultFill) : null })),
  };
}
