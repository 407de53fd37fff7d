/** The lines of an earlier text, each with whether the current one has it no more; a line that was there twice must be there twice. */
export function removedLines(earlier: string, current: string): readonly { readonly line: string; readonly isGone: boolean }[] {
  const left = new Map<string, number>();
  for (const line of current.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
  return earlier.split('\n').map((line) => {
    const count = left.get(line) ?? 0;
    if (count > 0) left.set(line, count - 1);
    return { line, isGone: count === 0 && line.trim() !== '' };
  });
}
