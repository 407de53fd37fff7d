import type { FailureCode, SourceFilter, SourceOrder, SourceStatus, SourceType } from '#client/generated/schemaTypes.ts';
import type { Known } from '../status/sourceMessages.ts';


export const sourceTypes = ['URI', 'FILE', 'CONTENT', 'NOTE'] as const satisfies readonly Known<SourceType>[];
/** Why sources fail. */
export const failureCodes = [
  'BLOCKED', 'NOT_FOUND', 'TIMEOUT', 'TOO_LARGE', 'INCOMPLETE', 'NO_TEXT', 'UNSUPPORTED', 'PRIVATE_ADDRESS', 'DNS', 'TLS', 'SERVER_ERROR', 'UNREACHABLE', 'PASSWORD', 'DAMAGED', 'PAYWALL', 'BOT_CHECK', 'CONSENT',
  'NO_TEXT_LAYER', 'QUOTA', 'STORAGE_FULL', 'NO_MODEL', 'BUDGET', 'MODEL_ERROR', 'MODEL_RATE_LIMITED', 'MODEL_QUOTA', 'MODEL_UNAUTHORIZED', 'MODEL_NOT_FOUND', 'INTERNAL',
  'NEEDS_BROWSER', 'BROWSER_ERROR',
] as const satisfies readonly Known<FailureCode>[];
export const sourceStatuses = ['UPLOADING', 'PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'] as const satisfies readonly Known<SourceStatus>[];
const sorts = ['modified', 'created', 'name', 'size', 'type', 'relevance', 'best'] as const;

export type ViewType = (typeof sourceTypes)[number];
export type ViewStatus = (typeof sourceStatuses)[number];
export type ViewReason = (typeof failureCodes)[number];
export type Sort = (typeof sorts)[number];
export type Layout = 'grid' | 'list';

/** How one looks at a list of sources: what is shown, in which order, and as what. The whole of it is in the address. */
export type SourceView = {
  /** What is searched for; empty for nothing. */
  readonly q: string;
  readonly types: readonly ViewType[];
  readonly statuses: readonly ViewStatus[];
  /** Failed for one of these reasons. */
  readonly reasons: readonly ViewReason[];
  readonly tags: readonly string[];
  /** Added on this day or later, as `2026-05-01`. */
  readonly from: string | null;
  /** Added on this day or before. */
  readonly to: string | null;
  /** Added in so many days before now, whenever that is; then `from` and `to` say nothing. */
  readonly days: number | null;
  readonly minKB: number | null;
  readonly maxKB: number | null;
  readonly favorites: boolean;
  /** Added in the last 7 days. */
  readonly recent: boolean;
  /** Only what lies in this collection; null for all of the list. */
  readonly within: string | null;
  /** Also what lies in the collections below. */
  readonly below: boolean;
  /** Null: by relevance while searching, else the last changed first. `best`: also what has only some of the words. */
  readonly sort: Sort | null;
  readonly layout: Layout;
  /** Whether what one points at shows in the quick preview. */
  readonly preview: boolean;
};

/** A list as it is when nobody has asked for anything. */
export const plainView: SourceView = {
  q: '',
  types: [],
  statuses: [],
  reasons: [],
  tags: [],
  from: null,
  to: null,
  days: null,
  minKB: null,
  maxKB: null,
  favorites: false,
  recent: false,
  within: null,
  below: false,
  sort: null,
  layout: 'grid',
  preview: false,
};

const typeWords: Record<ViewType, string> = { URI: 'link', FILE: 'file', CONTENT: 'text', NOTE: 'note' };
/** What the API takes in one filter. */
const MOST_TAGS = 100;
const LONGEST_SEARCH = 1000;

