import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FailureCode, ProcessingStage, ProcessingStageState, SourceStatus, SourceType } from '#client/generated/schemaTypes.ts';

/** Without Relay's stand-in for codes that are newer than this page. */
export type Known<Code extends string> = Code extends `%${string}` ? never : Code;

/** The word of each status (spec section 4); one that is not known reads as it comes. */
export const statusMessages = defineMessages({
  UPLOADING: { id: 'sources.status.uploading', defaultMessage: 'Uploading' },
  PENDING: { id: 'sources.status.pending', defaultMessage: 'Pending' },
  PROCESSING: { id: 'sources.status.processing', defaultMessage: 'Processing' },
  COMPLETED: { id: 'sources.status.completed', defaultMessage: 'Completed' },
  FAILED: { id: 'sources.status.failed', defaultMessage: 'Failed' },
}) satisfies Record<Known<SourceStatus>, MessageDescriptor>;

/** The word of each type of source. */
export const typeMessages = defineMessages({
  URI: { id: 'sources.type.link', defaultMessage: 'Link' },
  FILE: { id: 'sources.type.file', defaultMessage: 'File' },
  CONTENT: { id: 'sources.type.text', defaultMessage: 'Text' },
  NOTE: { id: 'sources.type.note', defaultMessage: 'Note' },
}) satisfies Record<Known<SourceType>, MessageDescriptor>;

/** Why a source failed, in a few words, for rows. */
export const shortFailureMessages = defineMessages({
  BLOCKED: { id: 'sources.failureShort.blocked', defaultMessage: 'Site did not let us in' },
  NOT_FOUND: { id: 'sources.failureShort.notFound', defaultMessage: 'Page not found' },
  TIMEOUT: { id: 'sources.failureShort.timeout', defaultMessage: 'Site took too long' },
  TOO_LARGE: { id: 'sources.failureShort.tooLarge', defaultMessage: 'Too large' },
  INCOMPLETE: { id: 'sources.failureShort.incomplete', defaultMessage: 'Upload incomplete' },
  NO_TEXT: { id: 'sources.failureShort.noText', defaultMessage: 'No readable text' },
  UNSUPPORTED: { id: 'sources.failureShort.unsupported', defaultMessage: 'Cannot be read' },
  PRIVATE_ADDRESS: { id: 'sources.failureShort.privateAddress', defaultMessage: 'Private address' },
  DNS: { id: 'sources.failureShort.dns', defaultMessage: 'Unknown site' },
  TLS: { id: 'sources.failureShort.tls', defaultMessage: 'Untrusted certificate' },
  SERVER_ERROR: { id: 'sources.failureShort.serverError', defaultMessage: 'Site has a problem' },
  UNREACHABLE: { id: 'sources.failureShort.unreachable', defaultMessage: 'Site cannot be reached' },
  PASSWORD: { id: 'sources.failureShort.password', defaultMessage: 'Needs a password' },
  DAMAGED: { id: 'sources.failureShort.damaged', defaultMessage: 'File is damaged' },
  PAYWALL: { id: 'sources.failureShort.paywall', defaultMessage: 'For subscribers only' },
  BOT_CHECK: { id: 'sources.failureShort.botCheck', defaultMessage: 'Site checks for robots' },
  CONSENT: { id: 'sources.failureShort.consent', defaultMessage: 'Site asks for consent' },
  NO_TEXT_LAYER: { id: 'sources.failureShort.noTextLayer', defaultMessage: 'Scanned, no text' },
  QUOTA: { id: 'sources.failureShort.quota', defaultMessage: 'No room left' },
  STORAGE_FULL: { id: 'sources.failureShort.storageFull', defaultMessage: 'Vault is full' },
  NO_MODEL: { id: 'sources.failureShort.noModel', defaultMessage: 'No model set up' },
  BUDGET: { id: 'sources.failureShort.budget', defaultMessage: 'Budget used up' },
  MODEL_ERROR: { id: 'sources.failureShort.modelError', defaultMessage: 'Model had a problem' },
  MODEL_RATE_LIMITED: { id: 'sources.failureShort.modelRateLimited', defaultMessage: 'Model asked too often' },
  MODEL_QUOTA: { id: 'sources.failureShort.modelQuota', defaultMessage: 'Model used up' },
  MODEL_UNAUTHORIZED: { id: 'sources.failureShort.modelUnauthorized', defaultMessage: 'Model refuses the key' },
  MODEL_NOT_FOUND: { id: 'sources.failureShort.modelNotFound', defaultMessage: 'Model not found' },
  INTERNAL: { id: 'sources.failureShort.internal', defaultMessage: 'Vault had a problem' },
  NEEDS_BROWSER: { id: 'sources.failureShort.needsBrowser', defaultMessage: 'Needs a browser' },
  BROWSER_ERROR: { id: 'sources.failureShort.browserError', defaultMessage: 'Browser had a problem' },
}) satisfies Record<Known<FailureCode>, MessageDescriptor>;

