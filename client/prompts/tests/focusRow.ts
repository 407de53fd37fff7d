/** What opens a row, and holds the focus while one goes from row to row. */
export const rowOpener = { 'data-row': '' };

/**
 * Puts the focus on the next row of a page, or the one before; at either end it stays.
 * @param from what has the focus; outside all rows it goes to the first
 */
export function focusRow(page: HTMLElement | null, from: Element | null, by: 1 | -1): void {
  const rows = [...(page?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row === from || row.closest('li')?.contains(from));
  const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.closest('li')?.scrollIntoView({ block: 'nearest' });
}
