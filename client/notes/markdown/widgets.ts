import { type EditorView, WidgetType } from '@codemirror/view';
import { taskOf } from './tasks.ts';

/** The box of a task: ticked by a click, or by Space while it has the focus. The text is ticked, the caret stays where it is. */
export class TaskBox extends WidgetType {
  readonly #isDone: boolean;
  readonly #words: string;
  readonly #isReadOnly: boolean;

  constructor(isDone: boolean, words: string, isReadOnly: boolean) {
    super();
    this.#isDone = isDone;
    this.#words = words;
    this.#isReadOnly = isReadOnly;
  }

  override eq(other: TaskBox): boolean {
    return other.#isDone === this.#isDone && other.#words === this.#words && other.#isReadOnly === this.#isReadOnly;
  }

  override toDOM(view: EditorView): HTMLElement {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.className = 'cm-box';
    this.#show(box);
    box.addEventListener('change', () => {
      const line = view.state.doc.lineAt(view.posAtDOM(box));
      const task = taskOf(line.text);
      if (task) view.dispatch({ changes: { from: line.from + task.at, to: line.from + task.at + 1, insert: task.isDone ? ' ' : 'x' }, userEvent: 'input.tick' });
    });
    return box;
  }

  /** The same element goes on: it keeps the focus of whoever ticks by the keyboard. */
  override updateDOM(box: HTMLElement): boolean {
    if (!(box instanceof HTMLInputElement)) return false;
    this.#show(box);
    return true;
  }

  override ignoreEvent(): boolean {
    return true;
  }

  #show(box: HTMLInputElement): void {
    box.checked = this.#isDone;
    box.disabled = this.#isReadOnly;
    box.setAttribute('aria-label', this.#words);
  }
}

/** The dot before an item of a list. */
export class Bullet extends WidgetType {
  override eq(): boolean {
    return true;
  }

  override toDOM(): HTMLElement {
    const dot = document.createElement('span');
    dot.className = 'cm-dot';
    dot.textContent = '•';
    return dot;
  }
}