/** For a failure whose code is newer than this page. */
export const otherShortFailure = defineMessages({ short: { id: 'sources.failureShort.other', defaultMessage: 'Could not be read' } }).short;

/** A stage of processing that has not begun, runs, or is done. */
export const stageMessages = {
  FETCH: defineMessages({
    WAITING: { id: 'sources.stage.fetch.next', defaultMessage: 'Fetch' },
    RUNNING: { id: 'sources.stage.fetch.now', defaultMessage: 'Fetching' },
    DONE: { id: 'sources.stage.fetch.done', defaultMessage: 'Fetched' },
  }),
  EXTRACT: defineMessages({
    WAITING: { id: 'sources.stage.extract.next', defaultMessage: 'Extract text' },
    RUNNING: { id: 'sources.stage.extract.now', defaultMessage: 'Extracting text' },
    DONE: { id: 'sources.stage.extract.done', defaultMessage: 'Text extracted' },
  }),
  RENDER: defineMessages({
    WAITING: { id: 'sources.stage.render.next', defaultMessage: 'Show in a browser' },
    RUNNING: { id: 'sources.stage.render.now', defaultMessage: 'Showing in a browser' },
    DONE: { id: 'sources.stage.render.done', defaultMessage: 'Shown in a browser' },
  }),
  RECOGNIZE: defineMessages({
    WAITING: { id: 'sources.stage.recognize.next', defaultMessage: 'Read pictures' },
    RUNNING: { id: 'sources.stage.recognize.now', defaultMessage: 'Reading pictures' },
    DONE: { id: 'sources.stage.recognize.done', defaultMessage: 'Pictures read' },
  }),
  PREVIEW: defineMessages({
    WAITING: { id: 'sources.stage.preview.next', defaultMessage: 'Make a preview' },
    RUNNING: { id: 'sources.stage.preview.now', defaultMessage: 'Making a preview' },
    DONE: { id: 'sources.stage.preview.done', defaultMessage: 'Preview made' },
  }),
  SNAPSHOT: defineMessages({
    WAITING: { id: 'sources.stage.snapshot.next', defaultMessage: 'Keep the page' },
    RUNNING: { id: 'sources.stage.snapshot.now', defaultMessage: 'Keeping the page' },
    DONE: { id: 'sources.stage.snapshot.done', defaultMessage: 'Page kept' },
  }),
  SUMMARY: defineMessages({
    WAITING: { id: 'sources.stage.summary.next', defaultMessage: 'Summarize' },
    RUNNING: { id: 'sources.stage.summary.now', defaultMessage: 'Summarizing' },
    DONE: { id: 'sources.stage.summary.done', defaultMessage: 'Summarized' },
  }),
  TAGS: defineMessages({
    WAITING: { id: 'sources.stage.tags.next', defaultMessage: 'Find tags' },
    RUNNING: { id: 'sources.stage.tags.now', defaultMessage: 'Finding tags' },
    DONE: { id: 'sources.stage.tags.done', defaultMessage: 'Tags found' },
  }),
  STRUCTURE: defineMessages({
    WAITING: { id: 'sources.stage.structure.next', defaultMessage: 'Find outline' },
    RUNNING: { id: 'sources.stage.structure.now', defaultMessage: 'Finding the outline' },
    DONE: { id: 'sources.stage.structure.done', defaultMessage: 'Outline found' },
  }),
  REWRITE: defineMessages({
    WAITING: { id: 'sources.stage.rewrite.next', defaultMessage: 'Rewrite' },
    RUNNING: { id: 'sources.stage.rewrite.now', defaultMessage: 'Rewriting' },
    DONE: { id: 'sources.stage.rewrite.done', defaultMessage: 'Rewritten' },
  }),
  TRANSLATE: defineMessages({
    WAITING: { id: 'sources.stage.translate.next', defaultMessage: 'Translate' },
    RUNNING: { id: 'sources.stage.translate.now', defaultMessage: 'Translating' },
    DONE: { id: 'sources.stage.translate.done', defaultMessage: 'Translated' },
  }),
  SAVE: defineMessages({
    WAITING: { id: 'sources.stage.save.next', defaultMessage: 'Save' },
    RUNNING: { id: 'sources.stage.save.now', defaultMessage: 'Saving' },
    DONE: { id: 'sources.stage.save.done', defaultMessage: 'Saved' },
  }),
} satisfies Record<Known<ProcessingStage>, Record<Known<ProcessingStageState>, MessageDescriptor>>;

/** A stage that this page has words for. */
export type KnownStage = keyof typeof stageMessages;
