import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FailureCode, SourceStatus, SourceType } from '#client/__generated__/SourceCover_source.graphql.ts';
import type { ProcessingStage } from '#client/__generated__/useStages_source.graphql.ts';

/** Without Relay's stand-in for codes that are newer than this page. */
type Known<Code extends string> = Code extends `%${string}` ? never : Code;

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

/** Why a source failed: what happened, then what to do. */
export const failureMessages = defineMessages({
  BLOCKED: { id: 'sources.failure.blocked', defaultMessage: 'The site did not let us in. It may need a sign-in.' },
  NOT_FOUND: { id: 'sources.failure.notFound', defaultMessage: 'This page does not exist. Check the address.' },
  TIMEOUT: { id: 'sources.failure.timeout', defaultMessage: 'The site took too long to answer. Try again later.' },
  TOO_LARGE: { id: 'sources.failure.tooLarge', defaultMessage: 'This page is larger than 20 MB.' },
  INCOMPLETE: { id: 'sources.failure.incomplete', defaultMessage: 'The file did not arrive whole. Upload it again.' },
  NO_TEXT: { id: 'sources.failure.noText', defaultMessage: 'There is no readable text on this page.' },
  UNSUPPORTED: { id: 'sources.failure.unsupported', defaultMessage: 'This kind of address or document cannot be read.' },
  PRIVATE_ADDRESS: {
    id: 'sources.failure.privateAddress',
    defaultMessage: 'This address lies in a private network and is not fetched.',
  },
  DNS: { id: 'sources.failure.dns', defaultMessage: 'No site has this name. Check the address.' },
  TLS: { id: 'sources.failure.tls', defaultMessage: 'The site’s certificate cannot be trusted.' },
  SERVER_ERROR: { id: 'sources.failure.serverError', defaultMessage: 'The site has a problem of its own. Try again later.' },
}) satisfies Record<Known<FailureCode>, MessageDescriptor>;

/** The same in a few words, for rows. */
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
}) satisfies Record<Known<FailureCode>, MessageDescriptor>;

/** For a failure whose code is newer than this page. */
export const otherFailure = defineMessages({
  long: { id: 'sources.failure.other', defaultMessage: 'Something went wrong while it was read. Try again.' },
  short: { id: 'sources.failureShort.other', defaultMessage: 'Could not be read' },
});

/** A stage of processing that has not begun, runs, or is done. */
export const stageMessages = {
  FETCH: defineMessages({
    next: { id: 'sources.stage.fetch.next', defaultMessage: 'Fetch' },
    now: { id: 'sources.stage.fetch.now', defaultMessage: 'Fetching' },
    done: { id: 'sources.stage.fetch.done', defaultMessage: 'Fetched' },
  }),
  EXTRACT: defineMessages({
    next: { id: 'sources.stage.extract.next', defaultMessage: 'Extract text' },
    now: { id: 'sources.stage.extract.now', defaultMessage: 'Extracting text' },
    done: { id: 'sources.stage.extract.done', defaultMessage: 'Text extracted' },
  }),
  SAVE: defineMessages({
    next: { id: 'sources.stage.save.next', defaultMessage: 'Save' },
    now: { id: 'sources.stage.save.now', defaultMessage: 'Saving' },
    done: { id: 'sources.stage.save.done', defaultMessage: 'Saved' },
  }),
} satisfies Record<Known<ProcessingStage>, Record<'next' | 'now' | 'done', MessageDescriptor>>;
