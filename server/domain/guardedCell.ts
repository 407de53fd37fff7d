/** A cell of a table that is a text and nothing else: one that begins with "=" must not be worked out by whoever opens the table. */
export const guarded = (cell: string): string => (/^'*[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell);

/** What `guarded` was given. */
export const unguarded = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r\n])/, '');
