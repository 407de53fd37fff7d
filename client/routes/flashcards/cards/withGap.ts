/** A text with its selection made a gap, with the next free number; null where nothing is selected. */
export function withGap(text: string, start: number, end: number): string | null {
  if (end <= start) return null;
  const numbers = [...text.matchAll(/\{\{c(\d{1,3})::/g)].map(([, number]) => Number(number));
  return `${text.slice(0, start)}{{c${Math.max(0, ...numbers) + 1}::${text.slice(start, end)}}}${text.slice(end)}`;
}
