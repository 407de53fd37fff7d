import { closeCompletion, type Completion, type CompletionContext, type CompletionResult, pickedCompletion, selectedCompletion, startCompletion } from '@codemirror/autocomplete';
import { EditorSelection, type Extension, Prec, type Text } from '@codemirror/state';
import { type EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { citationMark } from './namedCitations.ts';

/** A sentence of a source that can be cited. */
export type FoundQuote = { readonly sourceId: string; readonly title: string; readonly quote: string; readonly prefix: string; readonly suffix: string };

/** What a note cites. */
export type Quoting = {
  /** Finds sentences of sources by words. */
  readonly find: (words: string) => Promise<readonly FoundQuote[]>;
  /** Has a sentence checked and stored; answers the id of the citation, or null where that was refused, which whoever writes has been told. */
  readonly cite: (quote: FoundQuote) => Promise<string | null>;
};

type QuoteOption = Completion & { readonly found: FoundQuote };

/** What is typed after `@`, which is not the middle of an address; a new line ends it. */
const BEGUN = /(?<![\p{L}\p{N}._%+-])@[^@\n]{0,100}$/u;
/** Fewer letters are in every text. */
const FEWEST_LETTERS = 2;

/** What is listed after `@` and words: sentences of sources with these; null where the caret stands after nothing of the kind, or nothing fits. */
export const quotedAfterAt = ({ find, cite }: Quoting) => async (context: CompletionContext): Promise<CompletionResult | null> => {
  const begun = context.matchBefore(BEGUN);
  const words = begun?.text.slice(1).trim() ?? '';
  if (!begun || words.length < FEWEST_LETTERS) return null;
  const found = await find(words).catch(() => []);
  if (context.aborted || found.length === 0) return null;
  return {
    from: begun.from,
    filter: false,
    options: found.map((quote): QuoteOption => ({
      label: quote.quote,
      detail: quote.title,
      type: 'quote',
      found: quote,
      apply: (view, completion, from, to) => {
        // The list is closed, as by any other choice.
        view.dispatch({ annotations: pickedCompletion.of(completion) });
        void insertQuote(view, { from, to }, quote, cite, true);
      },
    })),
  };
};

/** `@` and words cite: Enter puts the sentence and its mark there, Shift Enter the mark alone. */
export const quoteKeys = ({ cite }: Quoting): Extension => [
  awaited,
  Prec.highest(
    keymap.of([
      {
        key: 'Shift-Enter',
        run: (view) => {
          const chosen = selectedCompletion(view.state) as QuoteOption | null;
          const { head } = view.state.selection.main;
          const begun = chosen?.type === 'quote' ? BEGUN.exec(lineBefore(view.state.doc, head)) : null;
          if (!chosen || !begun) return false;
          closeCompletion(view);
          void insertQuote(view, { from: head - begun[0].length, to: head }, chosen.found, cite, false);
          return true;
        },
      },
    ]),
  ),
];

/** Begins to cite where the caret is. */
export const beginQuote = (view: EditorView): boolean => {
  if (view.state.readOnly) return false;
  const { from } = view.state.selection.main;
  const insert = /\S$/.test(lineBefore(view.state.doc, from)) ? ' @' : '@';
  view.dispatch(view.state.update(view.state.changeByRange((range) => ({ changes: { from: range.from, to: range.to, insert }, range: EditorSelection.cursor(range.from + insert.length) })), { userEvent: 'input.type', scrollIntoView: true }));
  return startCompletion(view);
};

/** Puts a sentence and its mark where the caret is, or the mark alone, once it is known to stand in its source. */
export const citeHere = (quote: FoundQuote, cite: Quoting['cite'], withWords: boolean) => (view: EditorView): boolean => {
  if (view.state.readOnly) return false;
  const { head } = view.state.selection.main;
  void insertQuote(view, { from: head, to: head }, quote, cite, withWords);
  return true;
};

const lineBefore = (doc: Text, at: number): string => doc.sliceString(doc.lineAt(at).from, at);

type Span = { from: number; to: number };

/** Pieces of a text that something will be put in the place of, wherever they have moved to meanwhile. */
const awaited = ViewPlugin.fromClass(
  class {
    readonly spans = new Set<Span>();

    update({ changes, docChanged }: ViewUpdate): void {
      if (!docChanged) return;
      for (const span of this.spans) {
        span.from = changes.mapPos(span.from, 1);
        span.to = Math.max(span.from, changes.mapPos(span.to, -1));
      }
    }
  },
);

/** Puts a quote in the place of what was typed, once it is known to stand in its source. */
async function insertQuote(view: EditorView, place: Span, quote: FoundQuote, cite: Quoting['cite'], withWords: boolean): Promise<void> {
  const span = { ...place };
  const spans = view.plugin(awaited)?.spans;
  spans?.add(span);
  const id = await cite(quote);
  spans?.delete(span);
  if (id === null || !view.dom.isConnected) return;
  const insert = `${withWords ? `“${asText(quote.quote)}”` : ''}${citationMark(id)}`;
  view.dispatch({ changes: { ...span, insert }, ...(view.state.selection.main.head === span.to && { selection: { anchor: span.from + insert.length } }), userEvent: 'input.complete' });
}

/** What Markdown would read as more than words is said to be words. */
const asText = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().replaceAll(/[\\`*_[\]<>]/g, '\\$&');
