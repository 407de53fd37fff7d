import { autocompletion, type CompletionContext, type CompletionResult, pickedCompletion } from '@codemirror/autocomplete';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { linkToSource } from './linkTargets.ts';

/** A source that can be linked to. */
export type LinkedSource = { readonly id: string; readonly title: string };

/** Finds sources whose title has these words; the last changed when there are none. */
export type FindSources = (words: string) => Promise<readonly LinkedSource[]>;

/** What is typed after `[[`; a bracket or a new line ends it. */
const BEGUN = /\[\[[^[\]\n]{0,100}$/;

/**
 * `[[` and a title link to a source: what fits is listed at the caret, Enter puts the link in its place.
 *
 * @param label what the list is called for screen readers
 */
export const linkCompletion = (find: FindSources, label: string): Extension => [
  EditorState.phrases.of({ Completions: label }),
  autocompletion({ override: [linkedAfterBrackets(find)], icons: false, closeOnBlur: true, maxRenderedOptions: 8 }),
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
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--accent-soft)', color: 'var(--fg-1)' },
});
