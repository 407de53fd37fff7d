import type { ActiveFilter, SourceView } from './sourceView.ts';

/** What must change so that one condition is gone. */
export function withoutFilter(view: SourceView, filter: ActiveFilter): Partial<SourceView> {
  switch (filter.kind) {
    case 'types':
      return { types: view.types.filter((type) => type !== filter.value) };
    case 'statuses':
      return { statuses: view.statuses.filter((status) => status !== filter.value) };
    case 'reasons':
      return { reasons: view.reasons.filter((reason) => reason !== filter.value) };
    case 'tags':
      return { tags: view.tags.filter((tag) => tag !== filter.value) };
    case 'dates':
      return { from: null, to: null, days: null };
    case 'within':
      return { within: null, below: false };
    case 'size':
      return { minKB: null, maxKB: null };
    default:
      return { [filter.kind]: false };
  }
}
