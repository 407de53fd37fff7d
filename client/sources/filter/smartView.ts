import { graphql, readInlineData } from 'react-relay/hooks';
import type { smartView_smartCollection$data, smartView_smartCollection$key } from '#client/__generated__/smartView_smartCollection.graphql.ts';
import { activeFilters, paramsOf, plainView, reasonsOf, sortOf, sourceStatuses, sourceTypes, viewOf, type SourceView } from './sourceView.ts';

/** A smart collection as the vault shows it. */
export type SmartCollection = smartView_smartCollection$data;

/** What is read of one. */
export const smartOf = (ref: smartView_smartCollection$key): SmartCollection =>
  readInlineData(
    graphql`
      fragment smartView_smartCollection on SmartCollection @inline {
        id
        # Whoever shows one gets all of it.
        # eslint-disable-next-line relay/unused-fields
        name
        # eslint-disable-next-line relay/unused-fields
        missingTags
        filter {
          text
          types
          statuses
          failureCodes
          tags
          createdAfter
          createdBefore
          createdWithinDays
          minSizeKB
          maxSizeKB
          favorites
          recent
          collectionId
          # eslint-disable-next-line relay/unused-fields
          collection {
            id
          }
          includeDescendants
          withoutCollection
        }
      }
    `,
    ref,
  );

type Narrowing = Omit<SourceView, 'sort' | 'layout' | 'preview'>;

/** What it looks for, as a list's address says it. */
export function viewOfSmart({ filter }: Pick<SmartCollection, 'filter'>): Narrowing {
  return {
    q: filter.text ?? '',
    types: sourceTypes.filter((type) => filter.types?.includes(type)),
    statuses: sourceStatuses.filter((status) => filter.statuses?.includes(status)),
    reasons: reasonsOf((filter.failureCodes ?? []).map((code) => code.toLowerCase())),
    tags: filter.tags ?? [],
    from: !filter.createdWithinDays && filter.createdAfter ? nearestDay(filter.createdAfter) : null,
    to: !filter.createdWithinDays && filter.createdBefore ? nearestDay(filter.createdBefore, -1) : null,
    days: filter.createdWithinDays ?? null,
    minKB: filter.minSizeKB ?? null,
    maxKB: filter.maxSizeKB ?? null,
    favorites: filter.favorites,
    recent: filter.recent,
    within: filter.collectionId ?? null,
    below: filter.includeDescendants,
  };
}

/** Where it is opened, shown as sources are shown at `search`. */
export function smartAddress(smart: Pick<SmartCollection, 'id' | 'filter'>, search = ''): string {
  const { layout, preview } = viewOf(new URLSearchParams(search));
  const params = paramsOf({ ...plainView, ...viewOfSmart(smart), layout, preview }, new URLSearchParams({ smart: smart.id }));
  return `/collection/${smart.filter.withoutCollection ? 'inbox' : 'all'}?${params.toString()}`;
}

/** What of a view is a filter, as a word to compare. */
export const narrowingOf = (view: Narrowing): string => paramsOf({ ...view, layout: plainView.layout, preview: false, sort: null }).toString();

/** Whether the list at an address is narrowed to something that is not what a smart collection has saved. */
export function isUnsaved(params: URLSearchParams): boolean {
  const view = viewOf(params);
  // What is saved finds what has all of the words.
  return !(params.has('smart') && !params.has('edited')) && sortOf(view) !== 'best' && (view.q !== '' || activeFilters(view).length > 0);
}

/** The day whose beginning is nearest to a moment by the person's own clock, or `later` days after it: who saved it may live elsewhere. */
function nearestDay(moment: string, later = 0): string {
  const date = new Date(Date.parse(moment) + 12 * 3_600_000);
  const day = new Date(date.getFullYear(), date.getMonth(), date.getDate() + later, 12);
  return [String(day.getFullYear()).padStart(4, '0'), ...[day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'))].join('-');
}
