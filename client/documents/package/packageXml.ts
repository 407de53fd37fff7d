import { memoize } from '#client/state/memoize.ts';
import { DocumentError } from '../openDocument.ts';

/**
 * Reads XML of a document. A type declaration goes away unread: no entity of the document's own is unfolded, nothing outside is looked at.
 *
 * @throws DocumentError damaged
 */
export function parseXml(bytes: Uint8Array): Document {
  const xml = parseLeniently(decode(bytes), 'application/xml');
  if (!xml) throw new DocumentError('damaged');
  return xml;
}

/** Reads a chapter: as the XHTML it should be, else as browsers read pages. Nothing of it runs or is loaded. */
export function parseXhtml(bytes: Uint8Array): Document {
  // They would not run here; but browsers report them as tried.
  const text = decode(bytes).replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(HANDLER, ''));
  const page = parseLeniently(text, 'application/xhtml+xml');
  return page?.querySelector('body') ? page : new DOMParser().parseFromString(text, 'text/html');
}

const HANDLER = /\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;

function parseLeniently(text: string, type: 'application/xml' | 'application/xhtml+xml'): Document | null {
  const xml = text
    .replace(/<!DOCTYPE[^[>]*(\[[^\]]*\]\s*)?>/i, '')
    .replace(NAMED_ENTITY, (entity, name: string) => (XML_ENTITIES.has(name) ? entity : characterOf(entity)));
  const parsed = new DOMParser().parseFromString(xml.trimStart(), type);
  return parsed.querySelector('parsererror') ? null : parsed;
}

const NAMED_ENTITY = /&([a-z][a-z\d]*);/gi;
const XML_ENTITIES = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/** The character that HTML has a name for; a name that it has not stays as it is written. */
const characterOf = memoize((entity: string): string => {
  const text = new DOMParser().parseFromString(entity, 'text/html').body.textContent;
  return text === entity || /[<&]/.test(text) ? entity.replace('&', '&amp;') : text;
});

/** UTF-8, unless it says that it is UTF-16 or another encoding. */
function decode(bytes: Uint8Array): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : (/^[^<]*<\?xml[^>]*encoding=["']([\w.:-]+)/.exec(head)?.[1] ?? 'utf-8');
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** The elements of this local name, wherever they are below, whatever prefix they have. */
export const descendants = (from: Document | Element | null | undefined, name: string): Element[] => [...(from?.getElementsByTagNameNS('*', name) ?? [])];

/** The first element of this local name right below. */
export const child = (from: Element | null | undefined, name: string): Element | null => [...(from?.children ?? [])].find(({ localName }) => localName === name) ?? null;

/** The elements of this local name right below. */
export const children = (from: Element | null | undefined, name: string): Element[] => [...(from?.children ?? [])].filter(({ localName }) => localName === name);

/** An attribute by its local name: of two with the same, the one that has a prefix. */
export function attribute(element: Element | null | undefined, name: string): string | null {
  const found = [...(element?.attributes ?? [])].filter(({ localName }) => localName === name);
  return (found.find(({ prefix }) => prefix !== null) ?? found[0])?.value ?? null;
}

/** Where a relative reference leads within a document; null where it leads out of it. Never above its root. */
export function pathFrom(folder: string, reference: string): string | null {
  const url = URL.parse(reference, `package://document/${folder}`);
  if (url?.protocol !== 'package:' || url.host !== 'document') return null;
  try {
    return decodeURIComponent(url.pathname.slice(1));
  } catch {
    return null;
  }
}

/** The folder of an entry, with the slash at its end. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
