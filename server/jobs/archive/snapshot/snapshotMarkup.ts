import { text } from 'node:stream/consumers';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import { type AttributeReader, LAZY_SETS, LAZY_SOURCES, pictureAddress } from '../../extract/normalize/pictureAddress.ts';
import { webAddress } from '../../extract/text/webAddress.ts';
import { inlineStyle } from './inlineStyle.ts';
import type { LoadSubresource } from './subresource.ts';

/** Gone with everything in them. */
const REMOVED = new Set(['script', 'noscript', 'template', 'iframe', 'frameset', 'audio', 'animate', 'set', 'animatetransform', 'animatemotion']);
/** Gone themselves; what is in them stays. */
const UNWRAPPED = new Set(['object', 'embed', 'applet', 'portal', 'frame', 'param', 'base', 'video', 'source', 'track']);
/** `link` and `meta` that say something about how a page looks. */
const PRESENTATION = /^(viewport|theme-color|color-scheme)$/i;
const LOADING_ATTRIBUTES = new Set([
  ...['srcset', 'sizes', 'integrity', 'crossorigin', 'nonce', 'ping', 'srcdoc', 'formaction', 'action', 'manifest', 'longdesc'],
  ...['loading', 'http-equiv', 'target', 'download', 'autofocus', 'src', 'poster', 'background', 'data', 'href', 'xlink:href', 'style'],
  ...LAZY_SOURCES,
  ...LAZY_SETS,
]);

/** Enforced by whoever shows the snapshot, should the headers it was served with be lost. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:";

type StartTag = Parameters<RewritingStream['emitStartTag']>[0];

/**
 * A page as one file that loads nothing: style sheets and pictures inside it, no scripts, frames, handlers or forms that
 * send. Asks `load` for each subresource; where that has none, it is left out.
 *
 * Reads the page once from its beginning to its end and holds no tree of it.
 * @param url where the page was found; references are relative to it or to its `base`.
 */
export async function snapshotMarkup(html: string, url: string, load: LoadSubresource): Promise<string> {
  const rewriter = new RewritingStream();

  let base = url;
  let removed: { name: string; depth: number } | null = null;
  let style: string[] | null = null;
  let headOpened = false;
  let pictureSources: AttributeReader[] = [];

  const openHead = () => {
    headOpened = true;
    rewriter.emitRaw(`<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
  };
  const emitStyle = (css: string, media: string | null) => {
    const condition = media && !/^\s*(all)?\s*$/i.test(media) ? ` media="${escapeAttribute(media)}"` : '';
    rewriter.emitRaw(`<style${condition}>${css.replace(/<(?=[/!])/g, '\\3c ')}</style>`);
  };

  rewriter.on('startTag', (tag) => {
    const name = tag.tagName.toLowerCase();
    if (removed !== null) {
      if (removed.name === name && !tag.selfClosing) removed.depth += 1;
      return;
    }
    const read = attributeReader(tag);
    if (name === 'base') base = webAddress(read('href'), url) ?? base;
    if (name !== 'html' && name !== 'head' && !headOpened) openHead();
    if (REMOVED.has(name)) {
      if (!tag.selfClosing) removed = { name, depth: 1 };
    } else if (name === 'link') {
      const sheet = styleSheetOf(read, base);
      const css = sheet && load({ url: sheet, kind: 'style' });
      if (sheet && css) emitStyle(inlineStyle(css, sheet, load), read('media'));
    } else if (name === 'meta') {
      if (PRESENTATION.test(read('name') ?? '')) emit(tag, []);
    } else if (name === 'style') {
      style = [];
      emit(tag, []);
    } else if (name === 'video') {
      const poster = webAddress(read('poster'), base);
      const data = poster && load({ url: poster, kind: 'picture' });
      if (data) rewriter.emitRaw(`<img alt="" src="${data}">`);
    } else if (name === 'source') {
      pictureSources.push(read);
    } else if (!UNWRAPPED.has(name)) {
      if (name === 'picture') pictureSources = [];
      emit(tag, ownAttributes(name, read));
    }
  });
  rewriter.on('endTag', (tag) => {
    const name = tag.tagName.toLowerCase();
    if (removed !== null) {
      if (removed.name === name) removed.depth -= 1;
      if (removed.depth === 0) removed = null;
      return;
    }
    if (REMOVED.has(name) || UNWRAPPED.has(name)) return;
    if (name === 'style' && style !== null) {
      rewriter.emitRaw(inlineStyle(style.join(''), base, load).replace(/<(?=[/!])/g, '\\3c '));
      style = null;
    }
    rewriter.emitEndTag(tag);
  });
  rewriter.on('text', (_token, raw) => {
    if (removed !== null) return;
    if (style !== null) style.push(raw);
    else rewriter.emitRaw(raw);
  });
  rewriter.on('comment', () => undefined);

  function emit(tag: StartTag, attrs: StartTag['attrs']): void {
    rewriter.emitStartTag({ ...tag, attrs: [...tag.attrs.filter(isHarmless), ...attrs] });
  }

  /** The attributes that load something or lead somewhere, made harmless. */
  function ownAttributes(name: string, read: AttributeReader): StartTag['attrs'] {
    const own: StartTag['attrs'] = [];
    const add = (attribute: string, value: string | null) => {
      if (value !== null) own.push({ name: attribute, value });
    };
    const picture = (address: string | null) => (address === null ? null : load({ url: address, kind: 'picture' }));
    if (name === 'img' || name === 'input') {
      add('src', inlinePicture(read('src')) ?? picture(pictureAddress(read, pictureSources, base)));
      pictureSources = [];
    }
    if (name === 'image' || name === 'feimage') {
      const href = read('href') ?? read('xlink:href');
      add('href', inlinePicture(href) ?? picture(webAddress(href, base)));
    }
    if (name === 'a' || name === 'area') add('href', linkAddress(read('href'), base));
    else if (read('href')?.startsWith('#')) add('href', read('href'));
    if (name === 'body' || name === 'table' || name === 'td' || name === 'th') {
      const data = picture(webAddress(read('background'), base));
      add('background', data);
    }
    const styling = read('style');
    if (styling !== null) add('style', inlineStyle(styling, base, load));
    return own;
  }

  const written = text(rewriter);
  rewriter.end(html);
  return written;
}

function attributeReader(tag: StartTag): AttributeReader {
  const values = new Map(tag.attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]));
  return (name) => values.get(name) ?? null;
}

function isHarmless({ name, prefix }: StartTag['attrs'][number]): boolean {
  const full = (prefix ? `${prefix}:${name}` : name).toLowerCase();
  return !full.startsWith('on') && !LOADING_ATTRIBUTES.has(full) && /^[a-z_:][\w:.-]*$/i.test(full);
}

function styleSheetOf(read: AttributeReader, base: string): string | null {
  const rel = read('rel') ?? '';
  const isSheet = /(^|\s)stylesheet(\s|$)/i.test(rel) && !/(^|\s)alternate(\s|$)/i.test(rel) && read('disabled') === null;
  return isSheet && !/^\s*print\s*$/i.test(read('media') ?? '') ? webAddress(read('href'), base) : null;
}

/** Pictures that a page carries itself, unless they are placeholders of lazy ones. */
function inlinePicture(src: string | null): string | null {
  return src !== null && src.length > 400 && /^data:image\/(png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i.test(src) ? src : null;
}

function linkAddress(href: string | null, base: string): string | null {
  if (href === null) return null;
  if (href.startsWith('#')) return href;
  return /^\s*mailto:/i.test(href) ? href.trim() : webAddress(href, base);
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
