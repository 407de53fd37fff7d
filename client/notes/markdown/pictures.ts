import { StateEffect, StateField } from '@codemirror/state';
import { EditorView, WidgetType } from '@codemirror/view';
import { v4 as uuid } from 'uuid';

/** How it stands with a picture of the text: where it is, on its way, or refused, in words, until one tries again. */
export type ShownPicture = { readonly url: string } | { readonly status: string; readonly retry?: { readonly label: string; readonly onRetry: () => void } };

/** The pictures of a text, by what it calls them. */
export type ShownPictures = ReadonlyMap<string, ShownPicture>;

export const showPictures = StateEffect.define<ShownPictures>();

export const shownPictures = StateField.define<ShownPictures>({
  create: () => new Map(),
  update: (before, { effects }) => effects.findLast((effect) => effect.is(showPictures))?.value ?? before,
});

/** A picture in the place of its Markdown. */
export class PictureInText extends WidgetType {
  readonly #words: string;
  readonly #shown: ShownPicture;

  constructor(words: string, shown: ShownPicture) {
    super();
    this.#words = words;
    this.#shown = shown;
  }

  override eq(other: PictureInText): boolean {
    return other.#words === this.#words && other.#shown === this.#shown;
  }

  override toDOM(view: EditorView): HTMLElement {
    const place = document.createElement('span');
    place.className = 'cm-picture';
    const shown = this.#shown;
    if ('url' in shown) {
      const picture = document.createElement('img');
      picture.alt = this.#words;
      picture.addEventListener('load', () => view.requestMeasure());
      picture.src = shown.url;
      place.append(picture);
      return place;
    }
    place.setAttribute('role', 'status');
    place.append([this.#words, shown.status].filter(Boolean).join(': '));
    if (shown.retry) {
      const { label, onRetry } = shown.retry;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', onRetry);
      place.append(' ', button);
    }
    return place;
  }

  /** A click into the picture puts the caret there, so that it can be taken out; its button is its own. */
  override ignoreEvent(event: Event): boolean {
    return event.target instanceof HTMLButtonElement;
  }
}

/** The pictures among what is pasted or dropped; null when there is none, something else, or words as well. */
function picturesIn(data: DataTransfer | null): readonly File[] | null {
  const files = [...(data?.files ?? [])];
  if (files.length === 0 || data?.getData('text/plain')) return null;
  return files.every(({ type }) => type.startsWith('image/')) ? files : null;
}

/** What a file is called in a text. What the clipboard calls every picture says nothing. */
function wordsOf({ name }: File): string {
  const words = name.replace(/\.[^.]*$/, '').replaceAll(/[\s\p{Cc}[\]\\`*_<>!]+/gu, ' ').trim();
  return words === 'image' ? '' : words;
}

/**
 * Puts pictures that are pasted or dropped where they shall stand, on lines of their own.
 * @param onPicture hears of each, under the address that the text has for it
 */
export const takePictures = (onPicture: (address: string, file: File) => void) => {
  const take = (view: EditorView, event: Event, data: DataTransfer | null, at: number) => {
    const files = view.state.readOnly ? null : picturesIn(data);
    if (!files) return false;
    event.preventDefault();
    const added = files.map((file) => ({ file, address: `/pictures/${uuid()}` }));
    const line = view.state.doc.lineAt(at);
    const insert = `${line.text.slice(0, at - line.from).trim() === '' ? '' : '\n\n'}${added.map(({ file, address }) => `![${wordsOf(file)}](${address})\n\n`).join('')}`;
    const { from, to } = event.type === 'paste' ? view.state.selection.main : { from: at, to: at };
    view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length }, userEvent: 'input.paste', scrollIntoView: true });
    for (const { file, address } of added) onPicture(address, file);
    return true;
  };
  return [
    EditorView.domEventHandlers({
      paste: (event, view) => take(view, event, event.clipboardData, view.state.selection.main.from),
      drop: (event, view) => take(view, event, event.dataTransfer, view.posAtCoords({ x: event.clientX, y: event.clientY }, false)),
    }),
    // Nothing says that they go elsewhere while they are held over the text (client/uploads/Uploads.tsx).
    EditorView.contentAttributes.of((view) => (view.state.readOnly ? null : { 'data-takes-pictures': '' })),
  ];
};
