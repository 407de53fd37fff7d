/** What was typed as a number within a range: null for nothing; undefined for what is none. */
export function parseNumber(words: string, { min, max, isWhole }: { readonly min: number; readonly max: number; readonly isWhole: boolean }): number | null | undefined {
  if (words.trim() === '') return null;
  const value = Number(words);
  return Number.isFinite(value) && value >= min && value <= max && (!isWhole || Number.isInteger(value)) ? value : undefined;
}

/** Stop sequences between commas, each once, at most 16; without the spaces around them, and without empty ones. */
export const parseStop = (words: string): string[] => [...new Set(words.split(',').map((part) => part.trim()))].filter((part) => part !== '').slice(0, 16);

/** Whether what was typed is something, but no JSON object. */
export function schemaProblem(words: string): boolean {
  if (words.trim() === '') return false;
  try {
    const value: unknown = JSON.parse(words);
    return typeof value !== 'object' || value === null || Array.isArray(value);
  } catch {
    return true;
  }
}
