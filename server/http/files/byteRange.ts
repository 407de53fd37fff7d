export interface ByteRange {
  readonly start: number;
  /** Included. */
  readonly end: number;
}

/**
 * Reads a `Range` header (RFC 9110). null: the whole file is meant, as it also is for several ranges, other units and
 * what cannot be read. `unsatisfiable`: the file has no such bytes.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}
