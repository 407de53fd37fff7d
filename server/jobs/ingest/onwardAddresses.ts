import { Parser } from 'htmlparser2';

/** Where a page that has hardly a text of its own sends its readers, or where the page is that it is a shortened copy of. */
export type Onward =
  | { readonly kind: 'CANONICAL'; readonly address: string }
  | { readonly kind: 'REFRESH'; readonly address: string }
  /** In the order in which a reader would ask for them: what is called the main part comes first. */
  | { readonly kind: 'FRAMES'; readonly addresses: readonly string[] };

/** No page that only sends on is longer. */
const longest = 256 * 1024;
/** Who has more to say than this is a page; some load themselves again now and then. */
const mostLetters = 300;
const longestDelaySeconds = 30;
const notShown = new Set(['script', 'style', 'template', 'title', 'noscript', 'noframes', 'textarea', 'svg']);

/** How AMP pages mark themselves; the lightning also as it is when its bytes are taken for letters. */
const ampMarks = ['amp', '⚡', new TextDecoder('latin1').decode(Buffer.from('⚡'))];

/**
 * What a page says of where its text is: the page that it is an AMP copy of, a meta refresh, or the frames of a frameset. Null where it has a text
 * itself.
 */
export function onwardAddresses(html: string, url: string): Onward | null {
  if (html.length > longest) return null;
  let letters = 0;
  let hidden = 0;
  let base = url;
  const amp = { isCopy: false, canonicals: [] as (string | null)[] };
  const refreshes: string[] = [];
  const frames: { address: string; name: string }[] = [];
  const web = (reference: string | undefined) => {
    const address = URL.parse(reference?.trim() ?? '', base);
    if (address === null || !/^https?:$/.test(address.protocol)) return null;
    address.hash = '';
    return address.href;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (notShown.has(name)) hidden += 1;
      if (name === 'html') amp.isCopy = ampMarks.some((mark) => mark in attributes);
      if (name === 'link' && /(^|\s)canonical(\s|$)/i.test(attributes['rel'] ?? '')) amp.canonicals.push(web(attributes['href']));
      if (name === 'base') base = web(attributes['href']) ?? base;
      if (name === 'frame') {
        const address = web(attributes['src']);
        if (address !== null && frames.length < 20) frames.push({ address, name: attributes['name'] ?? '' });
      }
      if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh') refreshes.push(...[web(targetOf(attributes['content'] ?? ''))].filter((address) => address !== null));
    },
    onclosetag(name) {
      if (notShown.has(name)) hidden -= 1;
    },
    ontext(text) {
      if (hidden === 0) letters += text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    },
  });
  parser.end(html);
  const self = web(url);
  const canonical = amp.canonicals.find((address) => address !== null);
  if (amp.isCopy && canonical !== undefined && canonical !== self) return { kind: 'CANONICAL', address: canonical };
  if (letters > mostLetters) return null;
  const next = refreshes.find((address) => address !== self);
  if (next !== undefined) return { kind: 'REFRESH', address: next };
  const addresses = frames
    .filter(({ address }) => address !== self)
    .sort((a, b) => Number(isMain(b.name)) - Number(isMain(a.name)))
    .map(({ address }) => address);
  return addresses.length === 0 ? null : { kind: 'FRAMES', addresses };
}

const isMain = (name: string) => /main|content|body|text|right|haupt|inhalt|principal|contenido/i.test(name);

/** "0; url=/next", as pages write it: with or without quotes and blanks. */
function targetOf(content: string): string | undefined {
  const [, delay = '', , address] = /^\s*(\d{1,5})(?:\.\d*)?\s*[;,]\s*url\s*=\s*(["']?)([^"']{1,2000})/i.exec(content) ?? [];
  return Number(delay) <= longestDelaySeconds ? address : undefined;
}
