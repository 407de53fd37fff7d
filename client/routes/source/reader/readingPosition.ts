/** Who reads scrolls by less than so many screens before resting; who goes further looks for something. */
const PACE = 2;
/** So many screens further down than where one landed, and one reads there. */
const READ_ON = 1;
/** From here on a text counts as begun, and as read. */
const BEGUN = 0.02;
const END = 0.98;

/** How far one has read, and where one is: shares of the text, 0 to 1. */
export type ReadingPosition = {
  /** How far it was read: a look elsewhere does not change it. */
  readonly read: number;
  readonly at: number;
  /** Where one has landed when one left the place that was read; null while one reads on from it. */
  readonly landed: number | null;
};

export const positionAt = (read: number): ReadingPosition => ({ read, at: read, landed: null });

/**
 * One rests at another place. Reading on makes it the one that was read; a look back at the beginning or ahead at a footnote
 * does not, until one reads on there. Whoever scrolls back a little is still where they were, and what was read to the end stays read.
 * @param screen the share of the text that one sees at once
 */
export function restAt({ read, at, landed }: ReadingPosition, to: number, screen: number): ReadingPosition {
  if (read >= END) return { read, at: to, landed: null };
  const isJump = Math.abs(to - at) > PACE * screen;
  if (landed === null) {
    // Who has read nothing yet has no place to lose.
    if (read < BEGUN && to < END) return positionAt(to);
    const isAway = to < read - PACE * screen;
    return isJump || isAway ? { read, at: to, landed: to } : { read: Math.max(read, to), at: to, landed: null };
  }
  if (Math.abs(to - read) <= screen) return { read: Math.max(read, to), at: to, landed: null };
  const hasReadOn = !isJump && (to >= landed + READ_ON * screen || (to > at && to >= END));
  if (hasReadOn) return positionAt(to);
  return { read, at: to, landed: isJump ? to : Math.min(landed, to) };
}

/** One has been at a place for long. Further down that is reading, unless it is the end: there the footnotes are. */
export function stayed({ read, at, landed }: ReadingPosition): ReadingPosition {
  return landed !== null && at > read && at < END ? positionAt(at) : { read, at, landed };
}

/** Whether one is so far from where one has read that the way back is worth offering. */
export const isElsewhere = ({ read, at, landed }: ReadingPosition, screen: number): boolean => landed !== null && read >= BEGUN && read < END && Math.abs(at - read) > screen;
