/** What an open smart collection and the list on the page look for, as words to compare, and whether the address says that it was changed here. */
export type SmartState = { readonly shown: string; readonly saved: string; readonly isEdited: boolean };

/**
 * What the page does when one of them is other than it was (`before`; null when the page has just come): `follow` shows what is saved, which somebody
 * else has changed, or has since this address was kept; `mark` says in the address that it was changed here; `unmark` that it is as saved again.
 */
export function followSmart(before: SmartState | null, now: SmartState): 'follow' | 'mark' | 'unmark' | null {
  if (now.shown === now.saved) return now.isEdited ? 'unmark' : null;
  if (now.isEdited) return null;
  const wasChangedHere = before !== null && before.shown !== now.shown;
  return wasChangedHere ? 'mark' : 'follow';
}
