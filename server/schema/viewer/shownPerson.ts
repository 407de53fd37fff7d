import { visibleSpaces } from '#server/domain/access/visible.ts';
import type { GraphQLContext } from '../context.ts';

/** What `personSelect` loads; null when the person is gone. */
export type LoadedPerson = { readonly id: string; readonly memberships: readonly unknown[] } | null;

/** What to load of somebody who did something, so that `shownPerson` can tell whether they may be shown. */
export function personSelect(ctx: GraphQLContext) {
  return { select: { id: true, memberships: { where: { space: visibleSpaces(ctx.actor) }, select: { spaceId: true }, take: 1 } } };
}

/** The person as the reader may see them: oneself and those one shares a space with; else null. */
export function shownPerson({ actor }: GraphQLContext, person: LoadedPerson): { readonly id: string } | null {
  const isViewer = actor.kind === 'user' && actor.userId === person?.id;
  return person && (isViewer || person.memberships.length > 0) ? person : null;
}
