/** The name of a tag folded for comparison: "Draft" and "draft " are one tag, as are full-width letters and narrow ones. */
export function tagKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
