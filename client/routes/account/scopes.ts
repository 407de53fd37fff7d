import { defineMessages } from 'react-intl';

/** What a key may do. */
export const scopeNames = defineMessages({
  READ: { id: 'apiKeys.scope.read', defaultMessage: 'Read' },
  WRITE: { id: 'apiKeys.scope.write', defaultMessage: 'Read and change' },
});

export type Scope = keyof typeof scopeNames;
