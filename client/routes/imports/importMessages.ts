import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ImportRowOutcome } from '#client/generated/schemaTypes.ts';

/** Without Relay's stand-in for values that are newer than this page. */
export type KnownOutcome = ImportRowOutcome extends infer Value ? (Value extends `%${string}` ? never : Value & string) : never;

/** What became, or would become, of rows. */
export const outcomeMessages = defineMessages({
  ADDED: { id: 'import.outcome.added', defaultMessage: 'New' },
  ALREADY_THERE: { id: 'import.outcome.alreadyThere', defaultMessage: 'There already' },
  UPDATED: { id: 'import.outcome.updated', defaultMessage: 'Completed' },
  REPEATED: { id: 'import.outcome.repeated', defaultMessage: 'Twice in the file' },
  FAILED: { id: 'import.outcome.failed', defaultMessage: 'Cannot be taken' },
}) satisfies Record<KnownOutcome, MessageDescriptor>;

const failures = defineMessages({
  UNSUPPORTED: { id: 'import.failure.unsupported', defaultMessage: 'This is none of the files that can be imported. If you can, export your bookmarks as HTML.' },
  TOO_LARGE: { id: 'import.failure.tooLarge', defaultMessage: 'The file holds more than an import takes: at most 200,000 rows in 2,000 folders. Split it.' },
  STORAGE_FULL: { id: 'import.failure.storageFull', defaultMessage: 'The vault has almost no room left. What was added is kept; import the file again when there is more.' },
  NOT_FOUND: { id: 'import.failure.notFound', defaultMessage: 'The space or a collection is gone, or whoever began this may not write there any more. What was added is kept.' },
  DAMAGED: { id: 'import.failure.damaged', defaultMessage: 'The file is damaged: it breaks off, or is not what it says. Export it again.' },
  other: { id: 'import.failure.other', defaultMessage: 'Something went wrong in the vault itself. What was added is kept; import the file again.' },
});

/** Why an import failed, and what to do. */
const importFailure = (code: string): MessageDescriptor => (Object.hasOwn(failures, code) ? failures[code as keyof typeof failures] : failures.other);

const rowFailures = defineMessages({
  UNSUPPORTED: { id: 'import.rowFailure.address', defaultMessage: 'This is no web address.' },
  STORAGE_FULL: { id: 'import.rowFailure.storageFull', defaultMessage: 'There was no room for it.' },
  other: { id: 'import.rowFailure.other', defaultMessage: 'It could not be taken.' },
});

const promptFailures = defineMessages({
  NOT_FOUND: { id: 'import.promptFailure.notFound', defaultMessage: 'What it says stands elsewhere: in another file, in a stored prompt, or in a fragment that is not here.' },
  TOO_LARGE: { id: 'import.promptFailure.tooLarge', defaultMessage: 'Something in it is larger than a prompt may have.' },
  DAMAGED: { id: 'import.promptFailure.damaged', defaultMessage: 'It breaks off, or is not what it says.' },
  other: { id: 'import.promptFailure.other', defaultMessage: 'This is no prompt that can be taken.' },
});

/** Why a prompt could not be taken. */
const promptFailure = (code: string): MessageDescriptor => (Object.hasOwn(promptFailures, code) ? promptFailures[code as keyof typeof promptFailures] : promptFailures.other);

const fileOfPromptsFailures = defineMessages({
  UNSUPPORTED: { id: 'import.promptsFailure.unsupported', defaultMessage: 'There are no prompts in this that can be read. Give JSON of OpenAI or Langfuse, YAML of Promptfoo, or Markdown.' },
  TOO_LARGE: { id: 'import.promptsFailure.tooLarge', defaultMessage: 'This holds more than an import takes. Split it.' },
});

/** Why an import of prompts failed, and what to do. */
const promptsFailure = (code: string): MessageDescriptor => (Object.hasOwn(fileOfPromptsFailures, code) ? fileOfPromptsFailures[code as keyof typeof fileOfPromptsFailures] : importFailure(code));

