/** Endings of files, and what programs write in front of a name. */
const fileName = /\.(?:pdf|docx?|odt|rtf|txt|md|html?|epub|pptx?|xlsx?|csv|jpe?g|png|gif|webp|heic|tiff?)$/i;
const machineName = /^(?:img|dsc|scan|image|document|untitled|unnamed|new document|download|file|page|microsoft word)[\s_.-]*[\d()\s_.-]*$/i;
const address = /^(?:https?:\/\/|www\.)\S+$/i;
const noTitle = /^(?:page|seite|página|pagina)?\s*\d+$|^(?:contents|table of contents|abstract|index|copyright|confidential|menu|home|skip to (?:main )?content|sign in|log in|accept(?: all)?(?: cookies)?|loading|javascript|cookies?)\b.{0,20}$/i;
const shortest = 8;
const longest = 150;

/** Whether a title says no more than a file name or an address. */
export function isUglyTitle(title: string, { fileName: given, url }: { readonly fileName: string | null; readonly url: string | null }): boolean {
  const bare = title.trim();
  return bare === given || bare === url || fileName.test(bare) || machineName.test(bare) || address.test(bare) || (/^\S{12,}$/.test(bare) && /[_\d]/.test(bare) && /[a-z]/i.test(bare));
}

/**
 * The title that stands at the beginning of a text; null when none of its first lines reads like one: a number, a date, a menu, the middle of a sentence.
 * @param headings of its beginning, the first one first
 */
export function titleInText(headings: readonly string[], text: string): string | null {
  const lines = text.slice(0, 3_000).split('\n').slice(0, 12);
  for (const line of [...headings, ...lines]) {
    const bare = line.replace(/^[#*_\s>•–-]+/, '').replace(/[*_#\s]+$/, '').replace(/\s+/g, ' ').trim();
    if (readsLikeTitle(bare)) return bare;
  }
  return null;
}

function readsLikeTitle(line: string): boolean {
  if (line.length > longest || noTitle.test(line) || address.test(line) || fileName.test(line)) return false;
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(line);
  if (line.length < (isDense ? 4 : shortest)) return false;
  if (!isDense && line.split(' ').length < 2) return false;
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  if (letters < line.length * 0.6) return false;
  // The middle of a sentence, or one that goes on.
  if (/[,;:，；：]$/.test(line) || /^\p{Ll}/u.test(line)) return false;
  return !/[.。]$/.test(line) || line.split(' ').length <= 4;
}
