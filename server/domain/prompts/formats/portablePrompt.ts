import { z } from 'zod';
import type { PromptKind } from '#server/platform/db/generated/client.ts';
import { isPromptName } from '#server/templates/parseTemplate.ts';
import { line, text } from '../../input.ts';
import { encodePublicId, uuidOf } from '../../publicId.ts';
import { type ModelParams, noParams, type PromptContent, promptContentSchema, type PromptMessage, type VariableFill, type VariableNote } from '../content/promptContent.ts';
import { nameOfTitle } from '../promptName.ts';
import { labelName, latest } from '../promptLabels.ts';

/** As what prompts are saved and read. */
export const promptFormats = ['LANGFUSE', 'MARKDOWN', 'OPENAI', 'PROMPTFOO'] as const;
export type PromptFormat = (typeof promptFormats)[number];

/** A prompt on its way into the vault or out of it: all that one of its versions, or its draft, says. */
export interface PortablePrompt {
  readonly kind: PromptKind;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What was new in this version; empty for a draft. */
  readonly note: string;
  /** Which version it is where it comes from; null: a draft, or nobody said. */
  readonly version: number | null;
  /** The labels that name it. */
  readonly labels: readonly string[];
  /** The names of the collections that it lies in, the outermost first. */
  readonly path: readonly string[];
  readonly content: PromptContent;
}

/** What of a prompt a file says in words of its format; the rest is as if nobody had said anything. */
export type SaidOfPrompt = Partial<Omit<PortablePrompt, 'content'>> & {
  readonly messages?: readonly PromptMessage[] | undefined;
  readonly params?: Partial<ModelParams> | undefined;
  readonly variables?: readonly VariableNote[] | undefined;
};

/** Under this key a format carries what it has no place for: see `extensionOf`. */
export const extensionKey = 'knowledge_vault';

/** Why something cannot be taken. The message is in English, for the log and for programs; the code has words in each language. */
export interface PromptProblem {
  readonly code: 'UNSUPPORTED' | 'DAMAGED' | 'TOO_LARGE' | 'NOT_FOUND';
  readonly field: string | null;
  readonly message: string;
}

/** A prompt cannot be taken as it stands there. */
export class PromptProblemError extends Error {
  readonly problem: PromptProblem;

