import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';

/** Without Relay's stand-in for codes that are newer than this page. */
type KnownCode = ErrorCode extends infer Code ? (Code extends `%${string}` ? never : Code & string) : never;

/** The words for each code of a refusal; a new code does not compile until it has some. */
export const errorMessages = defineMessages({
  BUDGET_EXCEEDED: { id: 'error.budgetExceeded', defaultMessage: 'This space has used up today’s budget for models. It goes on when the next day begins (0:00 UTC).' },
  COLLECTION_CYCLE: {
    id: 'error.collectionCycle',
    defaultMessage: 'A collection cannot be placed inside itself.',
  },
  CONFIRMATION_REQUIRED: { id: 'error.confirmationRequired', defaultMessage: 'Please type DELETE to confirm' },
  CONFLICT: { id: 'error.conflict', defaultMessage: 'Somebody changed this meanwhile. Look at it again, then repeat your change.' },
  COUNT_CHANGED: { id: 'error.countChanged', defaultMessage: 'The results have changed meanwhile. Look at them again, then repeat.' },
  CROSS_SPACE: { id: 'error.crossSpace', defaultMessage: 'Sources and collections cannot leave their space.' },
  FILE_ALREADY_THERE: { id: 'error.fileAlreadyThere', defaultMessage: 'This file was uploaded before. Add it as a new source.' },
  FILE_MISMATCH: { id: 'error.fileMismatch', defaultMessage: 'The file did not arrive whole. Upload it again.' },
  FORBIDDEN: { id: 'error.forbidden', defaultMessage: 'Your role in this space does not allow this.' },
  INVALID: { id: 'error.invalid', defaultMessage: 'This cannot be taken as it is. Check what you entered.' },
  INVITATION_INVALID: { id: 'error.invitationInvalid', defaultMessage: 'This invitation was used, withdrawn or is too old. Ask for a new one.' },
  LAST_OWNER: { id: 'error.lastOwner', defaultMessage: 'A space needs an owner. Make somebody else an owner first.' },
  LIMIT_REACHED: { id: 'error.limitReached', defaultMessage: 'There are as many as there may be. Remove some first.' },
  NO_MODEL: { id: 'error.noModel', defaultMessage: 'This needs a language model, and none is set up.' },
  NOT_FOUND: { id: 'error.notFound', defaultMessage: 'This is gone, or you no longer have access to it.' },
  NOT_IN_TRASH: { id: 'error.notInTrash', defaultMessage: 'Only what is in the trash can be deleted for good.' },
  REAUTHENTICATION_REQUIRED: { id: 'error.reauthenticationRequired', defaultMessage: 'You signed in a while ago. Sign in again, then repeat it.' },
  SAME_COLLECTION: { id: 'error.sameCollection', defaultMessage: 'It is in this collection already.' },
  SPACE_ARCHIVED: { id: 'error.spaceArchived', defaultMessage: 'This space is archived. It can be read, not changed.' },
  STORAGE_FULL: { id: 'error.storageFull', defaultMessage: 'The vault has almost no room left. Delete something for good, or tell whoever runs it.' },
  UNAUTHENTICATED: { id: 'error.unauthenticated', defaultMessage: 'You are signed out. Sign in and try again.' },
}) satisfies Record<KnownCode, MessageDescriptor>;

const tooMuchAtOnce = defineMessage({ id: 'error.tooMuchAtOnce', defaultMessage: 'This is too much at once. Try it in smaller parts.' });

/** The words for requests that were refused as a whole, whatever they asked for. */
export const requestMessages = {
  RATE_LIMITED: defineMessage({ id: 'error.rateLimited', defaultMessage: 'Too many requests in a short time. Wait a minute, then try again.' }),
  UNAVAILABLE: defineMessage({ id: 'error.unavailable', defaultMessage: 'The vault cannot be reached right now. Try again in a moment.' }),
  PAYLOAD_TOO_LARGE: tooMuchAtOnce,
  CHARACTER_LIMIT: tooMuchAtOnce,
  TOKEN_LIMIT: tooMuchAtOnce,
  DEPTH_LIMIT: tooMuchAtOnce,
  ALIAS_LIMIT: tooMuchAtOnce,
  ROOT_FIELD_LIMIT: tooMuchAtOnce,
  DIRECTIVE_LIMIT: tooMuchAtOnce,
  SELECTION_LIMIT: tooMuchAtOnce,
  COST_LIMIT: tooMuchAtOnce,
  PAGE_SIZE_LIMIT: tooMuchAtOnce,
  BATCH_LIMIT: tooMuchAtOnce,
};
