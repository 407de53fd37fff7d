import type { ImportFormat } from '#server/platform/db/generated/client.ts';

/** Whether a file of this format holds flashcards. */
export const isOfCards = (format: ImportFormat): boolean => format === 'APKG' || format === 'CARDS_CSV';
