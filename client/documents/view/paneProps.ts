import type { OpenDocument } from '../openDocument.ts';
import type { ReadingPlace } from './readingPlace.ts';

/** Where one wants to go: each is another object, also when it is the same place. */
export type Target = ReadingPlace & { readonly anchor: string | null };

/** What a document is shown in. */
export type PaneProps = {
  opened: OpenDocument;
  /** What scrolls; null until it is on the page. */
  pane: HTMLElement | null;
  /** Where to go to. */
  target: Target;
  /** Where one is. */
  place: ReadingPlace;
  scale: number;
  /** Hears of another place; `screen` is how much of its part one sees at once. */
  onPlace: (place: ReadingPlace, screen: number) => void;
  onLayer: (part: number, layer: HTMLElement | null) => void;
  onTarget: (target: Target) => void;
};
