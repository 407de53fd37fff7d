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
    ...Object.fromEntries(['section', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, ['id']])),
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
    section: (_name, { id = '', lang, dir }) => ({
      tagName: 'section',
      attribs: { ...(PLACE.test(id) && { id }), ...(lang && { lang }), ...(dir && { dir }) },
    }),
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

/** The anchors that readers of files set (see Composition); no other `id` is let through. */
const PLACE = /^(page|slide|sheet|part)-\d{1,5}$/;

/**
 * Reduces HTML to text markup that is safe to show: no scripts, styles, frames, forms or handlers; links only to http,
 * https and mail; pictures only from http and https, loaded late and without saying where from.
 * Expects addresses to be absolute already; relative ones are dropped.
 *
 * @param anchor makes the `id` of the next heading; without it headings have none
 */
export function sanitize(html: string, anchor?: () => string): string {
  const heading: sanitizeHtml.Transformer = (name, { lang, dir }) => ({
    // The title of the source is the only heading of the first level.
    tagName: name === 'h1' ? 'h2' : name,
    attribs: { ...(anchor && { id: anchor() }), ...(lang && { lang }), ...(dir && { dir }) },
  });
  const headings = Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading]));
  return sanitizeHtml(html, { ...OPTIONS, transformTags: { ...OPTIONS.transformTags, ...headings } }).trim();
}

function isTrackingPixel({ width, height }: sanitizeHtml.Attributes): boolean {
  return Number(width ?? 100) <= 2 || Number(height ?? 100) <= 2;
}

function isPixels(value: string | undefined): value is string {
  return /^\d{1,5}$/.test(value ?? '');
}
