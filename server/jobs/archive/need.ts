/** Something that a page loads besides itself. */
export interface Need {
  /** Absolute, http(s). */
  readonly url: string;
  readonly kind: 'style' | 'picture' | 'font';
}

/**
 * What stands in for a need: the text of a style sheet, a `data:` address of a picture or font; null leaves it out.
 * Asked once per place, so the same need may come many times.
 */
export type Provide = (need: Need) => string | null;

/** Tells needs apart. */
export function keyOf({ kind, url }: Need): string {
  return `${kind} ${url}`;
}
