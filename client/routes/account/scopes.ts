import { defineMessages } from 'react-intl';

/** What a key may do. */
export const scopeNames = defineMessages({
  READ: { id: 'apiKeys.scope.read', defaultMessage: 'Read' },
  WRITE: { id: 'apiKeys.scope.write', defaultMessage: 'Read and change' },
  MANAGE: { id: 'apiKeys.scope.manage', defaultMessage: 'Read, change and manage people' },
});

export type Scope = keyof typeof scopeNames;

/** The largest of the scopes of a key, which includes the others. */
export function largestScope(scopes: readonly string[]): Scope {
  return scopes.includes('MANAGE') ? 'MANAGE' : scopes.includes('WRITE') ? 'WRITE' : 'READ';
}