/** Reads a view from an address. Addresses are typed by people: what is not understood is passed over. */
export function viewOf(params: URLSearchParams): SourceView {
  const words = (key: string) => (params.get(key) ?? '').split(',').map((word) => word.trim()).filter(Boolean);
  const asked = words('types');
  const days = daysOf(params.get('days'));
  const statuses = words('status').map((word) => word.toUpperCase());
  return {
    q: (params.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    types: sourceTypes.filter((type) => asked.includes(typeWords[type])),
    statuses: sourceStatuses.filter((status) => statuses.includes(status)),
    reasons: reasonsOf(words('reason')),
    tags: [...new Set(words('tags'))].slice(0, MOST_TAGS),
    from: days === null ? dayOf(params.get('from')) : null,
    to: days === null ? dayOf(params.get('to')) : null,
    days,
    minKB: sizeOf(params.get('min')),
    maxKB: sizeOf(params.get('max')),
    favorites: params.get('favorites') === '1',
    recent: params.get('recent') === '1',
    within: params.get('in'),
    below: params.get('below') === '1',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? null,
    layout: params.get('view') === 'list' ? 'list' : 'grid',
    preview: params.get('preview') === '1',
  };
}

/** Those of these words that are a reason for which sources fail. */
export const reasonsOf = (words: readonly string[]): ViewReason[] => failureCodes.filter((code) => words.includes(code.toLowerCase()));

/** Writes a view into an address, as short as it goes; what else stands there (`others`) stays. */
export function paramsOf(view: SourceView, others: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(others);
  const put = (key: string, value: string | null) => (value ? params.set(key, value) : params.delete(key));
  put('q', view.q);
  put('types', view.types.map((type) => typeWords[type]).join(','));
  put('status', view.statuses.map((status) => status.toLowerCase()).join(','));
  put('reason', view.reasons.join(',').toLowerCase());
  put('tags', view.tags.join(','));
  put('from', view.from);
  put('to', view.to);
  put('days', view.days === null ? null : String(view.days));
  put('min', view.minKB === null ? null : String(view.minKB));
  put('max', view.maxKB === null ? null : String(view.maxKB));
  put('favorites', view.favorites ? '1' : null);
  put('recent', view.recent ? '1' : null);
  put('in', view.within);
  put('below', view.below ? '1' : null);
  put('sort', view.sort);
  put('view', view.layout === 'list' ? 'list' : null);
  put('preview', view.preview ? '1' : null);
  return params;
}

/** What of an address stays when one goes to another collection: how sources are shown, not which. */
export function layoutSearch(search: string): string {
  const { layout, sort, preview } = viewOf(new URLSearchParams(search));
  const params = paramsOf({ ...plainView, layout, preview, sort: isOfSearch(sort) ? null : sort }).toString();
  return params === '' ? '' : `?${params}`;
}

/** The address of everything with a tag, shown as sources are shown at `search`. */
export function tagAddress(tag: string, search: string): string {
  const { layout } = viewOf(new URLSearchParams(search));
  return `/collection/all?${paramsOf({ ...plainView, layout, tags: [tag] }).toString()}`;
}

/** Whether an order is one of what is searched for. */
const isOfSearch = (sort: Sort | null): boolean => sort === 'relevance' || sort === 'best';

/** The order in force. */
export function sortOf({ sort, q }: SourceView): Sort {
  if (q === '') return sort === null || isOfSearch(sort) ? 'modified' : sort;
  return sort ?? 'relevance';
}

/** By which date of its sources a list is sorted, newest first; null in any other order. */
export function dateSortedBy(view: SourceView): 'updatedAt' | 'createdAt' | null {
  const sort = sortOf(view);
  return sort === 'modified' ? 'updatedAt' : sort === 'created' ? 'createdAt' : null;
}

const orders = { modified: 'MODIFIED', created: 'CREATED', name: 'NAME', size: 'SIZE', type: 'TYPE', relevance: 'RELEVANCE', best: 'BEST_MATCH' } as const satisfies Record<Sort, SourceOrder>;

export const orderOf = (view: SourceView): (typeof orders)[Sort] => orders[sortOf(view)];

/** The filter the API understands; undefined when everything is wanted. Days are those of the person's own clock. */
export function filterOf(view: SourceView): SourceFilter | undefined {
  const filter: { -readonly [Key in keyof SourceFilter]: SourceFilter[Key] } = {};
  if (view.q !== '') filter.text = view.q;
  if (view.types.length > 0) filter.types = view.types;
  if (view.statuses.length > 0) filter.statuses = view.statuses;
  if (view.reasons.length > 0) filter.failureCodes = view.reasons;
  if (view.tags.length > 0) filter.tags = { any: view.tags };
  if (view.from !== null) filter.createdAfter = startOf(view.from, 0);
  if (view.to !== null) filter.createdBefore = startOf(view.to, 1);
  if (view.days !== null) filter.createdWithinDays = view.days;
  if (view.minKB !== null || view.maxKB !== null) {
    filter.sizeKB = { ...(view.minKB !== null && { min: view.minKB }), ...(view.maxKB !== null && { max: view.maxKB }) };
  }
  if (view.favorites) filter.favorites = true;
  if (view.recent) filter.recent = true;
  if (view.within) filter.collectionId = view.within;
  if (view.within && view.below) filter.includeDescendants = true;
  return Object.keys(filter).length > 0 ? filter : undefined;
}

/** The places of a space beside its collections. */
const spacePlaces = ['all', 'inbox', 'favorites'] as const;
export type SpacePlace = (typeof spacePlaces)[number];

/** Where a list lies, as its address ends: a place of the space, or a collection by its id. */
export type ListPlace = SpacePlace | (string & {});

/** The part of a space's sources that a place has; null for all of them, and for a collection. */
export const partOf = (place: ListPlace): 'inbox' | 'favorites' | null => (['inbox', 'favorites'] as const).find((part) => part === place) ?? null;

/** The collection whose list it is; null for a place of the space. */
export const collectionOf = (place: ListPlace): string | null => (spacePlaces.some((one) => one === place) ? null : place);

/** The filter of a list in its place; of a collection with or without what lies below it. */
export function listFilterOf(view: SourceView, place: ListPlace): SourceFilter {
  const filter = filterOf(view);
  if (place === 'all') return { ...filter };
  if (place === 'inbox') return { ...filter, withoutCollection: true };
  if (place === 'favorites') return { ...filter, favorites: true };
  return { ...filter, collectionId: place, ...(view.below && { includeDescendants: true }) };
}

/** One condition in force, as a chip shows it. */
export type ActiveFilter =
  | { readonly kind: 'types'; readonly value: ViewType }
  | { readonly kind: 'statuses'; readonly value: ViewStatus }
  | { readonly kind: 'reasons'; readonly value: ViewReason }
  | { readonly kind: 'tags'; readonly value: string }
  | { readonly kind: 'within'; readonly value: string }
  | { readonly kind: 'dates' | 'size' | 'favorites' | 'recent' };

/** The conditions in force, in the order of the filter's fields; the search is not one of them. */
export function activeFilters(view: SourceView): readonly ActiveFilter[] {
  return [
    ...view.types.map((value) => ({ kind: 'types' as const, value })),
    ...view.statuses.map((value) => ({ kind: 'statuses' as const, value })),
    ...view.reasons.map((value) => ({ kind: 'reasons' as const, value })),
    ...(view.within ? [{ kind: 'within' as const, value: view.within }] : []),
    ...(view.from !== null || view.to !== null || view.days !== null ? [{ kind: 'dates' as const }] : []),
    ...view.tags.map((value) => ({ kind: 'tags' as const, value })),
    ...(view.minKB !== null || view.maxKB !== null ? [{ kind: 'size' as const }] : []),
    ...(view.favorites ? [{ kind: 'favorites' as const }] : []),
    ...(view.recent ? [{ kind: 'recent' as const }] : []),
  ];
}

/** What must change so that nothing is searched for and nothing is left out. */
export function everything({ layout, preview, below, within, sort }: SourceView): SourceView {
  return { ...plainView, layout, preview, below: within === null && below, sort: isOfSearch(sort) ? null : sort };
}

/** Whether a search runs while one types (spec section 5): above two characters, or when the field is empty. Enter always does. */
export const searchesWhileTyping = (words: string): boolean => words.trim().length > 2 || words.trim() === '';

/** A day that exists, as `2026-05-01`. */
function dayOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

function sizeOf(text: string | null): number | null {
  const size = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(size) && size >= 0 ? size : null;
}

/** At most the hundred years that the API takes. */
function daysOf(text: string | null): number | null {
  const days = Number(text);
  return Number.isInteger(days) && days > 0 && days <= 36_500 ? days : null;
}

/** The first moment of a day, or of the `later`th day after it. */
function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** The filters that have a chip: Recent and Favorites show in their own buttons. */
export const chipsOf = (view: SourceView) => activeFilters(view).filter(({ kind }) => kind !== 'recent' && kind !== 'favorites');

/** Whether there is any chip to show. */
export const hasChips = (view: SourceView): boolean => view.below || chipsOf(view).length > 0;
