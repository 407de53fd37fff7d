import { Citation } from '../ask/Citation.ts';
import { loadMessage, Message } from '../ask/Message.ts';
import { builder } from '../base/builder.ts';
import { Card, loadCard } from '../cards/Card.ts';
import { loadSource, Source } from '../sources/Source.ts';

const CitationOwner = builder.unionType('CitationOwner', {
  description: 'What can cite: an answer, a note, or a flashcard. Other areas add theirs.',
  types: [Message, Source, Card],
  resolveType: (owner) => ('deckId' in owner ? Card : 'spaceId' in owner && 'title' in owner ? Source : Message),
});

builder.objectField(Citation, 'owner', (t) =>
  t.field({
    type: CitationOwner,
    nullable: true,
    description: 'What cites with it; null when it is not visible to you.',
    resolve: ({ messageId, noteId, cardId }, _args, ctx) => {
      if (messageId !== null) return loadMessage(ctx, messageId);
      if (cardId !== null) return loadCard(ctx, cardId);
      return noteId === null ? null : loadSource(ctx, noteId);
    },
  }),
);
