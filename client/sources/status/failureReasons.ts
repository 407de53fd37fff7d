import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FailureCode } from '#client/generated/schemaTypes.ts';
import { modelRefusals } from '#client/i18n/modelRefusals.ts';
import type { Known } from './sourceMessages.ts';

/** Why a source failed: what happened, then what to do. */
const ownMessages = defineMessages({
  BLOCKED: { id: 'sources.failure.blocked', defaultMessage: 'The site did not let us in. It may need a sign-in.' },
  NOT_FOUND: { id: 'sources.failure.notFound', defaultMessage: 'This page does not exist. Check the address.' },
  TIMEOUT: { id: 'sources.failure.timeout', defaultMessage: 'The site took too long to answer. Try again later.' },
  TOO_LARGE: { id: 'sources.failure.tooLarge', defaultMessage: 'It is too large to be read. A page may weigh 20 MB.' },
  INCOMPLETE: { id: 'sources.failure.incomplete', defaultMessage: 'The file did not arrive whole. Upload it again.' },
  NO_TEXT: { id: 'sources.failure.noText', defaultMessage: 'There is no readable text in it.' },
  UNSUPPORTED: { id: 'sources.failure.unsupported', defaultMessage: 'This kind of address or document cannot be read.' },
  PRIVATE_ADDRESS: {
    id: 'sources.failure.privateAddress',
    defaultMessage: 'This address lies in a private network and is not fetched.',
  },
  DNS: { id: 'sources.failure.dns', defaultMessage: 'No site has this name. Check the address.' },
  TLS: { id: 'sources.failure.tls', defaultMessage: 'The site’s certificate cannot be trusted.' },
  SERVER_ERROR: { id: 'sources.failure.serverError', defaultMessage: 'The site has a problem of its own, or asks for a pause. Try again later.' },
  UNREACHABLE: { id: 'sources.failure.unreachable', defaultMessage: 'Nothing answers at this address. Check it, or try again later.' },
  PASSWORD: { id: 'sources.failure.password', defaultMessage: 'This document is protected by a password. Remove it and upload the document again.' },
  DAMAGED: { id: 'sources.failure.damaged', defaultMessage: 'This file is damaged, or not what its name says.' },
  PAYWALL: { id: 'sources.failure.paywall', defaultMessage: 'The site shows this text to subscribers only. Copy it there and add it as text.' },
  BOT_CHECK: { id: 'sources.failure.botCheck', defaultMessage: 'The site wants to see a person first. Open it, copy the text and add that.' },
  CONSENT: { id: 'sources.failure.consent', defaultMessage: 'Instead of its text, the site asks whether you agree to cookies. Open it, answer there, copy the text and add that.' },
  NO_TEXT_LAYER: { id: 'sources.failure.noTextLayer', defaultMessage: 'This document was scanned: it has pictures of text, but no text.' },
  QUOTA: { id: 'sources.failure.quota', defaultMessage: 'This space has no room left. Delete something or ask for more room.' },
  STORAGE_FULL: { id: 'sources.failure.storageFull', defaultMessage: 'The vault has almost no room left. It is read as soon as there is more.' },
  NO_MODEL: { id: 'sources.failure.noModel', defaultMessage: 'This needs a language model, and none is set up.' },
  BUDGET: { id: 'sources.failure.budget', defaultMessage: 'This space has used up today’s budget for the model. It goes on by itself when the next day begins (0:00 UTC).' },
  MODEL_ERROR: { id: 'sources.failure.modelError', defaultMessage: 'The model did not give a usable answer. Process the source again later.' },
  NEEDS_BROWSER: {
    id: 'sources.failure.needsBrowser',
    defaultMessage: 'This page is built by scripts and can only be read in a browser. Whoever runs this vault can install Chromium or set BROWSER_URL.',
  },
  BROWSER_ERROR: { id: 'sources.failure.browserError', defaultMessage: 'The vault’s browser could not show this page. Try again, or get the text another way.' },
  INTERNAL: { id: 'sources.failure.internal', defaultMessage: 'Something went wrong in the vault itself. Try again later.' },
});

/** What keeps a model from its part is said in the same words everywhere. */
const failureMessages = { ...ownMessages, ...modelRefusals } satisfies Record<Known<FailureCode>, MessageDescriptor>;

/** For a failure whose code is newer than this page. */
const otherFailure = defineMessages({ long: { id: 'sources.failure.other', defaultMessage: 'Something went wrong while it was read. Try again.' } }).long;

/** Why a source failed, and what to do, by its `FailureCode`; null when none was told. */
export const failureMessage = (code: string | null | undefined): MessageDescriptor =>
  code && Object.hasOwn(failureMessages, code) ? failureMessages[code as keyof typeof failureMessages] : otherFailure;
