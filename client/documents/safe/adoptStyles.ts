import { ROOT, SCOPE } from './safeStyles.ts';

/** What documents begin with: white paper, dark letters, and what browsers give to each kind of element where the page's own styles take it away. */
const BASE = `
.${SCOPE} { color: #1a1a1a; font: 400 17px/1.5 serif; letter-spacing: normal; font-feature-settings: normal; color-scheme: light; text-align: start; overflow-wrap: break-word; }
.${SCOPE} * { box-sizing: content-box; max-inline-size: none; }
.${SCOPE} :is(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote) { margin: revert; padding: revert; }
.${SCOPE} :is(ul, ol) { list-style: revert; }
.${SCOPE} a { color: revert; text-decoration: revert; }
.${SCOPE} .${ROOT} { position: relative; }
.${SCOPE} [data-bullet]::before { content: attr(data-bullet); }
`;

type Adopted = { readonly css: string; uses: number };

/** Of the style sheets of the page those that were adopted here, as long as they are there. */
const adopted = new WeakMap<CSSStyleSheet, Adopted>();

/** Applies style sheets that `safeStyles` has made, and answers what takes them away again. Each is there once, however many ask for it. */
export function adoptStyles(styles: readonly string[]): () => void {
  const sheets = [BASE, ...styles].map(adopt);
  return () => {
    for (const sheet of sheets) {
      const known = adopted.get(sheet);
      if (!known) continue;
      known.uses -= 1;
      if (known.uses === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    }
  };
}

function adopt(css: string): CSSStyleSheet {
  for (const sheet of document.adoptedStyleSheets) {
    const known = adopted.get(sheet);
    if (known?.css !== css) continue;
    known.uses += 1;
    return sheet;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  adopted.set(sheet, { css, uses: 1 });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
