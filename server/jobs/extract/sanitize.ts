import sanitizeHtml from 'sanitize-html';

/** Deeper markup than this is dropped around its text: no page means it, and it would make readers recurse. */
const DEEPEST = 80;

const TEXT_TAGS = [
  'p h2 h3 h4 h5 h6 br hr blockquote pre div section article details summary',
  'ul ol li dl dt dd',
  'table caption thead tbody tfoot tr th td',
  'figure figcaption img',
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr',
].flatMap((names) => names.split(' '));

/** Tags of which not even the words inside belong to the text. */
const NOT_TEXT_TAGS = 'script style textarea option xmp noscript template title svg math button select iframe'.split(
  ' ',
);

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TEXT_TAGS,
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'title', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'referrerpolicy'],
    li: ['value'],
    ol: ['start', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  // The language of a piece of code is the only class that means something to a reader.
  allowedClasses: { code: [/^(language|lang)-[\w+#-]{1,30}$/] },
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { a: ['http', 'https', 'mailto'] },
  allowProtocolRelative: false,
  allowedStyles: {},
  nestingLimit: DEEPEST,
  nonTextTags: NOT_TEXT_TAGS,
  transformTags: {
    // The title of the source is the only heading of the first level.
    h1: 'h2',
    a: (_name, { href = '', title = '' }) =>
      /^(https?|mailto):/i.test(href)
        ? { tagName: 'a', attribs: { href, ...(title && { title }), rel: 'noopener noreferrer nofollow' } }
        : { tagName: 'span', attribs: {} },
    img: (_name, { src = '', alt = '', title = '', width, height }) => ({
      tagName: 'img',
      attribs: {
        src,
        alt,
        ...(title && { title }),
        ...(isPixels(width) && { width }),
        ...(isPixels(height) && { height }),
        loading: 'lazy',
        referrerpolicy: 'no-referrer',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && (!/^https?:\/\//i.test(attribs['src'] ?? '') || isTrackingPixel(attribs)),
};

/**
 * Reduces HTML to text markup that is safe to show: no scripts, styles, frames, forms or handlers; links only to http,
 * https and mail; pictures only from http and https, loaded late and without saying where from.
 * Expects addresses to be absolute already; relative ones are dropped.
 */
export function sanitize(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

function isTrackingPixel({ width, height }: sanitizeHtml.Attributes): boolean {
  return Number(width ?? 100) <= 2 || Number(height ?? 100) <= 2;
}

function isPixels(value: string | undefined): value is string {
  return /^\d{1,5}$/.test(value ?? '');
}
