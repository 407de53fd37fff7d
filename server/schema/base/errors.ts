import {
  BudgetExceededError,
  CollectionCycleError,
  ConfirmationRequiredError,
  ConflictError,
  CountChangedError,
  CrossSpaceError,
  type DomainError,
  type ErrorCode,
  errorCodes,
  type FieldErrorCode,
  fieldErrorCodes,
  type FieldProblem,
  ForbiddenError,
  InvalidInputError,
  InvitationInvalidError,
  LastOwnerError,
  LimitReachedError,
  NoModelError,
  NotFoundError,
  NotInTrashError,
  ReauthenticationRequiredError,
  SameCollectionError,
  SpaceArchivedError,
  StorageFullError,
  UnauthenticatedError,
} from '#server/domain/errors.ts';
import { builder } from './builder.ts';

/** What can become of any act on what lies in a space. */
export const errorsInSpace = [NotFoundError, ForbiddenError, SpaceArchivedError];

const meanings = {
  UNAUTHENTICATED: { description: 'Nobody is signed in, or the credential counts no more.' },
  NOT_FOUND: { description: 'Not there, or not visible to you: both get this answer.' },
  FORBIDDEN: { description: 'Visible to you, but your role, or the key you came with, does not allow this.' },
  INVALID: { description: 'Some of the input cannot be taken; `fields` says which and why. Nothing was changed.' },
  CONFIRMATION_REQUIRED: { description: 'A final deletion needs the typed word DELETE; that of a space needs its name.' },
  COLLECTION_CYCLE: { description: 'A collection cannot be placed inside itself or below itself.' },
  SAME_COLLECTION: { description: 'The sources are in this collection already.' },
  CROSS_SPACE: { description: 'Sources and collections cannot leave their space.' },
  COUNT_CHANGED: { description: 'More or fewer sources match the filter than expected; `actualCount` says how many. Nothing was changed.' },
  CONFLICT: { description: 'Somebody changed it since you read it. Nothing was changed.' },
  NOT_IN_TRASH: { description: 'Only sources in the trash can be deleted for good.' },
  SPACE_ARCHIVED: { description: 'The space is archived: it can be read, not changed.' },
  INVITATION_INVALID: { description: 'No such invitation, or it was used, declined or withdrawn, or it has expired: all get this answer.' },
  LAST_OWNER: { description: 'A space is never without an owner: make somebody else an owner first.' },
  LIMIT_REACHED: { description: 'There are as many of something as there may be; the message says of what, and how to make room.' },
  STORAGE_FULL: { description: 'The disk of the vault is almost full: nothing large can be added until something is deleted for good.' },
  BUDGET_EXCEEDED: { description: 'The space has spent what it may spend on models today.' },
  NO_MODEL: { description: 'It needs a language model, and this vault has none.' },
  FILE_MISMATCH: { description: 'The bytes of a file are not those that were announced: send them again.' },
  FILE_ALREADY_THERE: { description: 'The bytes of this file came before, and were others: add it as a new source.' },
  REAUTHENTICATION_REQUIRED: { description: 'It needs a sign-in of the last ten minutes: sign in again and repeat it. No API key can do it.' },
} as const satisfies Record<ErrorCode, { description: string }>;

const ErrorCodeEnum = builder.enumType('ErrorCode', {
  description: 'Why something was refused. New codes may be added: treat unknown ones as a refusal.',
  values: Object.fromEntries(errorCodes.map((code) => [code, meanings[code]])) as typeof meanings,
});

const ErrorInterface = builder.interfaceRef<DomainError & { readonly code: ErrorCode }>('Error').implement({
  description: 'An expected failure. Select `... on Error { code message }` on every result.',
  fields: (t) => ({
    code: t.field({ type: ErrorCodeEnum, description: 'For programs.', resolve: ({ code }) => code }),
    message: t.exposeString('message', { description: 'For people, in English. Clients with other languages have words for each code.' }),
  }),
});