  constructor(problem: PromptProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

const schema = z.object({
  kind: z.enum(['PROMPT', 'FRAGMENT']).default('PROMPT'),
  name: z.string().refine(isPromptName, 'A name is of a to z, 0 to 9, `-`, `_` and `/`.'),
  title: line(200, 'Title is required'),
  description: text(2_000).default(''),
  note: text(2_000).default(''),
  version: z.int().min(0).max(2_000_000_000).nullable().default(null),
  labels: z.array(labelName).max(20, 'At most 20 labels.').default([]),
  path: z.array(line(200, 'A collection has a name.')).max(30, 'At most 30 collections in each other.').default([]),
  content: promptContentSchema.required(),
});

/** What a format says with what its extension adds: the extension counts. @throws PromptProblemError for what no prompt may be */
export function completePrompt(natural: SaidOfPrompt, extension: unknown): PortablePrompt {
  const carried = isRecord(extension) ? extension : {};
  const of = (field: string): unknown => (Object.hasOwn(carried, field) ? carried[field] : natural[field as keyof SaidOfPrompt]);
  const params = { ...noParams, ...natural.params, ...(isRecord(carried['params']) && carried['params']) };
  const parsed = schema.safeParse({
    ...Object.fromEntries(['kind', 'name', 'title', 'description', 'note', 'version', 'labels', 'path'].map((field) => [field, of(field)])),
    content: { messages: of('messages') ?? [], params, variables: withUuids(of('variables') ?? []) },
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).filter((part) => part !== 'content').join('.');
  throw new PromptProblemError({ code: issue?.code === 'too_big' ? 'TOO_LARGE' : 'UNSUPPORTED', field: path || null, message: issue?.message ?? 'This is no prompt.' });
}

/** All that reading a file back would not give again without being told: small where the format has a place for most of it. */
export function extensionOf(prompt: PortablePrompt, natural: SaidOfPrompt): Record<string, unknown> {
  const { content, ...about } = prompt;
  const plain: Record<string, unknown> = { kind: 'PROMPT', description: '', note: '', version: null, labels: [], path: [], messages: [], variables: [] };
  const said: Record<string, unknown> = { ...plain, ...natural };
  const lacking = Object.entries({ ...about, messages: content.messages, variables: withPublicIds(content.variables) }).filter(([field, value]) => !isSame(value, said[field]));
  const read = { ...noParams, ...natural.params };
  const params = Object.entries(content.params).filter(([field, value]) => !isSame(value, read[field as keyof ModelParams]));
  return { ...Object.fromEntries(lacking), ...(params.length > 0 && { params: Object.fromEntries(params) }) };
}

const withPublicIds = (variables: readonly VariableNote[]) => variables.map(({ fill, ...note }) => ({ ...note, fill: fill && withPublicId(fill) }));

/** What something is filled with, with ids as everybody outside of the vault sees them. */
export function withPublicId(fill: VariableFill): VariableFill {
  if ('sourceId' in fill) return { sourceId: encodePublicId('Source', fill.sourceId) };
  return 'collectionId' in fill ? { collectionId: encodePublicId('Collection', fill.collectionId) } : fill;
}

function withUuids(variables: unknown): unknown {
  if (!Array.isArray(variables)) return variables;
  return variables.map((note: unknown) => (isRecord(note) && isRecord(fieldOf(note, 'fill')) ? { ...note, fill: withUuid(fieldOf(note, 'fill')) } : note));
}

/** What something is filled with, of a file: ids are as the vault has them. Whatever it is not stays as it is, to be refused. */
export function withUuid(fill: unknown): unknown {
  if (!isRecord(fill)) return fill;
  const idOf = (kind: 'Source' | 'Collection', id: unknown) => (typeof id === 'string' ? uuidOf(kind, id) : null);
  const sourceId = idOf('Source', fieldOf(fill, 'sourceId'));
  const collectionId = idOf('Collection', fieldOf(fill, 'collectionId'));
  return sourceId !== null ? { sourceId } : collectionId !== null ? { collectionId } : fill;
}

/** Whether two values are the same JSON. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What something of a file is called, in one line as the vault has them; undefined for what is none. */
export const nameLine = (given: unknown): string | undefined => (typeof given === 'string' ? line(200, '').safeParse(given.replaceAll(/\s+/g, ' ').slice(0, 200).toWellFormed()).data : undefined);

/** Whether a value of a file is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of a file; undefined for one that it does not have, whatever all objects have. */
export const fieldOf = (record: Readonly<Record<string, unknown>>, field: string): unknown => (Object.hasOwn(record, field) ? record[field] : undefined);

/** A name and a title made of what something is called elsewhere. */
export function namedAs(called: string): { readonly name: string; readonly title: string } {
  const title = called.replaceAll('\0', '').toWellFormed().replaceAll(/\s+/g, ' ').trim().slice(0, 200).toWellFormed() || 'Prompt';
  const name = title.split('/').map((part) => part.trim()).filter(Boolean).map(nameOfTitle).join('/').slice(0, 200).replace(/\/+$/, '');
  return { name: isPromptName(called) ? called : name || 'prompt', title };
}

/** Labels as this vault has them, of those that stand elsewhere; `latest` needs none. Others are told as lost. */
export function labelsOf(given: unknown, lostFields: Set<string>): string[] {
  if (!Array.isArray(given)) return [];
  const all = given.filter((label) => label !== latest);
  const known = all.filter((label): label is string => labelName.safeParse(label).success);
  if (known.length < all.length) lostFields.add('labels');
  return [...new Set(known)];
}
