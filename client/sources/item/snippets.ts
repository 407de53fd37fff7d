/** A piece of a text, as the API answers it: plain text, never HTML. */
export type Piece = { readonly text: string; readonly isHit: boolean };

const hasHit = (pieces: readonly Piece[]): boolean => pieces.some(({ isHit }) => isHit);

/** A passage from shortly before its first hit: of what leads to it, whole words within `lead` characters stay. */
export function trimLead(pieces: readonly Piece[], lead: number): readonly Piece[] {
  const [first, ...rest] = pieces;
  if (!first || first.isHit || !hasHit(pieces) || first.text.length <= lead) return pieces;
  const near = [...first.text].slice(-lead).join('');
  const space = near.search(/\s\S/);
  return [{ text: `… ${space === -1 ? near : near.slice(space).trimStart()}`, isHit: false }, ...rest];
}
