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
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** An expected failure: told to the caller as data, never logged as a bug. */
export abstract class DomainError extends Error {
  abstract readonly code: ErrorCode;
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
  constructor(what: 'Space' | 'Collection' | 'Source') {
    super(`${what} not found.`);
  }
}

/** The caller sees it, but their role or the scope of their key does not allow this. */
export class ForbiddenError extends DomainError {
  readonly code = 'FORBIDDEN';
  constructor(reason: 'role' | 'scope') {
    super(
      reason === 'role'
        ? 'Your role in this space does not allow this.'
        : 'This API key may only read. Use a key with the scope "write".',
    );
  }
}

export interface FieldProblem {
  /** Where in the input, such as `name` or `sources.2.link.url`. */
  readonly path: string;
  readonly message: string;
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

/** A final deletion needs the typed word (specification section 5). */
export class ConfirmationRequiredError extends DomainError {
  readonly code = 'CONFIRMATION_REQUIRED';
  constructor() {
    super('Please type DELETE to confirm');
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
