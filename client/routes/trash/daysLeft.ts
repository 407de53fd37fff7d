const DAY_MS = 24 * 60 * 60_000;
/** How long the trash keeps a source. */
const KEPT_DAYS = 30;

/** How many whole days a source stays in the trash from now on; 0 on its last day. */
export function daysLeft(trashedAt: string, now: Date): number {
  const gone = Math.floor((now.getTime() - Date.parse(trashedAt)) / DAY_MS);
  return Math.min(KEPT_DAYS, Math.max(0, KEPT_DAYS - gone));
}
