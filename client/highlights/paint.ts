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

  /* Over a picture of the letters, which must be seen through it. */
  ::highlight(vault-over-mark),
  ::highlight(vault-over-noted) {
    background-color: color-mix(in srgb, var(--mark-line) 36%, transparent);
    color: transparent;
  }

  ::highlight(vault-over-noted),
  ::highlight(vault-over-chosen) {
    text-decoration: underline 1.5px var(--mark-line);
  }

  ::highlight(vault-over-chosen) {
    background-color: color-mix(in srgb, var(--mark-line) 56%, transparent);
    color: transparent;
  }
`;

export type Painted = { readonly ranges: readonly Range[]; readonly isNoted: boolean; readonly isSelected: boolean };

/**
 * Paints ranges of the page as highlights without touching its elements (CSS Custom Highlight API), and answers what
 * takes them away. A browser that cannot still has the list of them.
 *
 * @param isOverlay whether the letters are unseen and lie over a picture of them
 */
export function paint(painted: readonly Painted[], isOverlay: boolean): () => void {
  if (typeof Highlight === 'undefined') return () => undefined;
  const of = (wanted: (one: Painted) => boolean) => new Highlight(...painted.filter(wanted).flatMap(({ ranges }) => ranges));
  const prefix = isOverlay ? 'vault-over' : 'vault';
  const layers = {
    [`${prefix}-mark`]: of(({ isNoted, isSelected }) => !isNoted && !isSelected),
    [`${prefix}-noted`]: of(({ isNoted, isSelected }) => isNoted && !isSelected),
    [`${prefix}-chosen`]: of(({ isSelected }) => isSelected),
  };
  for (const [name, highlight] of Object.entries(layers)) CSS.highlights.set(name, highlight);
  return () => {
    for (const name of Object.keys(layers)) CSS.highlights.delete(name);
  };
}
