import type { Extension } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, MatchDecorator, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view';
import { MARK } from './namedCitations.ts';

/** The end of a word and the marks behind it: no mark begins a line. */
const MARKED_WORD = /(\S{0,24}?)((?:\[\^citation_[0-7][0-9a-hjkmnp-tv-z]{25}\])+)/g;
const together = Decoration.mark({ class: 'cm-together' });

/** The places in a text where the numbers of its citations are drawn, with their ids. */
export type CitationPlaces = ReadonlyMap<HTMLElement, string>;

/** Keeps places free for the numbers of citations, and says which there are whenever that changes; who draws them there is no business of the editor. */
export function citationMarks(onPlaces: (places: CitationPlaces) => void): Extension {
  let places: CitationPlaces = new Map();
  const change = (next: CitationPlaces) => {
    places = next;
    onPlaces(next);
  };

  class Place extends WidgetType {
    readonly #id: string;

    constructor(id: string) {
      super();
      this.#id = id;
    }

    override eq(other: Place): boolean {
      return other.#id === this.#id;
    }

    override toDOM(): HTMLElement {
      const place = document.createElement('span');
      change(new Map([...places, [place, this.#id]]));
      return place;
    }

    override destroy(place: HTMLElement): void {
      change(new Map([...places].filter(([each]) => each !== place)));
    }

    override ignoreEvent(): boolean {
      return true;
    }
  }

  const decorator = new MatchDecorator({
    regexp: MARKED_WORD,
    decorate: (add, from, to, [, word = '', marks = '']) => {
      if (word !== '') add(from, to, together);
      for (const { index, 0: mark, 1: id = '' } of marks.matchAll(MARK)) {
        const at = from + word.length + index;
        add(at, at + mark.length, Decoration.replace({ widget: new Place(id) }));
      }
    },
  });
  return ViewPlugin.fromClass(
    class {
      marks: DecorationSet;

      constructor(view: EditorView) {
        this.marks = decorator.createDeco(view);
      }

      update(update: ViewUpdate): void {
        this.marks = decorator.updateDeco(update, this.marks);
      }
    },
    {
      decorations: (plugin) => plugin.marks,
      provide: (plugin) => EditorView.atomicRanges.of((view) => view.plugin(plugin)?.marks.update({ filter: (_from, _to, { spec }) => (spec as { widget?: unknown }).widget !== undefined }) ?? Decoration.none),
    },
  );
}
