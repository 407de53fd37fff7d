import { createGlobalStyle, css } from 'styled-components';
import { type HighlightColor, highlightColors, markToken } from './highlightColors.ts';

/** How a layer looks, by its name. */
const looks = highlightColors.map((color) => {
  const [mark, line] = [`var(--${markToken(color)})`, `var(--${markToken(color)}-line)`];
  const name = color.toLowerCase();
  return css`
    ::highlight(vault-mark-${name}),
    ::highlight(vault-noted-${name}) {
      background-color: ${mark};
      color: var(--mark-fg);
    }

    ::highlight(vault-noted-${name}) {
      text-decoration: underline 1.5px ${line};
    }

    ::highlight(vault-chosen-${name}) {
      background-color: ${line};
      color: var(--mark-fg);
    }

    /* Over a picture of the letters, which must be seen through it. */
    ::highlight(vault-over-mark-${name}),
    ::highlight(vault-over-noted-${name}) {
      background-color: color-mix(in srgb, ${line} 36%, transparent);
      color: transparent;
    }

    ::highlight(vault-over-noted-${name}),
    ::highlight(vault-over-chosen-${name}) {
      text-decoration: underline 1.5px ${line};
    }

    ::highlight(vault-over-chosen-${name}) {
      background-color: color-mix(in srgb, ${line} 56%, transparent);
      color: transparent;
    }
  `;
});

/** How highlights look; mount it where they are painted. */
export const HighlightColours = createGlobalStyle`
  ${looks}
`;

export type Painted = { readonly ranges: readonly Range[]; readonly color: HighlightColor; readonly isNoted: boolean; readonly isSelected: boolean };

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
  const layers = Object.fromEntries(
    highlightColors.flatMap((color) => {
      const ofColor = (kind: string, wanted: (one: Painted) => boolean) => [`${prefix}-${kind}-${color.toLowerCase()}`, of((one) => one.color === color && wanted(one))] as const;
      return [
        ofColor('mark', ({ isNoted, isSelected }) => !isNoted && !isSelected),
        ofColor('noted', ({ isNoted, isSelected }) => isNoted && !isSelected),
        ofColor('chosen', ({ isSelected }) => isSelected),
      ];
    }),
  );
  for (const [name, highlight] of Object.entries(layers)) CSS.highlights.set(name, highlight);
  return () => {
    for (const name of Object.keys(layers)) CSS.highlights.delete(name);
  };
}
