/** Text as markup. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Paragraphs of plain text as markup: blank lines part them, line breaks stay. */
export function paragraphsOf(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}

/** Preformatted text as markup. */
export function codeOf(text: string, language: string | null): string {
  return `<pre><code${language === null ? '' : ` class="language-${language}"`}>${escapeHtml(text)}</code></pre>`;
}

/** Whether a task is done, as text: boxes to click are no part of what is read. */
export const taskMark = (isDone: boolean): string => (isDone ? '☑ ' : '☐ ');
