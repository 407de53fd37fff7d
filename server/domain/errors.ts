/** Every failure a person can meet and act upon. Clients have words for each. */
export const errorCodes = [
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'FORBIDDEN',
  'INVALID',
  'CONFIRMATION_REQUIRED',
  'COLLECTION_CYCLE',
  'SAME_COLLECTION',
  'CROSS_SPACE',
  'SPACE_ARCHIVED',
  'COUNT_CHANGED',
  'CONFLICT',
  'NOT_IN_TRASH',
  'INVITATION_INVALID',
  'LAST_OWNER',
  'LIMIT_REACHED',
  'STORAGE_FULL',
  'BUDGET_EXCEEDED',
  'NO_MODEL',
  'FILE_MISMATCH',
  'FILE_ALREADY_THERE',
  'REAUTHENTICATION_REQUIRED',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** What no mutation is refused with: reading alone is. */
export type ReadingErrorCode = 'POSITION_EXPIRED';

/** An expected failure: told to the caller as data, never logged as a bug. */
export abstract class DomainError extends Error {
  abstract readonly code: ErrorCode | ReadingErrorCode;
}

/** Nobody is signed in, or the credential counts no more. */
export class UnauthenticatedError extends DomainError {
  readonly code = 'UNAUTHENTICATED';
  constructor() {
    super('Sign in first: send a bearer token or an API key in the Authorization header.');
  }
}

/** It is not there, or the caller may not see that it is: both get the same answer. */
export class NotFoundError extends DomainError {
  readonly code = 'NOT_FOUND';
  constructor(what: 'Space' | 'Collection' | 'Deleted collection' | 'Smart collection' | 'Source' | 'Member' | 'Invitation' | 'API key' | 'Notification' | 'File' | 'Text' | 'Revision' | 'Highlight' | 'Undo' | 'User' | 'Passkey' | 'Person' | 'Session' | 'Link' | 'Feed' | 'Feed address' | 'Feedback' | 'Tag' | 'Entry' | 'Job' | 'Prompt' | 'Prompt collection' | 'Prompt version' | 'Prompt analysis' | 'Prompt run' | 'Prompt suggestion' | 'Test set' | 'Test case' | 'Test run' | 'Conversation' | 'Answer' | 'Proposed change' | 'Deck' | 'Card' | 'Webhook' | 'Delivery' | 'Work') {
    super(`${what} not found.`);
  }
}

const reasons = {
  role: 'Your role in this space does not allow this.',
  scope: 'This API key may only read. Use a key with the scope "write".',
  manageScope: 'This API key manages no spaces. Use a key with the scope "manage".',
  provider: 'Your address is kept by your identity provider. Change it there.',
  spaces: 'This API key is for certain spaces only, so it can neither make nor join any.',
  author: 'It belongs to somebody else: only they may change it.',
  conversation: 'It is the conversation of somebody else: only they may ask in it and change it.',
  administrator: 'Only those who look after the vault may do this.',
  secretAddress: 'An API key cannot make secret addresses: they would outlive it. Sign in to do it.',
  apiKey: 'An API key cannot change API keys or the account. Sign in to do it.',
} as const;

/** The caller sees it, but their role, the scope of their key or its being a key does not allow this. */
export class ForbiddenError extends DomainError {
  readonly code = 'FORBIDDEN';
  constructor(reason: keyof typeof reasons) {
    super(reasons[reason]);
  }
}

/** What is wrong with one part of the input. */
export const fieldErrorCodes = [
  'CONFLICTING',
  'DUPLICATE',
  'MALFORMED',
  'NOT_ALLOWED',
  'NOT_FOUND',
  'NOT_IN_SOURCE',
  'REQUIRED',
  'TAKEN',
  'TOO_FEW',
  'TOO_LARGE',
  'TOO_LONG',
  'TOO_MANY',
  'TOO_SHORT',
  'TOO_SMALL',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export interface FieldProblem {
  /** Where in the input, such as `name` or `sources.2.link.url`. */
  readonly path: string;
  readonly message: string;
  /** MALFORMED unless told. */
  readonly code?: FieldErrorCode | undefined;
  /** The bound that was passed, where there is one: characters, items or bytes. */
  readonly limit?: number | undefined;
}

/** Some of the input cannot be taken; nothing was changed. */
export class InvalidInputError extends DomainError {
  readonly code = 'INVALID';
  readonly fields: readonly FieldProblem[];
  constructor(fields: readonly FieldProblem[]) {
    super(fields.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join(' ') || 'Invalid input.');
    this.fields = fields;
  }
}

/** A final deletion needs the typed word (specification section 5); that of a space needs its name. */
export class ConfirmationRequiredError extends DomainError {
  readonly code = 'CONFIRMATION_REQUIRED';
  constructor(what: 'DELETE' | 'the name of the space' | 'your e-mail address' = 'DELETE') {
    super(`Please type ${what} to confirm`);
  }
}

export class CollectionCycleError extends DomainError {
  readonly code = 'COLLECTION_CYCLE';
  constructor() {
    super('A collection cannot be placed inside itself or below itself.');
  }
}

/** Move is not allowed into the source's current collection (specification section 5). */
export class SameCollectionError extends DomainError {
  readonly code = 'SAME_COLLECTION';
  constructor() {
    super('The source is already in this collection.');
  }
}

export class CrossSpaceError extends DomainError {
  readonly code = 'CROSS_SPACE';
  constructor() {
    super('Sources and collections cannot leave their space.');
  }
}

/** An archived space can be read; to change something in it, unarchive it first. */
export class SpaceArchivedError extends DomainError {
  readonly code = 'SPACE_ARCHIVED';
  constructor() {
    super('This space is archived. Unarchive it to change something in it.');
  }
}

/** No invitation has this token, or it was used, declined, withdrawn or has expired: all get the same answer. */
export class InvitationInvalidError extends DomainError {
  readonly code = 'INVITATION_INVALID';
  constructor() {
    super('This invitation does not count: it was used, declined or withdrawn, it has expired, or its link is incomplete. Ask for a new one.');
  }
}

/** A space is never without an owner. */
export class LastOwnerError extends DomainError {
  readonly code = 'LAST_OWNER';
  constructor() {
    super('A space needs an owner. Make somebody else an owner first, or delete the space.');
  }
}

/** There are as many of something as there may be. */
export class LimitReachedError extends DomainError {
  readonly code = 'LIMIT_REACHED';
  constructor(limit: string, remedy = '') {
    super(`${limit} ${remedy}`.trim());
  }
}

/** The disk of the vault is almost full. What makes room (deleting, emptying the trash) is never refused so. */
export class StorageFullError extends DomainError {
  readonly code = 'STORAGE_FULL';
  /** @param left whether there is room for what is small: a name, a deletion */
  constructor(left: 'almost nothing' | 'nothing' = 'almost nothing') {
    super(
      left === 'nothing'
        ? 'The disk of the vault is full: nothing could be written, and nothing was changed. Tell whoever runs it to make room.'
        : 'The vault has almost no room left, so nothing can be added. Delete something for good, or tell whoever runs it.',
    );
  }
}

/** The space has spent what it may spend on models today; nothing was asked. */
export class BudgetExceededError extends DomainError {
  readonly code = 'BUDGET_EXCEEDED';
  /** When it may spend again. */
  readonly resetsAt: Date;
  constructor(resetsAt: Date) {
    super(`This space has spent what it may spend on models today. It may again from ${resetsAt.toISOString()}.`);
    this.resetsAt = resetsAt;
  }
}

/** It needs a language model, and none is configured. */
export class NoModelError extends DomainError {
  readonly code = 'NO_MODEL';
  constructor() {
    super('This needs a language model, and this vault has none.');
  }
}

/** "All results" are not as many as the caller has seen; nothing was changed. */
export class CountChangedError extends DomainError {
  readonly code = 'COUNT_CHANGED';
  /** How many match now. */
  readonly actualCount: number;
  constructor(expectedCount: number, actualCount: number, what: 'sources' | 'changes' = 'sources') {
    super(`${expectedCount.toLocaleString('en')} ${what} were expected, but ${actualCount.toLocaleString('en')} match now. Look again and repeat it with the new count.`);
    this.actualCount = actualCount;
  }
}

/** Somebody else changed it since the caller has read it; nothing was changed. */
export class ConflictError extends DomainError {
  readonly code = 'CONFLICT';
  /** @param message when something else than a change of the same thing stands against it */
  constructor(message = 'It was changed meanwhile. Read it again, and repeat your change on what is there now.') {
    super(message);
  }
}

/** Only what lies in the trash can be deleted for good. */
export class NotInTrashError extends DomainError {
  readonly code = 'NOT_IN_TRASH';
  constructor() {
    super('Only sources in the trash can be deleted for good. Put them into the trash first.');
  }
}

/** The bytes of a file are not those that were announced. The source says so too and may be sent again. */
export class FileMismatchError extends DomainError {
  readonly code = 'FILE_MISMATCH';
}

/** The bytes of a file came before. They never change: another file is another source. */
export class FileAlreadyThereError extends DomainError {
  readonly code = 'FILE_ALREADY_THERE';
  constructor() {
    super('The bytes of this file came before, and were others. Add the file as a new source.');
  }
}

/** What is dangerous needs a sign-in of the last ten minutes. */
export class ReauthenticationRequiredError extends DomainError {
  readonly code = 'REAUTHENTICATION_REQUIRED';
  constructor() {
    super('This needs a sign-in of the last ten minutes. Sign in again and repeat it.');
  }
}

/** A position of the change feed is older than what is kept, or of another vault. */
export class PositionExpiredError extends DomainError {
  readonly code = 'POSITION_EXPIRED';
  constructor() {
    super('This position counts no more: positions are good for 30 days, and not beyond a restored backup. Begin without one.');
  }
}
