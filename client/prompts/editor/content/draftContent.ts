import { graphql, readInlineData } from 'react-relay/hooks';
import type { PromptRole as AnyRole } from '#client/generated/schemaTypes.ts';
import type { draftContent_content$data, draftContent_content$key } from '#client/__generated__/draftContent_content.graphql.ts';
import type { ContentRules } from '#client/autosave/createAutosave.ts';
import { createDrafts } from '#client/autosave/drafts.ts';
import { readFill, type VariableFill } from '../../variables/variableFill.ts';

/** A role that this page knows; one that is newer is shown as the user's. */
export type PromptRole = Exclude<AnyRole, '%future added value'>;

export type PromptMessage = { readonly role: PromptRole; readonly text: string };

/** How a model is asked; null: as the model has it. */
export type PromptParams = Omit<draftContent_content$data['params'], 'stop'> & { readonly stop: readonly string[] };

export type VariableNote = { readonly name: string; readonly description: string; readonly fill: VariableFill | null };

/** What a prompt says, saved together. */
export type DraftContent = { readonly messages: readonly PromptMessage[]; readonly params: PromptParams; readonly variables: readonly VariableNote[] };

/** A message as it is edited: the key stays while others come, go and move. */
export type EditedMessage = PromptMessage & { readonly key: number };

/** What the server has of it: of a draft, a version or a template. */
export function contentOf(ref: draftContent_content$key): DraftContent {
  const { messages, params, variables } = readInlineData(
    graphql`
      fragment draftContent_content on PromptContent @inline {
        messages {
          role
          text
        }
        params {
          model
          temperature
          maxTokens
          topP
          seed
          stop
          responseSchema
        }
        variables {
          name
          description
          defaultFill {
            ...variableFill_fill
          }
        }
      }
    `,
    ref,
  );
  return {
    messages: messages.map(({ role, text }) => ({ role: role === 'SYSTEM' || role === 'ASSISTANT' ? role : 'USER', text })),
    params,
    variables: withWords(variables.map(({ name, description, defaultFill }) => ({ name, description, fill: defaultFill ? readFill(defaultFill) : null }))),
  };
}

/** Of what nothing is known, nothing need be kept. */
const withWords = (variables: readonly VariableNote[]) => variables.filter(({ description, fill }) => description !== '' || fill !== null);

/** The messages that are worth saving: an empty system message is none, and neither is a lone empty prompt. */
export function savedMessages(messages: readonly PromptMessage[]): PromptMessage[] {
  const said = messages.filter(({ role, text }) => role !== 'SYSTEM' || text !== '').map(({ role, text }) => ({ role, text }));
  return said.length === 1 && said[0]?.role === 'USER' && said[0].text === '' ? [] : said;
}

/** What one edits: there is always a system message, and somebody who speaks after it. */
export function editedMessages(messages: readonly PromptMessage[], before: readonly EditedMessage[] = []): EditedMessage[] {
  const all: PromptMessage[] = messages[0]?.role === 'SYSTEM' ? [...messages] : [{ role: 'SYSTEM', text: '' }, ...messages];
  if (all.length === 1) all.push({ role: 'USER', text: '' });
  const next = Math.max(0, ...before.map(({ key }) => key)) + 1;
  return all.map(({ role, text }, at) => ({ role, text, key: before[at]?.role === role ? before[at].key : next + at }));
}

const isSame = <T>(one: T, other: T) => JSON.stringify(one) === JSON.stringify(other);

export const areSameMessages = (one: readonly PromptMessage[], other: readonly PromptMessage[]) =>
  one === other || (one.length === other.length && one.every(({ role, text }, at) => role === other[at]?.role && text === other[at].text));

const paramsOf = ({ model, temperature, maxTokens, topP, seed, stop, responseSchema }: PromptParams) => [model, temperature, maxTokens, topP, seed, stop, responseSchema].map((value) => value ?? null);

export const areSameParams = (one: PromptParams, other: PromptParams) => one === other || isSame(paramsOf(one), paramsOf(other));

const byName = (variables: readonly VariableNote[]) =>
  withWords(variables)
    .map(({ name, description, fill }) => [name, description, fill && (fill.kind === 'text' ? fill.text : fill.kind === 'search' ? fill.search : fill.id), fill?.kind])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));

export const areSameVariables = (one: readonly VariableNote[], other: readonly VariableNote[]) => one === other || isSame(byName(one), byName(other));

/** A draft may hold anything. */
export const draftRules: ContentRules<DraftContent> = {
  isSame: (one, other) => areSameMessages(one.messages, other.messages) && areSameParams(one.params, other.params) && areSameVariables(one.variables, other.variables),
  canSave: () => true,
};

/** Drafts that the server may not have yet. */
export const promptDrafts = createDrafts<DraftContent>((stored) => {
  const { messages, params, variables } = stored as Partial<DraftContent>;
  const isWhole = Array.isArray(messages) && messages.every(({ role, text }) => typeof role === 'string' && typeof text === 'string') && typeof params === 'object' && Array.isArray(params.stop) && Array.isArray(variables);
  return isWhole ? { messages, params, variables } : null;
});

/** Whether nothing is said in it at all. */
export const isEmptyContent = ({ messages }: DraftContent): boolean => messages.every(({ text }) => text === '');

/** The messages with one of them moved up or down by one place; the system message stays first. */
export function movedMessage(all: readonly EditedMessage[], key: number, by: -1 | 1): readonly EditedMessage[] {
  const at = all.findIndex((one) => one.key === key);
  const [here, there] = [all[at], all[at + by]];
  if (!here || !there || there.role === 'SYSTEM') return all;
  return all.map((one, place) => (place === at ? there : place === at + by ? here : one));
}
