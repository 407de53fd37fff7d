import { defineMessages } from 'react-intl';

/** What a member may do, from most to least. */
export const roles = ['OWNER', 'EDITOR', 'VIEWER'] as const;

export const roleNames = defineMessages({
  OWNER: { id: 'spaces.role.owner', defaultMessage: 'Owner' },
  EDITOR: { id: 'spaces.role.editor', defaultMessage: 'Editor' },
  VIEWER: { id: 'spaces.role.viewer', defaultMessage: 'Viewer' },
});