const caseFailures = defineMessages({
  NOT_FOUND: { id: 'import.caseFailure.notFound', defaultMessage: 'A source or a collection that it names is not in this space.' },
  TOO_LARGE: { id: 'import.caseFailure.tooLarge', defaultMessage: 'The test set is full: it has at most 5,000 rows.' },
  other: { id: 'import.caseFailure.other', defaultMessage: 'This is no test row that can be taken.' },
});

/** Why a row of a test set could not be taken. */
const caseFailure = (code: string): MessageDescriptor => (Object.hasOwn(caseFailures, code) ? caseFailures[code as keyof typeof caseFailures] : caseFailures.other);

const tableOfCasesFailures = defineMessages({
  UNSUPPORTED: { id: 'import.casesFailure.unsupported', defaultMessage: 'There are no test rows in this table. Its first line names the variables of the prompt, and “expected”.' },
  TOO_LARGE: { id: 'import.casesFailure.tooLarge', defaultMessage: 'This table is too large, or has a row that does not end. Split it.' },
  NOT_FOUND: { id: 'import.casesFailure.notFound', defaultMessage: 'The test set is gone, or whoever began this may not change it any more. What was added is kept.' },
});

/** Why an import of test rows failed, and what to do. */
const casesFailure = (code: string): MessageDescriptor => (Object.hasOwn(tableOfCasesFailures, code) ? tableOfCasesFailures[code as keyof typeof tableOfCasesFailures] : importFailure(code));

/** As what prompts stand in a file: names of products and formats, the same in every language. */
export const promptFormatNames = { LANGFUSE: 'Langfuse', MARKDOWN: 'Markdown', OPENAI: 'OpenAI', PROMPTFOO: 'Promptfoo' } as const;

const cardFailures = defineMessages({
  TOO_LARGE: { id: 'import.cardFailure.tooLarge', defaultMessage: 'A side has at most 20,000 characters, and a deck 100,000 cards.' },
  other: { id: 'import.cardFailure.other', defaultMessage: 'This is no card that can be taken: it asks or answers nothing in words, or has no gap.' },
});

/** Why a card could not be taken. */
const cardFailure = (code: string): MessageDescriptor => (Object.hasOwn(cardFailures, code) ? cardFailures[code as keyof typeof cardFailures] : cardFailures.other);

const fileOfCardsFailures = defineMessages({
  UNSUPPORTED: { id: 'import.cardsFailure.unsupported', defaultMessage: 'There are no cards in this that can be read. Export the deck from Anki as .apkg again, or give a table with front and back.' },
  TOO_LARGE: { id: 'import.cardsFailure.tooLarge', defaultMessage: 'This holds more than an import takes. Export one deck at a time.' },
  NOT_FOUND: { id: 'import.cardsFailure.notFound', defaultMessage: 'The deck is gone, or whoever began this may not change it any more. What was added is kept.' },
});

/** Why an import of cards failed, and what to do. */
const cardsFailure = (code: string): MessageDescriptor => (Object.hasOwn(fileOfCardsFailures, code) ? fileOfCardsFailures[code as keyof typeof fileOfCardsFailures] : importFailure(code));

/** Why a row could not be taken. */
const rowFailure = (code: string): MessageDescriptor => (Object.hasOwn(rowFailures, code) ? rowFailures[code as keyof typeof rowFailures] : rowFailures.other);

/** What an import is of. */
export type Imported = 'SOURCES' | 'PROMPTS' | 'CASES' | 'CARDS';

export const failureOfImport = { SOURCES: importFailure, PROMPTS: promptsFailure, CASES: casesFailure, CARDS: cardsFailure } satisfies Record<Imported, unknown>;
export const failureOfRow = { SOURCES: rowFailure, PROMPTS: promptFailure, CASES: caseFailure, CARDS: cardFailure } satisfies Record<Imported, unknown>;

/** What a file holds, by what it turned out to be. */
export const importedAs = (format: string | undefined): Imported => (Object.hasOwn(importedFormats, format ?? '') ? importedFormats[format as keyof typeof importedFormats] : 'SOURCES');

const importedFormats = { PROMPTS: 'PROMPTS', TEST_SET_CSV: 'CASES', APKG: 'CARDS', CARDS_CSV: 'CARDS' } as const;
