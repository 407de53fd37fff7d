import type { OpenDocument } from '../openDocument.ts';
import type { ReadingPlace } from './readingPlace.ts';

/** Where one wants to go: each is another object, also when it is the same place. */
export type Target = ReadingPlace & {
  /** The id of an element in the part; null for the place itself. */
  readonly anchor: string | null;
  /** Where parts lie below one another: how far down all of them, 0 to 1; null for the beginning of the part. */
  readonly share: number | null;
};

/** What a document is shown in. */
export type PaneProps = {
  opened: OpenDocument;
  /** What scrolls; null until it is on the page. */
  pane: HTMLElement | null;
  /** Where to go to. */
  target: Target;
  /** Where one is. */
  place: ReadingPlace;
  /** What is drawn now, by part from 0. */
  layers: ReadonlyMap<number, HTMLElement>;
  scale: number;
  /** Hears of another place, how far down the document it is, 0 to 1, and which share of it one sees at once. */
  onPlace: (place: ReadingPlace, share: number, screen: number) => void;
  onLayer: (part: number, layer: HTMLElement | null) => void;
  onTarget: (target: Target) => void;
};
