import type { AssistantAim as Aim } from '#server/domain/assistant/wish/aims.ts';
import { builder } from '../base/builder.ts';

export const AssistantAim = builder.enumType('AssistantAim', {
  description: 'What the assistant can look for without a model.',
  values: {
    CHECK_LINKS: { description: 'Links whose page is gone.' },
    COLLECT: { description: 'A collection of what a search finds: for what stands in quotes or behind "about" in the question, else for all of it.' },
    FIND_GAPS: { description: 'Pages that several sources refer to, and that are not here.' },
    MERGE: { description: 'What is there twice.' },
    MOVE: { description: 'Places for what lies in the Inbox.' },
    RENAME: { description: 'Titles for what is called by its file or address.' },
    SUMMARIZE: { description: 'Summaries for what has none.' },
    TAG: { description: 'Tags for what has none.' },
  } as const satisfies Record<Aim, { description: string }>,
});

export const aimsDescription = 'Of the assistant: what to look for, whatever the words of the question say. NOT_ALLOWED in other conversations.';
