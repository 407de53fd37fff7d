import sanitizeHtml from 'sanitize-html';
import { isOwnPicture } from '#server/domain/processing/pictures.ts';
import type { InternalLinks } from './internalLinks.ts';

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

const ATTRIBUTES = {
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
};

/** The anchors that readers of files set (see Composition); no other `id` is let through. */
const PLACE = /^(page|slide|sheet|part)-\d{1,5}$/;

const TRANSFORMERS = {
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
} satisfies Record<string, sanitizeHtml.Transformer>;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: TEXT_TAGS,
  allowedAttributes: ATTRIBUTES,
  // The language of a piece of code is the only class that means something to a reader.
  allowedClasses: { code: [/^(language|lang)-[\w+#-]{1,30}$/] },
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { a: ['http', 'https', 'mailto'] },
  allowProtocolRelative: false,
  allowedStyles: {},
  nestingLimit: DEEPEST,
  nonTextTags: NOT_TEXT_TAGS,
  transformTags: TRANSFORMERS,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && (!(/^https?:\/\//i.test(attribs['src'] ?? '') || isOwnPicture(attribs['src'] ?? '')) || isTrackingPixel(attribs)),
};

/**
 * Reduces HTML to text markup that is safe to show: no scripts, styles, frames, forms or handlers; links only to http,
 * https and mail; pictures only from http and https, loaded late and without saying where from, and those that were put into a note.
 * Expects addresses to be absolute already; relative ones are dropped.
 *
 * @param anchor makes the `id` of the next heading; without it headings have none
 * @param within the links that lead to another place of this text; without it there are none
 */
export function sanitize(html: string, anchor?: () => string, within?: InternalLinks | null): string {
  const heading: sanitizeHtml.Transformer = (name, { id, lang, dir }) => {
    const own = anchor?.();
    within?.place(id, own);
    return {
      // The title of the source is the only heading of the first level.
      tagName: name === 'h1' ? 'h2' : name,
      attribs: { ...(own !== undefined && { id: own }), ...(lang && { lang }), ...(dir && { dir }) },
    };
  };
  const headings = Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading]));
  if (!within) return sanitizeHtml(html, { ...OPTIONS, transformTags: { ...OPTIONS.transformTags, ...headings } }).trim();
  const options = {
    ...OPTIONS,
    allowedAttributes: { ...ATTRIBUTES, '*': [...ATTRIBUTES['*'], 'id'], a: [...ATTRIBUTES.a, 'data-from'] },
    // Each tag has one, so that no name of the page itself is let through.
    transformTags: { ...withPlaces(within), ...headings },
  };
  return within.settle(sanitizeHtml(html, options).trim());
}

/** What is done with each tag of a text within which links lead. */
function withPlaces(within: InternalLinks): Record<string, sanitizeHtml.Transformer> {
  const named = (id: string | null): sanitizeHtml.Attributes => (id === null ? {} : { id });
  const plain: sanitizeHtml.Transformer = (tagName, { id, ...attribs }) => ({ tagName, attribs: { ...attribs, ...named(within.place(id)) } });
  const { a: link, img: picture, section } = TRANSFORMERS;
  return {
    ...Object.fromEntries(TEXT_TAGS.map((name) => [name, plain])),
    img: picture,
    section(name, attribs) {
      const { tagName, attribs: allowed } = section(name, attribs);
      const place = within.place(attribs['id'], allowed.id);
      return { tagName, attribs: { ...named(place), ...allowed } };
    },
    a(name, attribs) {
      const place = named(within.place(attribs['id']) ?? within.place(attribs['name']));
      const to = within.link(attribs['href'] ?? '', attribs['data-from']);
      if (to) return { tagName: 'a', attribs: { ...to, ...place } };
      const { tagName, attribs: allowed } = link(name, attribs);
      return { tagName, attribs: { ...allowed, ...place } };
    },
  };
}

function isTrackingPixel({ width, height }: sanitizeHtml.Attributes): boolean {
  return Number(width ?? 100) <= 2 || Number(height ?? 100) <= 2;
}

function isPixels(value: string | undefined): value is string {
  return /^\d{1,5}$/.test(value ?? '');
}
