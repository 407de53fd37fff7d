import type { PromptMessage, PromptRole } from '../content/promptContent.ts';
import { fieldOf, isRecord, PromptProblemError } from './portablePrompt.ts';

const roles: Readonly<Record<string, PromptRole>> = { system: 'SYSTEM', developer: 'SYSTEM', user: 'USER', human: 'USER', assistant: 'ASSISTANT', model: 'ASSISTANT', ai: 'ASSISTANT' };

/** Messages as chat endpoints take them. */
export const chatOf = (messages: readonly PromptMessage[]): { readonly role: string; readonly content: string }[] => messages.map(({ role, text }) => ({ role: role.toLowerCase(), content: text }));

/**
 * Messages of a list as chat endpoints, their answers and Langfuse have them; null for what is no such list. Parts that are no text, calls of
 * tools and places for messages are told as lost. @throws PromptProblemError for a role that no prompt here has
 */
export function messagesOfChat(list: unknown, lostFields: Set<string>): PromptMessage[] | null {
  if (!Array.isArray(list) || !list.every(isMessage)) return null;
  const messages = list.flatMap((message): PromptMessage[] => {
    const called = fieldOf(message, 'role');
    const type = fieldOf(message, 'type');
    if (type === 'placeholder') {
      lostFields.add('placeholder');
      const name = fieldOf(message, 'name');
      return [{ role: 'USER', text: `{{${typeof name === 'string' ? name : 'messages'}}}` }];
    }
    if (called === 'tool' || called === 'function' || (called === undefined && typeof type === 'string')) {
      lostFields.add(typeof called === 'string' ? called : String(type).slice(0, 50));
      return [];
    }
    const role = typeof called === 'string' && Object.hasOwn(roles, called.toLowerCase()) ? roles[called.toLowerCase()] : undefined;
    if (role === undefined) throw new PromptProblemError({ code: 'UNSUPPORTED', field: 'role', message: `There is no role ${String(called).slice(0, 50)}: system, developer, user and assistant are known.` });
    if (fieldOf(message, 'tool_calls') !== undefined) lostFields.add('tool_calls');
    return [{ role, text: textOf(fieldOf(message, 'content'), lostFields) }];
  });
  return withOneSystem(messages);
}

const isMessage = (value: unknown): value is Record<string, unknown> => isRecord(value) && (Object.hasOwn(value, 'role') || typeof fieldOf(value, 'type') === 'string');

/** What a message says: a text, or its parts that are text. */
export function textOf(content: unknown, lostFields: Set<string>): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) {
    if (content !== null && content !== undefined) lostFields.add('content');
    return '';
  }
  const parts: string[] = [];
  for (const part of content) {
    const said = typeof part === 'string' ? part : isRecord(part) ? fieldOf(part, 'text') : undefined;
    if (typeof said === 'string') parts.push(said);
    else lostFields.add(isRecord(part) && typeof fieldOf(part, 'type') === 'string' ? String(fieldOf(part, 'type')).slice(0, 50) : 'content');
  }
  return parts.join('\n\n');
}

/** Several messages of the system before all others are one here. Those in between are refused when they are checked. */
export function withOneSystem(messages: readonly PromptMessage[]): PromptMessage[] {
  const firstOther = messages.findIndex(({ role }) => role !== 'SYSTEM');
  const systems = messages.slice(0, firstOther === -1 ? messages.length : firstOther);
  if (systems.length < 2) return [...messages];
  return [{ role: 'SYSTEM', text: systems.map(({ text }) => text).join('\n\n') }, ...messages.slice(systems.length)];
}
