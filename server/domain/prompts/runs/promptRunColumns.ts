import { InvalidInputError } from '../../errors.ts';
import { columnOfValues, columnsOfContent, type VariableValue } from '../content/promptContent.ts';
import type { SavedContent } from '../readPromptVersions.ts';
import type { RenderedPrompt } from '../renderPromptVersions.ts';

/** More than any model reads. */
const longestSent = 2_000_000;

/** @throws InvalidInputError for what says nothing, and for what no model reads */
export function requireSendable({ messages }: RenderedPrompt): void {
  if (messages.every(({ text: said }) => said.trim() === '')) throw new InvalidInputError([{ path: 'promptId', message: 'The prompt is empty. Write what you want first.', code: 'REQUIRED' }]);
  const length = messages.reduce((sum, { text: said }) => sum + said.length, 0);
  if (length > longestSent) throw new InvalidInputError([{ path: 'values', message: `With its variables the prompt would have more than ${longestSent.toLocaleString('en')} characters.`, code: 'TOO_LONG', limit: longestSent }]);
}

/** The columns of a run that are made of what is asked, before and after variables were put in. */
export function columnsOfRun(content: SavedContent, values: readonly VariableValue[], rendered: RenderedPrompt | undefined) {
  const { messages, params, variables } = columnsOfContent(content);
  const { messages: sent = [], missing = [], sourceIds = [] } = rendered ?? {};
  return {
    content: { messages, params, variables },
    fragments: Object.fromEntries(content.frozen),
    rendered: { messages: sent.map(({ role, text }) => ({ role, text })), missing: [...missing], sourceIds: [...sourceIds] },
    values: columnOfValues(values),
  };
}
