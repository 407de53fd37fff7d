import { defineMessage, defineMessages } from 'react-intl';
import type { PromptRole } from './draftContent.ts';

const messages = defineMessages({
  system: { id: 'prompts.system', defaultMessage: 'System message' },
  user: { id: 'prompts.user', defaultMessage: 'User prompt' },
  assistant: { id: 'prompts.assistant', defaultMessage: 'Answer of the model' },
});

/** Who speaks. */
export const roleMessages = { SYSTEM: messages.system, USER: messages.user, ASSISTANT: messages.assistant } satisfies Record<PromptRole, unknown>;

/** One of several of a role. */
export const numberedRole = defineMessage<{ role: string; number: number }>({ id: 'prompts.numberedRole', defaultMessage: '{role} {number, number}' });
