import { createGlobalStyle } from 'styled-components';

/** How highlights look; mount it where they are painted. */
export const HighlightColours = createGlobalStyle`
  ::highlight(vault-mark) {
    background-color: var(--mark);
    color: var(--mark-fg);
  }

  ::highlight(vault-noted) {
    background-color: var(--mark);
    color: var(--mark-fg);
    text-decoration: underline 1.5px var(--mark-line);
  }

  ::highlight(vault-chosen) {
    background-color: var(--mark-line);
    color: var(--mark-fg);
  }
`;

export type Painted = { readonly range: Range; readonly isNoted: boolean; readonly isChosen: boolean };

/**
 * Paints ranges of the page as highlights without touching its elements (CSS Custom Highlight API), and answers what
 * takes them away. A browser that cannot still has the list of them.
 */
export function paint(painted: readonly Painted[]): () => void {
  if (typeof Highlight === 'undefined') return () => undefined;
  const of = (wanted: (one: Painted) => boolean) => new Highlight(...painted.filter(wanted).map(({ range }) => range));
  const chosen = of(({ isChosen }) => isChosen);
  chosen.priority = 1;
  CSS.highlights.set('vault-mark', of(({ isNoted }) => !isNoted));
  CSS.highlights.set('vault-noted', of(({ isNoted }) => isNoted));
  CSS.highlights.set('vault-chosen', chosen);
  return () => {
    for (const name of ['vault-mark', 'vault-noted', 'vault-chosen']) CSS.highlights.delete(name);
  };
}
