import { isVariableName } from '#server/templates/parseTemplate.ts';
import { variablesIn } from '#server/templates/renderTemplate.ts';
import type { PromptMessage, VariableNote } from '../content/promptContent.ts';
import { chatOf, messagesOfChat, textOf, withOneSystem } from './chatMessages.ts';
import { configOfParams, paramsOfConfig, tellUnknown } from './modelConfig.ts';
import { completePrompt, extensionKey, extensionOf, fieldOf, isRecord, namedAs, type PortablePrompt, PromptProblemError, type SaidOfPrompt } from './portablePrompt.ts';

/** A prompt as a call of OpenAI's chat completions, with what that has no place for. */
export function openAiOf(prompt: PortablePrompt): Record<string, unknown> {
  const { model, ...config } = configOfParams(prompt.content.params);
  const call = { ...(model !== undefined && { model }), messages: chatOf(prompt.content.messages), ...config };
  return { ...call, [extensionKey]: extensionOf(prompt, naturalOf(call, new Set(), false)) };
}

/** Fields of a call, of its answer, and of what the dashboard keeps, that are read here or say nothing of a prompt. */
const apart: ReadonlySet<string> = new Set([
  'messages', 'input', 'instructions', 'prompt', 'variables', 'name', 'title', 'description', 'id', 'object', 'created', 'created_at', 'completed_at', 'updated_at', 'version',
  'metadata', 'custom_id', 'method', 'url', 'status', 'stream', 'store', 'n', 'truncation', 'error', 'output', 'usage', 'choices', 'service_tier', 'project_id', 'created_by', extensionKey,
]);

/**
 * A prompt of a call of OpenAI (chat completions, responses, completions), of its answer, of a line of a batch, or of what the dashboard shows.
 * @throws PromptProblemError for what is none of those
 */
export function readOpenAi(item: unknown, lostFields: Set<string>): PortablePrompt {
  if (!isRecord(item)) throw new PromptProblemError({ code: 'UNSUPPORTED', field: null, message: 'This is no JSON object.' });
  const inner = fieldOf(item, 'body') ?? fieldOf(item, 'request');
  const call = isRecord(inner) ? { name: fieldOf(item, 'custom_id'), ...inner } : item;
  const extension = fieldOf(call, extensionKey);
  return completePrompt(naturalOf(call, lostFields, extension === undefined), extension);
}

function naturalOf(call: Readonly<Record<string, unknown>>, lostFields: Set<string>, isForeign: boolean): SaidOfPrompt {
  const messages = messagesOf(call, lostFields);
  const metadata = fieldOf(call, 'metadata');
  const called = [fieldOf(call, 'name'), fieldOf(call, 'title'), isRecord(metadata) ? fieldOf(metadata, 'name') : undefined].find((name) => typeof name === 'string' && name.trim() !== '');
  const description = fieldOf(call, 'description');
  if (isForeign) tellUnknown(call, apart, lostFields);
  return {
    ...namedAs(typeof called === 'string' ? called : beginningOf(messages)),
    ...(typeof description === 'string' && { description }),
    messages,
    params: paramsOfConfig(call, lostFields),
    variables: isForeign ? variablesOf(call, messages) : [],
  };
}

function messagesOf(call: Readonly<Record<string, unknown>>, lostFields: Set<string>): PromptMessage[] {
  const listed = messagesOfChat(fieldOf(call, 'messages'), lostFields);
  if (listed) return listed;
  const prompt = fieldOf(call, 'prompt');
  const instructions = fieldOf(call, 'instructions');
  const input = fieldOf(call, 'input');
  // Where a call named a stored prompt, its answer tells what that said as a list of messages.
  const system: PromptMessage[] = typeof instructions === 'string' ? [{ role: 'SYSTEM', text: instructions }] : (messagesOfChat(instructions, lostFields) ?? []);
  const said = typeof input === 'string' ? [{ role: 'USER' as const, text: input }] : (messagesOfChat(input, lostFields) ?? []);
  if (system.length + said.length > 0) return withOneSystem([...system, ...said]);
  if (typeof prompt === 'string' || Array.isArray(prompt)) return messagesOfChat(prompt, lostFields) ?? [{ role: 'USER', text: textOf(prompt, lostFields) }];
  if (isRecord(prompt)) {
    const stored = messagesOfChat(fieldOf(prompt, 'messages') ?? fieldOf(prompt, 'instructions'), lostFields);
    if (stored) return stored;
    throw new PromptProblemError({ code: 'NOT_FOUND', field: 'prompt', message: `This only names the stored prompt ${String(fieldOf(prompt, 'id')).slice(0, 100)}: copy what it says from the dashboard.` });
  }
  throw new PromptProblemError({ code: 'UNSUPPORTED', field: 'messages', message: 'It has neither messages nor instructions.' });
}

/** The values that a call gives for variables are their defaults here. */
function variablesOf(call: Readonly<Record<string, unknown>>, messages: readonly PromptMessage[]): VariableNote[] {
  const prompt = fieldOf(call, 'prompt');
  const given = fieldOf(call, 'variables') ?? (isRecord(prompt) ? fieldOf(prompt, 'variables') : undefined);
  return isRecord(given) ? notesOfValues(given, messages) : [];
}

/** Variables that stand in messages, with these values as their defaults. */
export function notesOfValues(values: Readonly<Record<string, unknown>>, messages: readonly PromptMessage[]): VariableNote[] {
  const standing = new Set(messages.flatMap(({ text }) => variablesIn(text, new Map())));
  return Object.entries(values).flatMap(([name, value]): VariableNote[] => {
    if (!standing.has(name) || !isVariableName(name)) return [];
    const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isText ? [{ name, description: '', fill: { text: String(value) } }] : [];
  });
}

const longestBeginning = 60;

/** What to call a prompt that has no name: how it begins. */
export function beginningOf(messages: readonly PromptMessage[]): string {
  const first = messages.find(({ text }) => text.trim() !== '')?.text.trim().split('\n')[0] ?? '';
  const words = first.replaceAll(/[#*_`{}<>]+/g, ' ').replaceAll(/\s+/g, ' ').trim();
  return words.length <= longestBeginning ? words || 'Prompt' : `${words.slice(0, longestBeginning).replace(/\s+\S*$/, '')}…`;
}
