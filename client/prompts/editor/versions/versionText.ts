import type { DraftContent } from '../content/draftContent.ts';

/** All that a content says, as lines to compare: messages with who speaks, then what of the parameters is set. */
export function versionText({ messages, params }: DraftContent): string {
  const { model, temperature, maxTokens, topP, seed, stop, responseSchema } = params;
  const set = { model, temperature, maxTokens, topP, seed, stop: stop.length > 0 ? stop.join(', ') : null, responseSchema };
  const lines = Object.entries(set).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return [...messages.map(({ role, text }) => `[${role}]\n${text}`), ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
}
