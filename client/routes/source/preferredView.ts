import { viewerKinds, type ViewerKind } from '#client/sources/viewers/viewerOf.ts';
import { createStoredValue } from '#client/state/createStoredValue.ts';
import type { ContentView } from './contentView.ts';

type PreferredViews = Partial<Record<ViewerKind, 'reader' | 'original'>>;

/** Documents with pages, tables and pictures are looked at as they are; of everything else the text comes first. */
const usual: PreferredViews = { pdf: 'original', csv: 'original', image: 'original' };

/** What was remembered; what is not valid falls back to the default. */
export function parsePreferredViews(text: string | null): PreferredViews {
  try {
    const given = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
    return { ...usual, ...Object.fromEntries(viewerKinds.flatMap((kind) => (given[kind] === 'reader' || given[kind] === 'original' ? [[kind, given[kind]]] : []))) };
  } catch {
    return usual;
  }
}

const preferred = createStoredValue('vault.views', { read: parsePreferredViews, write: JSON.stringify });

/** How a person last chose to look at files of a kind, on this device; kept up to date. */
export function usePreferredView(kind: ViewerKind | null): ContentView | null {
  const views = preferred.use();
  return kind === null ? null : (views[kind] ?? null);
}

/** Remembers what was chosen for files of a kind; anything else than the text and the file is not a habit but a wish of the moment. */
export function rememberView(kind: ViewerKind | null, view: ContentView): void {
  if (kind !== null && (view === 'reader' || view === 'original')) preferred.set({ ...preferred.get(), [kind]: view });
}
