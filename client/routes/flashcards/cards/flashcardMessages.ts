import { defineMessage, defineMessages } from 'react-intl';

/** Words that several parts of `/flashcards` share. */
export const flashcardMessages = {
  ...defineMessages({
    title: { id: 'areas.flashcards', defaultMessage: 'Flashcards' },
    review: { id: 'flashcards.review', defaultMessage: 'Review' },
    startReview: { id: 'flashcards.startReview', defaultMessage: 'Start review' },
    newDeck: { id: 'flashcards.newDeck', defaultMessage: 'New deck' },
    addCard: { id: 'flashcards.addCard', defaultMessage: 'Add card' },
    editCard: { id: 'flashcards.editCard', defaultMessage: 'Edit card' },
    suspend: { id: 'flashcards.suspend', defaultMessage: 'Suspend' },
    resume: { id: 'flashcards.resume', defaultMessage: 'Learn again' },
    backToDecks: { id: 'flashcards.backToDecks', defaultMessage: 'Back to decks' },
    backToDeck: { id: 'flashcards.backToDeck', defaultMessage: 'Back to the deck' },
    makeCards: { id: 'flashcards.makeCards', defaultMessage: 'Make cards' },
    accept: { id: 'flashcards.accept', defaultMessage: 'Accept' },
    reject: { id: 'flashcards.reject', defaultMessage: 'Reject' },
    edit: { id: 'flashcards.edit', defaultMessage: 'Edit' },
    importCards: { id: 'flashcards.import', defaultMessage: 'Import' },
    moreCards: { id: 'flashcards.moreCards', defaultMessage: 'More cards' },
    undoFailed: { id: 'flashcards.undoFailed', defaultMessage: 'Failed to take it back.' },
  }),
  added: defineMessage<{ count: number }>({ id: 'flashcards.added', defaultMessage: '{count, plural, one {# card added} other {# cards added}}' }),
  cards: defineMessage<{ count: number }>({ id: 'flashcards.cards', defaultMessage: '{count, plural, one {# card} other {# cards}}' }),
};
