import { z } from 'zod';
import { fragmentsIn, isVariableName } from '#server/templates/parseTemplate.ts';
import { type Fragments, variablesIn } from '#server/templates/renderTemplate.ts';
import { text } from '../../input.ts';

export const promptRoles = ['SYSTEM', 'USER', 'ASSISTANT'] as const;
export type PromptRole = (typeof promptRoles)[number];

export interface PromptMessage {
  readonly role: PromptRole;
  readonly text: string;
}

/** How a model is asked; null: as the model has it. */
export interface ModelParams {
  readonly model: string | null;
  readonly temperature: number | null;
  readonly maxTokens: number | null;
  readonly topP: number | null;
  readonly seed: number | null;
  readonly stop: readonly string[];
  /** JSON Schema, as JSON. */
  readonly responseSchema: string | null;
}

/** What a variable is filled with: exactly one of these. Ids are UUIDs; of an id that names nothing in the space, nothing comes. */
export type VariableFill = { readonly text: string } | { readonly sourceId: string } | { readonly collectionId: string } | { readonly search: string };

/** What is known of a variable, whether it stands anywhere or not. */
export interface VariableNote {
  readonly name: string;
  readonly description: string;
  readonly fill: VariableFill | null;
}

/** What a prompt says. */
export interface PromptContent {
  readonly messages: readonly PromptMessage[];
  readonly params: ModelParams;
  readonly variables: readonly VariableNote[];
}

const longestMessage = 200_000;

const notNested = 'The system message comes first, and there is one.';
const messages = z
  .array(z.object({ role: z.enum(promptRoles), text: text(longestMessage) }))
  .max(50, 'At most 50 messages.')
  .refine((all) => all.every(({ role }, place) => role !== 'SYSTEM' || place === 0), { message: notNested, params: { code: 'NOT_ALLOWED' } });

const isObjectOfJson = (json: string): boolean => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

const params = z.object({
  model: text(200).nullish().transform((model) => model?.trim() || null),
  temperature: z.number().min(0, 'Not below 0.').max(2, 'Not above 2.').nullish().transform((value) => value ?? null),
  maxTokens: z.int().min(1, 'At least 1.').nullish().transform((value) => value ?? null),
  topP: z.number().min(0, 'Not below 0.').max(1, 'Not above 1.').nullish().transform((value) => value ?? null),
  seed: z.int().nullish().transform((value) => value ?? null),
  stop: z.array(text(200).pipe(z.string().min(1, 'A stop sequence has at least one character.'))).max(16, 'At most 16 stop sequences.').nullish().transform((value) => value ?? []),
  responseSchema: text(100_000).refine(isObjectOfJson, 'This is no JSON Schema: it must be a JSON object.').nullish().transform((value) => value ?? null),
});

const fill = z.union([z.object({ text: text(longestMessage) }).strict(), z.object({ sourceId: z.uuid() }).strict(), z.object({ collectionId: z.uuid() }).strict(), z.object({ search: text(1_000) }).strict()]);

/** What is known of variables, or what they are to say: each once, at most 200. */
export const variableNotesSchema = z
  .array(z.object({ name: z.string().refine(isVariableName, 'A variable is called by letters, digits, `_`, `-` and `.`, beginning with a letter or `_`.'), description: text(2_000), fill: fill.nullable() }))
  .max(200, 'At most 200 variables.')
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, { message: 'A variable is described once.', params: { code: 'DUPLICATE' } });

/** What of a content is given: all messages, all parameters, all that is known of variables. */
export const promptContentSchema = z.object({ messages: messages.optional(), params: params.optional(), variables: variableNotesSchema.optional() });
export type GivenContent = z.infer<typeof promptContentSchema>;

export const noParams: ModelParams = { model: null, temperature: null, maxTokens: null, topP: null, seed: null, stop: [], responseSchema: null };

export const emptyContent: PromptContent = { messages: [], params: noParams, variables: [] };

/** The content with what is given in its place. */
export const withGiven = (content: PromptContent, given: GivenContent | undefined): PromptContent => ({
  messages: given?.messages ?? content.messages,
  params: given?.params ?? content.params,
  variables: given?.variables ?? content.variables,
});

const storedMessages = z.array(z.object({ role: z.enum(promptRoles), text: z.string() })).catch([]);
const storedVariables = z.array(z.object({ name: z.string(), description: z.string().catch(''), fill: fill.nullable().catch(null) })).catch([]);

/** A content as it was stored, by whatever version of the vault: a part that is not understood is left out. */
export function contentOfStored(row: { readonly messages: unknown; readonly params: unknown; readonly variables: unknown }): PromptContent {
  const stored = z.partialRecord(z.string(), z.unknown()).catch({}).parse(row.params);
  const known = Object.entries(params.shape).map(([name, schema]) => [name, (schema as z.ZodType).safeParse(stored[name]).data ?? noParams[name as keyof ModelParams]]);
  return { messages: storedMessages.parse(row.messages), params: Object.fromEntries(known) as ModelParams, variables: storedVariables.parse(row.variables) };
}

/** The columns of a draft or a version that are made of its content. */
export const columnsOfContent = ({ messages: all, params: asked, variables: known }: PromptContent) => ({
  messages: all.map(({ role, text: said }) => ({ role, text: said })),
  params: { ...asked, stop: [...asked.stop] },
  variables: known.map((note) => ({ ...note })),
  includes: includesOf(all),
  text: all.map(({ text: said }) => said).join('\n'),
});

/** The names of the fragments that messages include themselves. */
export const includesOf = (all: readonly PromptMessage[]): string[] => [...new Set(all.flatMap(({ text: said }) => fragmentsIn(said)))];

/** What a fragment says where it is included: its messages, whoever speaks in them. */
export const fragmentText = (all: readonly PromptMessage[]): string => all.map(({ text: said }) => said).join('\n\n');

/** The variables that stand in messages and in the fragments that they include, in the order of the first mention. */
export function variablesOf({ messages: all, variables: known }: PromptContent, fragments: Fragments): VariableNote[] {
  const notes = new Map(known.map((note) => [note.name, note]));
  const names = new Set(all.flatMap(({ text: said }) => variablesIn(said, fragments)));
  return [...names].map((name) => notes.get(name) ?? { name, description: '', fill: null });
}

/** What a variable is to say this time. */
export interface VariableValue {
  readonly name: string;
  readonly fill: VariableFill;
}

const storedValues = z.array(z.object({ name: z.string(), fill: z.custom<VariableFill>((fill) => typeof fill === 'object' && fill !== null) })).catch([]);

/** Values as they were stored, by whatever version of the vault. */
export const valuesOfStored = (stored: unknown): VariableValue[] => storedValues.parse(stored);

/** Values as they are stored. */
export const columnOfValues = (values: readonly VariableValue[]) => values.map(({ name, fill }) => ({ name, fill: { ...fill } }));
