import { autocompletion, type CompletionContext, type CompletionResult, pickedCompletion } from '@codemirror/autocomplete';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { linkToSource } from './linkTargets.ts';
import { quotedAfterAt, quoteKeys, type Quoting } from './quoteCompletion.ts';

/** A source that can be linked to. */
export type LinkedSource = { readonly id: string; readonly title: string };

/** Finds sources whose title has these words; the last changed when there are none. */
export type FindSources = (words: string) => Promise<readonly LinkedSource[]>;

/** What is typed after `[[`; a bracket or a new line ends it. */
const BEGUN = /\[\[[^[\]\n]{0,100}$/;

/**
 * `[[` and a title link to a source, `@` and words cite one: what fits is listed at the caret, Enter puts it in the place of what was typed.
 *
 * @param label what the list is called for screen readers
 */
export const noteCompletion = (find: FindSources, quoting: Quoting | null, label: string): Extension => [
  EditorState.phrases.of({ Completions: label }),
  autocompletion({
    override: [linkedAfterBrackets(find), ...(quoting ? [quotedAfterAt(quoting)] : [])],
    icons: false,
    closeOnBlur: true,
    maxRenderedOptions: 8,
    optionClass: ({ type }) => (type === 'quote' ? 'cm-quoteOption' : ''),
  }),
  quoting ? quoteKeys(quoting) : [],
  tooltipLook,
];

/** What is listed after `[[`; null where the caret stands after nothing of the kind, or nothing fits. */
export const linkedAfterBrackets = (find: FindSources) => async (context: CompletionContext): Promise<CompletionResult | null> => {
  const begun = context.matchBefore(BEGUN);
  if (!begun) return null;
  const found = await find(begun.text.slice(2).trim()).catch(() => []);
  if (context.aborted || found.length === 0) return null;
  return {
    from: begun.from,
    filter: false,
    options: found.map((source) => ({
      label: source.title,
      apply: (view, completion, from, to) => {
        const link = linkToSource(source);
        const end = view.state.sliceDoc(to, to + 2) === ']]' ? to + 2 : to;
        view.dispatch({ changes: { from, to: end, insert: link }, selection: { anchor: from + link.length }, annotations: pickedCompletion.of(completion), userEvent: 'input.complete' });
      },
    })),
  };
};

const tooltipLook = EditorView.theme({
  '.cm-tooltip.cm-tooltip-autocomplete': { border: '0', borderRadius: 'var(--r-lg)', background: 'var(--bg-raised)', boxShadow: 'var(--shadow-pop)', overflow: 'hidden', zIndex: '3' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxWidth: 'min(440px, 90vw)', maxHeight: '320px', padding: '4px', font: 'var(--text-13)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 10px', borderRadius: 'var(--r-sm)', color: 'var(--fg-1)', overflow: 'hidden', textOverflow: 'ellipsis' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li.cm-quoteOption': { whiteSpace: 'normal' },
  '.cm-quoteOption .cm-completionLabel': { display: '-webkit-box', WebkitLineClamp: '2', WebkitBoxOrient: 'vertical', overflow: 'hidden', font: '400 15px/22px var(--font-read)' },
  '.cm-quoteOption .cm-completionDetail': { display: 'block', margin: '2px 0 0', color: 'var(--fg-3)', font: 'var(--text-12)', fontStyle: 'normal', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--accent-soft)', color: 'var(--fg-1)' },
});
