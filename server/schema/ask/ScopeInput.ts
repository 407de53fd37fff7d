import type { GivenScope } from '#server/domain/scopes/checkScope.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { SourceFilter, toSourceFilter } from '../sources/sourceConnection.ts';

export const ScopeInput = builder.inputType('ScopeInput', {
  description: 'Which sources something is about. Nothing given: the whole space. Collections and sources are joined, `filter` narrows what they give.',
  fields: (t) => ({
    collectionIds: t.idList({ description: 'What lies in these and below them, at most 100.' }),
    filter: t.field({ type: SourceFilter, description: 'Only what this filter takes. It is kept, and read anew each time.' }),
    sourceIds: t.idList({ description: 'These, at most 1,000.' }),
    spaceIds: t.idList({
      description: 'Other spaces of yours to search besides, at most 20. Only for `ask` and in conversations that are not shared; elsewhere NOT_ALLOWED, since others would read what they may not see.',
    }),
  }),
});

/** A scope as the domain checks it. */
export function toGivenScope(input: typeof ScopeInput.$inferInput | null | undefined): GivenScope {
  const { collectionIds, sourceIds, spaceIds, filter } = input ?? {};
  return {
    collectionIds: (collectionIds ?? []).map((id) => uuidOf('Collection', id)),
    sourceIds: (sourceIds ?? []).map((id) => uuidOf('Source', id)),
    spaceIds: (spaceIds ?? []).map((id) => uuidOf('Space', id)),
    filter: filter ? toSourceFilter(filter) : undefined,
  };
}
