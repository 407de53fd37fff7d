const longestPath = 400;
const longestName = 200;
/** What draws nothing, or turns the direction of what comes after it ("fdp.exe" for "exe.pdf"). */
const invisible = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/** The path of an entry as it can be stored and shown, whatever its archive calls it: one line, in one direction, with its beginning and its end. */
export function entryPath(raw: string): string {
  const path = shortened(raw.slice(0, 20_000).toWellFormed().replace(invisible, '').replace(/\s+/gu, ' ').trim(), longestPath);
  return path === '' ? 'file' : path;
}

/** What a file is called that was unpacked: the last part of its path, which leads nowhere. */
export function entryFileName(path: string): string {
  const name = entryPath(path).split(/[\\/]/).findLast((part) => !/^[\s.]*$/.test(part)) ?? '';
  return shortened(name.trim(), longestName) || 'file';
}

/** Without its middle: its end says what kind of file it is. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.slice(-Math.floor(longest / 4));
  return `${text.slice(0, longest - end.length - 1)}…${end}`.toWellFormed();
}
