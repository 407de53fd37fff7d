import { Citation } from '../ask/Citation.ts';
import { loadMessage, Message } from '../ask/Message.ts';
import { builder } from '../base/builder.ts';
import { Card, loadCard } from '../cards/Card.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { loadWork, Work } from '../works/Work.ts';

const CitationOwner = builder.unionType('CitationOwner', {
  description: 'What can cite: an answer, a note, a flashcard, or a work. Other areas add theirs.',
  types: [Message, Source, Card, Work],
  resolveType: (owner) => ('deckId' in owner ? Card : 'kind' in owner && 'excerpt' in owner ? Work : 'spaceId' in owner && 'title' in owner ? Source : Message),
});

builder.objectField(Citation, 'owner', (t) =>
  t.field({
    type: CitationOwner,
    nullable: true,
    description: 'What cites with it; null when it is not visible to you.',
    resolve: ({ messageId, noteId, cardId, workId }, _args, ctx) => {
      if (messageId !== null) return loadMessage(ctx, messageId);
      if (cardId !== null) return loadCard(ctx, cardId);
      if (workId !== null) return loadWork(ctx, workId);
      return noteId === null ? null : loadSource(ctx, noteId);
    },
  }),
);