const fieldMeanings = {
  CONFLICTING: { description: 'It cannot be given together with another field, or exactly one of several must be given.' },
  DUPLICATE: { description: 'It stands twice in the same list.' },
  MALFORMED: { description: 'It does not have the form that is wanted: no address, no colour, no regular expression.' },
  NOT_ALLOWED: { description: "It is understood, but not here: its kind, its state or this vault's settings do not take it." },
  NOT_FOUND: { description: 'It names what is not there, or not visible to you.' },
  NOT_IN_SOURCE: { description: 'A quote that does not stand in the source, letter by letter.' },
  REQUIRED: { description: 'It is missing, or blank.' },
  TAKEN: { description: 'Something else has this name or address already.' },
  TOO_FEW: { description: 'Fewer items than `limit`.' },
  TOO_LARGE: { description: 'A number or a size over `limit`.' },
  TOO_LONG: { description: 'More characters than `limit`.' },
  TOO_MANY: { description: 'More items than `limit`.' },
  TOO_SHORT: { description: 'Fewer characters than `limit`.' },
  TOO_SMALL: { description: 'A number or a size under `limit`.' },
} as const satisfies Record<FieldErrorCode, { description: string }>;

const FieldErrorCodeEnum = builder.enumType('FieldErrorCode', {
  description: 'What is wrong with one part of the input. New codes may be added: treat unknown ones as MALFORMED.',
  values: Object.fromEntries(fieldErrorCodes.map((code) => [code, fieldMeanings[code]])) as typeof fieldMeanings,
});

const FieldErrorRef = builder.objectRef<FieldProblem>('FieldError').implement({
  description: 'One part of the input that cannot be taken.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Where in the input, such as `name` or `sources.2.text`.', deprecationReason: 'Use `field`: a list needs no taking apart.' }),
    field: t.stringList({ description: 'Where in the input, step by step, such as `["sources", "2", "text"]`.', resolve: ({ path }) => (path === '' ? [] : path.split('.')) }),
    code: t.field({ type: FieldErrorCodeEnum, description: 'What is wrong, for programs.', resolve: ({ code }) => code ?? 'MALFORMED' }),
    limit: t.float({ nullable: true, description: 'The bound that was passed, where there is one: characters, items or bytes.', resolve: ({ limit }) => limit ?? null }),
    message: t.exposeString('message', { description: 'What is wrong and what would do.' }),
  }),
});

builder.objectType(InvalidInputError, {
  name: 'InvalidInputError',
  description: 'Some of the input cannot be taken; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.field({ type: [FieldErrorRef], description: 'Every problem, not only the first.', resolve: ({ fields }) => [...fields] }),
  }),
});

builder.objectType(CountChangedError, {
  name: 'CountChangedError',
  description: 'More or fewer sources match the filter than expected; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ actualCount: t.exposeInt('actualCount', { description: 'How many match now.' }) }),
});

builder.objectType(BudgetExceededError, {
  name: 'BudgetExceededError',
  description: 'The space has spent what it may spend on models today. Nothing was asked.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ resetsAt: t.expose('resetsAt', { type: 'DateTime', description: 'When it may spend again.' }) }),
});

const plainErrors = [
  [UnauthenticatedError, 'UnauthenticatedError', meanings.UNAUTHENTICATED.description],
  [NotFoundError, 'NotFoundError', meanings.NOT_FOUND.description],
  [ForbiddenError, 'ForbiddenError', meanings.FORBIDDEN.description],
  [ConfirmationRequiredError, 'ConfirmationRequiredError', meanings.CONFIRMATION_REQUIRED.description],
  [CollectionCycleError, 'CollectionCycleError', meanings.COLLECTION_CYCLE.description],
  [SameCollectionError, 'SameCollectionError', meanings.SAME_COLLECTION.description],
  [CrossSpaceError, 'CrossSpaceError', meanings.CROSS_SPACE.description],
  [ConflictError, 'ConflictError', meanings.CONFLICT.description],
  [NotInTrashError, 'NotInTrashError', meanings.NOT_IN_TRASH.description],
  [SpaceArchivedError, 'SpaceArchivedError', meanings.SPACE_ARCHIVED.description],
  [InvitationInvalidError, 'InvitationInvalidError', meanings.INVITATION_INVALID.description],
  [LastOwnerError, 'LastOwnerError', meanings.LAST_OWNER.description],
  [LimitReachedError, 'LimitReachedError', meanings.LIMIT_REACHED.description],
  [ReauthenticationRequiredError, 'ReauthenticationRequiredError', meanings.REAUTHENTICATION_REQUIRED.description],
  [NoModelError, 'NoModelError', 'It needs a language model, and this vault has none. What works without one is said where it does.'],
  [StorageFullError, 'StorageFullError', meanings.STORAGE_FULL.description],
] as const;

for (const [type, name, description] of plainErrors) {
  builder.objectType(type as typeof NotFoundError, { name, description, interfaces: [ErrorInterface] });
}
