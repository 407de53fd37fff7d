import { differenceOf } from '#client/ui/differenceOf.ts';
import type { EditedMessage, PromptMessage } from '../content/draftContent.ts';

/** What an analysis said, as it came. */
export type FoundSuggestion<Kind extends string = string> = {
  readonly id: string;
  readonly kind: Kind;
  readonly message: string;
  /** Which of the messages that were looked at; null: the whole prompt. */
  readonly messageIndex: number | null;
  readonly range: { readonly start: number; readonly end: number } | null;
  readonly replacement: string | null;
};

/** Where it stands in what is being edited. */
export type SuggestionPlace = { readonly key: number; readonly from: number; readonly original: string };

export type PlacedSuggestion<Kind extends string = string> = Pick<FoundSuggestion<Kind>, 'id' | 'kind' | 'message' | 'replacement'> & {
  /** Which message it speaks of; null: the whole prompt. */
  readonly key: number | null;
  readonly place: SuggestionPlace | null;
};

/** Suggestions on texts that go on being edited. */
export type SuggestionList<Kind extends string = string> = {
  readonly items: readonly PlacedSuggestion<Kind>[];
  /** The texts in which the places lie. */
  readonly texts: ReadonlyMap<number, string>;
  /** Where everything lay in texts that undo and redo bring back. */
  readonly known: readonly { readonly key: number; readonly text: string; readonly places: ReadonlyMap<string, number> }[];
};

/** An editor has one kind of line end; the places count with it. */
const withLineFeeds = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/** What is sent to be looked at: the messages as the editor shows them. */
export const analysedMessages = (messages: readonly EditedMessage[]): EditedMessage[] =>
  messages.filter(({ role, text }) => role !== 'SYSTEM' || text !== '').map((message) => ({ ...message, text: withLineFeeds(message.text) }));

/** The same without what only this page knows. */
export const sentMessages = (messages: readonly EditedMessage[]): PromptMessage[] => messages.map(({ role, text }) => ({ role, text }));

/** Puts suggestions where they belong. @param analysed what was looked at */
export function placeSuggestions<Kind extends string>(found: readonly FoundSuggestion<Kind>[], analysed: readonly EditedMessage[]): SuggestionList<Kind> {
  const items = found.map(({ id, kind, message, messageIndex, range, replacement }) => {
    const of = messageIndex === null ? undefined : analysed[messageIndex];
    const place = of && range ? { key: of.key, from: range.start, original: of.text.slice(range.start, range.end) } : null;
    return { id, kind, message, replacement: place && replacement, key: of?.key ?? null, place };
  });
  return { items, texts: new Map(analysed.map(({ key, text }) => [key, text])), known: [] };
}

/** Whether what a suggestion speaks of still stands there, was replaced by what it says, or became something else. */
export type Standing = 'open' | 'applied' | 'lost';

export function standingOf({ place, replacement }: PlacedSuggestion, texts: ReadonlyMap<number, string>): Standing {
  if (!place) return 'open';
  const text = texts.get(place.key);
  if (text === undefined) return 'lost';
  const stands = (words: string) => text.startsWith(words, place.from);
  if (replacement === null) return stands(place.original) ? 'open' : 'lost';
  // One may begin as the other does: the longer one tells more.
  const [longer, shorter] = replacement.length > place.original.length ? ([replacement, place.original] as const) : ([place.original, replacement] as const);
  const said = stands(longer) ? longer : stands(shorter) ? shorter : null;
  if (said === null) return 'lost';
  return said === replacement ? 'applied' : 'open';
}

/** The list for the texts as they are now; the very same when none of them has changed. */
export function followTexts<Kind extends string>(list: SuggestionList<Kind>, messages: readonly EditedMessage[]): SuggestionList<Kind> {
  const texts = new Map(analysedMessages(messages).map(({ key, text }) => [key, text]));
  const isSame = texts.size === list.texts.size && [...texts].every(([key, text]) => list.texts.get(key) === text);
  if (isSame) return list;
  return { ...list, texts, items: list.items.map((item) => (item.place ? { ...item, place: placeIn(item.id, item.place, list, texts) } : item)) };
}

function placeIn(id: string, place: SuggestionPlace, { texts: before, known }: SuggestionList, now: ReadonlyMap<number, string>): SuggestionPlace {
  const [was, is] = [before.get(place.key), now.get(place.key)];
  if (was === undefined || is === undefined || was === is) return place;
  const from = known.findLast(({ key, text }) => key === place.key && text === is)?.places.get(id);
  if (from !== undefined) return { ...place, from };
  const difference = differenceOf(was, is);
  return difference.to <= place.from ? { ...place, from: place.from + difference.insert.length - (difference.to - difference.from) } : place;
}

/** Those of a list that can be carried out together: what would replace the same letters comes later. */
export function applicable<Kind extends string>({ items, texts }: SuggestionList<Kind>): PlacedSuggestion<Kind>[] {
  const taken = new Map<number, number>();
  return items
    .filter((item) => item.place !== null && item.replacement !== null && standingOf(item, texts) === 'open')
    .toSorted((one, other) => (one.place?.from ?? 0) - (other.place?.from ?? 0))
    .filter(({ place }) => {
      if (!place || place.from < (taken.get(place.key) ?? 0)) return false;
      taken.set(place.key, place.from + place.original.length);
      return true;
    });
}

/** Carries suggestions out. @returns the list afterwards, and the texts that became others */
export function applySuggestions<Kind extends string>(list: SuggestionList<Kind>, ids: ReadonlySet<string>): { readonly list: SuggestionList<Kind>; readonly texts: ReadonlyMap<number, string> } {
  const wanted = applicable({ ...list, items: list.items.filter(({ id }) => ids.has(id)) });
  const texts = new Map(list.texts);
  const changed = new Map<number, string>();
  let { items } = list;
  // From the end on, so that what comes before stays where it is.
  for (const { id, place, replacement } of wanted.toReversed()) {
    if (!place || replacement === null) continue;
    const text = texts.get(place.key) ?? '';
    const end = place.from + place.original.length;
    const next = text.slice(0, place.from) + replacement + text.slice(end);
    texts.set(place.key, next);
    changed.set(place.key, next);
    const by = replacement.length - place.original.length;
    items = items.map((item) => (item.id !== id && item.place?.key === place.key && item.place.from >= end ? { ...item, place: { ...item.place, from: item.place.from + by } } : item));
  }
  const after = { ...list, items, texts };
  return { list: { ...after, known: [...list.known, ...snapshots(list, changed), ...snapshots(after, changed)] }, texts: changed };
}

const snapshots = ({ items, texts }: SuggestionList, of: ReadonlyMap<number, string>) =>
  [...of.keys()].map((key) => ({ key, text: texts.get(key) ?? '', places: new Map(items.flatMap(({ id, place }) => (place?.key === key ? [[id, place.from] as const] : []))) }));
