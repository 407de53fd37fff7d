import type { Role } from '#server/platform/db/generated/client.ts';
import type { Scope } from '../context.ts';

/** Who may do what in a space. Everything else is refused. */
const permissionsOf = {
  OWNER: ['space.read', 'space.readInvitations', 'space.leave', 'space.manage', 'collection.edit', 'source.edit', 'prompt.edit', 'card.edit', 'work.edit', 'space.learn', 'conversation.keep'],
  EDITOR: ['space.read', 'space.leave', 'collection.edit', 'source.edit', 'prompt.edit', 'card.edit', 'work.edit', 'space.learn', 'conversation.keep'],
  VIEWER: ['space.read', 'space.leave', 'space.learn', 'conversation.keep'],
} as const satisfies Record<Role, readonly string[]>;

export type Permission = (typeof permissionsOf)[Role][number];

/** Whether a role allows something; no role (a stranger) allows nothing. */
export function allows(role: Role | null, permission: Permission): boolean {
  return role !== null && (permissionsOf[role] as readonly Permission[]).includes(permission);
}

/** Permissions that change nothing: all that an API key with only the scope `read` can use. */
export function onlyReads(permission: Permission): boolean {
  return permission === 'space.read' || permission === 'space.readInvitations';
}

/** The scope that an API key needs for a permission. */
export function neededScope(permission: Permission): Scope {
  if (onlyReads(permission)) return 'read';
  return permission === 'space.manage' || permission === 'space.leave' ? 'manage' : 'write';
}

/** Permissions that an archived space leaves: to read it, to learn its flashcards, to leave it, and to manage it (members, settings, unarchiving). */
export function outlivesArchiving(permission: Permission): boolean {
  return permission.startsWith('space.');
}
