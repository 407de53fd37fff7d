import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ErrorCode } from '#client/__generated__/useCreateSpaceMutation.graphql.ts';

/** Without Relay's stand-in for codes that are newer than this page. */
type KnownCode = ErrorCode extends infer Code ? (Code extends `%${string}` ? never : Code & string) : never;

/** The words for each code of a refusal; a new code does not compile until it has some. */
export const errorMessages = defineMessages({
  COLLECTION_CYCLE: {
    id: 'error.collectionCycle',
    defaultMessage: 'A collection cannot be placed inside itself.',
  },
  CONFIRMATION_REQUIRED: { id: 'error.confirmationRequired', defaultMessage: 'Please type DELETE to confirm' },
  CROSS_SPACE: { id: 'error.crossSpace', defaultMessage: 'Sources and collections cannot leave their space.' },
  FORBIDDEN: { id: 'error.forbidden', defaultMessage: 'Your role in this space does not allow this.' },
  INVALID: { id: 'error.invalid', defaultMessage: 'This cannot be taken as it is. Check what you entered.' },
  NOT_FOUND: { id: 'error.notFound', defaultMessage: 'This is gone, or you no longer have access to it.' },
  SAME_COLLECTION: { id: 'error.sameCollection', defaultMessage: 'It is in this collection already.' },
  SPACE_ARCHIVED: { id: 'error.spaceArchived', defaultMessage: 'This space is archived. It can be read, not changed.' },
  UNAUTHENTICATED: { id: 'error.unauthenticated', defaultMessage: 'You are signed out. Sign in and try again.' },
}) satisfies Record<KnownCode, MessageDescriptor>;
