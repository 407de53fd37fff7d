import { type DomDocument, type DomElement, isElement, TEXT } from '../text/dom.ts';
import { elementOf, isWithin } from './elements.ts';

const FORMULAS = '.katex-display,.katex,mjx-container,.MathJax_Display,.MathJax,.MathJax_Preview,.mwe-math-element,math';
const SCRIPTS = 'script[type^="math/tex"]';
const longest = 5_000;
/** Deeper formulas are read as their letters. */
const DEEPEST = 40;

/**
 * Writes formulas as the TeX that they were written in, as code; where a page does not keep that, in one line. What draws
 * them is styles and scripts, of which a text has none.
 */
export function normalizeFormulas(document: DomDocument): void {
  const done = new Set<DomElement>();
  const scripts = document.querySelectorAll(SCRIPTS);
  for (const formula of document.querySelectorAll(FORMULAS)) {
    if (isWithin(formula, done)) continue;
    done.add(formula);
    const words = texOf(formula) ?? linear(formula);
    const isDrawing = /\bMathJax/.test(formula.getAttribute('class') ?? '') && scripts.length > 0;
    if (words === '' || isDrawing) formula.remove();
    else formula.replaceWith(elementOf(document, 'code', words));
  }
  for (const script of scripts) script.replaceWith(elementOf(document, 'code', script.textContent.trim().slice(0, longest)));
}

function texOf(formula: DomElement): string | null {
  const annotation = formula.querySelector('annotation[encoding*="tex"],annotation[encoding*="TeX"]')?.textContent;
  const math = formula.localName === 'math' ? formula : formula.querySelector('math');
  const tex = annotation ?? math?.getAttribute('alttext') ?? formula.querySelector('img')?.getAttribute('alt');
  const bare = tex?.trim().replace(/^\{\\displaystyle\s+([^]*)\}$/, '$1').trim();
  return bare ? bare.slice(0, longest) : null;
}

/** A formula without its TeX: `a/b`, `√(x)`, `x^2`. */
function linear(formula: DomElement): string {
  const math = formula.localName === 'math' ? formula : formula.querySelector('math');
  return (math ? write(math, 0) : '').replace(/\s+/g, ' ').trim().slice(0, longest);
}

function write(element: DomElement, depth: number): string {
  if (depth > DEEPEST) return element.textContent;
  if (element.localName === 'annotation' || element.localName === 'annotation-xml') return '';
  const parts = element.children.map((child) => write(child, depth + 1));
  const [one = '', two = '', three = ''] = parts;
  switch (element.localName) {
    case 'mfrac':
      return `${grouped(one)}/${grouped(two)}`;
    case 'msqrt':
      return `√${grouped(parts.join(''))}`;
    case 'mroot':
      return `${grouped(one)}^(1/${two})`;
    case 'msup':
    case 'mover':
      return `${one}^${grouped(two)}`;
    case 'msub':
    case 'munder':
      return `${one}_${grouped(two)}`;
    case 'msubsup':
    case 'munderover':
      return `${one}_${grouped(two)}^${grouped(three)}`;
    case 'mtr':
      return `${parts.join(', ')}; `;
    default:
      return element.childNodes.map((node) => (isElement(node) ? write(node, depth + 1) : node.nodeType === TEXT ? (node.nodeValue ?? '').trim() : '')).join('');
  }
}

const grouped = (words: string) => (/^[\p{L}\p{N}.]*$/u.test(words) ? words : `(${words})`);
