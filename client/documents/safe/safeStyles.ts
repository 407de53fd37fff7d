/** Around whatever is shown of a document: its rules end there. */
export const SCOPE = 'vault-original';
/** What stands for the root and the body of a document. */
export const ROOT = 'vault-original-root';
/** What documents call things has this before it, so that nothing of ours is meant by it. */
export const PREFIX = 'o-';

/** What text looks like, and nothing that loads, moves, covers or measures anything. */
const ALLOWED = new RegExp(
  `^(${[
    '(background-)?color',
    'font-(family|size|style|weight|stretch|variant.*|kerning|feature-settings|size-adjust)',
    'line-height|letter-spacing|word-spacing|tab-size|text-(align|align-last|decoration|decoration-(line|color|style|thickness)|indent|transform|underline-.*|emphasis-.*|justify|orientation|shadow|combine-upright)',
    'white-space(-collapse)?|text-wrap(-mode|-style)?|word-break|overflow-wrap|hyphens|line-break|direction|unicode-bidi|writing-mode|vertical-align|quotes',
    'list-style-(type|position)|counter-(reset|increment|set)|content',
    '(margin|padding)(-(top|right|bottom|left|(block|inline)(-start|-end)?))?',
    'border(-(top|right|bottom|left|(block|inline)(-start|-end)?))?-(width|style|color)|border-(collapse|spacing|.*-radius)|caption-side|empty-cells|table-layout',
    '(min-|max-)?(width|height|inline-size|block-size)|box-sizing|float|clear|display|visibility|opacity|position|top|right|bottom|left|inset.*|z-index|overflow(-[xy])?',
    'flex-(direction|wrap|grow|shrink|basis)|align-(items|self|content)|justify-(content|items|self)|(row-|column-)gap|column-(count|width|fill|span|rule-(width|style|color))|order',
    '(page-)?break-(before|after|inside)|orphans|widows|fill|stroke|stroke-(width|linecap|linejoin|dasharray)',
  ].join('|')})$`,
);

/** Names that docx-preview gives to what a theme is made of. */
const THEME_NAME = /^--docx-[\w-]+$/;
const THEME_VALUE = /^[\p{L}\p{N}#\s,'"._-]*$/u;
const THEME_USE = /var\(\s*--docx-[\w-]+\s*(,\s*[\w#-]*\s*)?\)/g;
/** Of functions only those that make colours, sizes and counters. */
const SAFE_CALL = /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|calc|min|max|clamp|counters?)\(/g;

/** The declarations that may stay, as text. */
export function safeDeclarations(style: CSSStyleDeclaration): string {
  const kept: string[] = [];
  for (const name of style) {
    const value = style.getPropertyValue(name);
    if (value !== '' && isSafe(name, value)) kept.push(`${name}: ${value}${style.getPropertyPriority(name) === 'important' ? ' !important' : ''}`);
  }
  return kept.join('; ');
}

function isSafe(name: string, value: string): boolean {
  if (THEME_NAME.test(name)) return THEME_VALUE.test(value);
  if (!ALLOWED.test(name)) return false;
  // What is fixed or sticky leaves the page that it belongs to.
  if (name === 'position') return /^(static|relative|absolute)$/.test(value);
  const words = value.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '');
  return !/[\\(]/.test(words.replace(THEME_USE, '').replace(SAFE_CALL, ''));
}

/**
 * The rules of a style sheet that may be applied to a document within the page, as text: what they say is looked through property by
 * property as the browser has read it, so that no way of writing something hides it. Nothing is imported, and they match only inside of `SCOPE`.
 */
export function safeStyles(css: string): string {
  const sheet = new CSSStyleSheet({ disabled: true });
  // Imports are left out by the browser itself.
  sheet.replaceSync(css);
  const rules = rulesOf(sheet.cssRules);
  return rules === '' ? '' : `@scope (.${SCOPE}) { :scope { ${rules} } }`;
}

function rulesOf(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) {
        const selector = safeSelector(rule.selectorText);
        const declarations = selector === null ? '' : safeDeclarations(rule.style);
        return declarations === '' ? '' : `${selector} { ${declarations} }`;
      }
      if (rule instanceof CSSMediaRule) {
        const inner = rulesOf(rule.cssRules);
        return inner === '' || /[{};\\]/.test(rule.media.mediaText) ? '' : `@media ${rule.media.mediaText} { ${inner} }`;
      }
      return '';
    })
    .join('\n');
}

/** A name as selectors write it. */
const NAME = String.raw`(?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6}\s?|\\[^\n])+`;
const TOKENS = new RegExp(String.raw`"(?:[^"\\]|\\.)*"|([.#])(${NAME})|(:root\b)|(::?)(${NAME})|(${NAME})`, 'gi');

/** A selector with the names that `cleanDocument` gives; null for one that may mean what is outside. */
export function safeSelector(selector: string): string | null {
  if (/[&{}]|:(scope|host)/i.test(selector.replace(/"(?:[^"\\]|\\.)*"/g, ''))) return null;
  return selector.replace(TOKENS, (token, mark: string | undefined, name: string | undefined, root: string | undefined, _colons, _pseudo, element: string | undefined) => {
    if (mark !== undefined) return `${mark}${PREFIX}${name}`;
    if (root !== undefined || /^(html|body)$/i.test(element ?? '')) return `.${ROOT}`;
    return token;
  });
}
