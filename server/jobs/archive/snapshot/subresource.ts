/** Something that a page loads besides itself. */
export interface Subresource {
  /** Absolute, http(s). */
  readonly url: string;
  readonly kind: 'style' | 'picture' | 'font';
}

/**
 * What replaces the reference to a subresource: the text of a style sheet, a `data:` address of a picture or font; null leaves it
 * out. Called once per reference, so the same subresource may come many times.
 */
export type LoadSubresource = (subresource: Subresource) => string | null;

/** Unique for each subresource. */
export function subresourceKey({ kind, url }: Subresource): string {
  return `${kind} ${url}`;
}
