import { readPageText } from './pageText.ts';
import { finderOf, passageOf, type Passage, type Span } from './passage.ts';

/** What a document is made of. */
export type PageUnit = 'page' | 'slide' | 'chapter';

/** A text on the page in which passages are marked, whichever way it is drawn. Another one takes its place when it changes. */
export type MarkedText = {
  /** Selections inside it count. */
  readonly element: HTMLElement;
  /** Whether all of it is known: what is not found in a part of it is not lost. */
  readonly isWhole: boolean;
  /** Whether its letters are unseen and lie over a picture of them, as in a PDF. */
  readonly isOverlay: boolean;
  /** What its pages are called; null in a text without. */
  readonly unit: PageUnit | null;
  readonly find: (passage: Passage) => Span | null;
  /** The pieces of it that are on the page now: several where it goes on over pages, none where it is not drawn. */
  readonly rangesOf: (span: Span) => readonly Range[];
  /** What is selected, as a passage; null when it is nothing of this text. */
  readonly passageIn: (range: Range) => Passage | null;
  /** Which character stands at a place on the page; null when none does. */
  readonly offsetOf: (node: Node, offset: number) => number | null;
  /** On which page it begins, from 1; null in a text without pages. */
  readonly pageOf: (span: Span) => number | null;
  /** Brings it into view. False when it is not drawn yet: it is on its way, ask the next text again. */
  readonly reveal: (span: Span) => boolean;
};

/** The text of an element. Good as long as the element's content stays as it is. */
export function markedElement(element: HTMLElement): MarkedText {
  const page = readPageText(element);
  const rangesOf = (span: Span) => {
    const range = page.rangeOf(span);
    return range ? [range] : [];
  };
  return {
    element,
    isWhole: true,
    isOverlay: false,
    unit: null,
    find: finderOf(page.text),
    rangesOf,
    passageIn: (range) => {
      const span = page.spanOf(range);
      return span && passageOf(page.text, span);
    },
    offsetOf: page.offsetOf,
    pageOf: () => null,
    reveal: (span) => {
      showRange(rangesOf(span)[0]);
      return true;
    },
  };
}

/** Scrolls to where a range begins. */
export const showRange = (range: Range | undefined): void => range?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
