import type { NewSource } from '#client/generated/schemaTypes.ts';

/** What somebody has typed or pasted into one field, and what it would be added as. */
export type TypedSource = { readonly kind: 'links'; readonly urls: readonly string[] } | { readonly kind: 'note'; readonly title: string; readonly text: string };

/** As people write addresses: with or without the scheme; the last part of the host is letters, so "v1.2" is none. */
const address = /^(https?:\/\/\S+|([\p{L}\d](-*[\p{L}\d])*\.)+\p{L}{2,}(:\d{1,5})?([/?#]\S*)?)$/iu;

/** How long a title may be; the server takes 500. */
const longestTitle = 200;

/** An address is a link, several lines of addresses are several, and anything else is a note with its first line as the title; null: nothing. */
export function typedSource(typed: string): TypedSource | null {
  const text = typed.trim();
  if (text === '') return null;
  const lines = text.split(/\s*\n\s*/);
  if (lines.every((line) => address.test(line))) return { kind: 'links', urls: lines };
  const title = (lines[0] ?? '').replace(/^#{1,6}\s+/, '');
  return { kind: 'note', title: title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title, text };
}

/** The same for `addSources`. */
export function newSourcesOf(typed: TypedSource): NewSource[] {
  return typed.kind === 'note' ? [{ note: { title: typed.title, text: typed.text } }] : typed.urls.map((url) => ({ link: { url } }));
}
