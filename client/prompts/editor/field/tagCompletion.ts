import { autocompletion, type CompletionContext, type CompletionResult, pickedCompletion } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';

/** Names that can be put in. */
export type KnownTags = { readonly variables: readonly string[]; readonly fragments: readonly string[] };

const BEGUN = /\{\{(>?)\s*[\p{L}\p{N}_./-]{0,100}$/u;

/** `{{` lists variables, `{{>` fragments; Enter puts one in with its braces. */
export const tagCompletion = (known: () => KnownTags): Extension => autocompletion({ override: [tagsAt(known)], icons: false, closeOnBlur: true, maxRenderedOptions: 50 });

/** What is listed at the caret; null where no braces were opened, or nothing is known. */
export const tagsAt = (known: () => KnownTags) => (context: CompletionContext): CompletionResult | null => {
  const begun = context.matchBefore(BEGUN);
  if (!begun) return null;
  const isFragment = begun.text.startsWith('{{>');
  const { variables, fragments } = known();
  const typed = begun.text.replace(/^\{\{>?\s*/, '');
  const names = (isFragment ? fragments : variables).filter((name) => name !== typed);
  if (names.length === 0) return null;
  return {
    from: begun.to - typed.length,
    options: names.map((name) => ({
      label: name,
      apply: (view, completion, _from, to) => {
        const start = begun.from;
        const end = view.state.sliceDoc(to, to + 2) === '}}' ? to + 2 : to;
        const tag = isFragment ? `{{> ${name}}}` : `{{${name}}}`;
        view.dispatch({ changes: { from: start, to: end, insert: tag }, selection: { anchor: start + tag.length }, annotations: pickedCompletion.of(completion), userEvent: 'input.complete' });
      },
    })),
  };
};
