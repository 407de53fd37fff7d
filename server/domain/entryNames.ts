/** Names that Windows keeps for itself. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Below what every file system takes, with room for a number and an ending. */
const longest = 120;

/** A part of a path that is one on every system: no separators, control or reserved characters, no dots or blanks around it. */
export function safeName(name: string, otherwise = 'Untitled'): string {
  const tidy = name
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = cutTo(longest, tidy).trimEnd();
  if (short === '') return otherwise;
  return reserved.test(short) ? `_${short}` : short;
}

/** Hands out paths that are told apart also by systems to which case does not count. */
export function uniqueNames(): (folder: string, base: string, ending: string) => string {
  const taken = new Set<string>();
  return (folder, base, ending) => {
    for (let count = 1; ; count++) {
      const path = `${folder}${base}${count === 1 ? '' : ` (${count})`}${ending}`;
      const key = path.toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
}

/** A file name in two, so that what is put behind it comes before its ending. */
export function splitName(name: string): { base: string; ending: string } {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= 12 ? { base: name.slice(0, dot), ending: name.slice(dot) } : { base: name, ending: '' };
}

/** Cut between characters as people see them, counted in bytes. */
function cutTo(bytes: number, text: string): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let cut = '';
  let size = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.slice(0, bytes))) {
    size += Buffer.byteLength(segment);
    if (size > bytes) break;
    cut += segment;
  }
  return cut;
}
