export interface TextToExport {
  readonly title: string;
  readonly sourceUrl: string | null;
  readonly markdown: string;
}

/** A Markdown file of a source: its title as heading unless the text begins with one, where it is from, its text. */
export function markdownOf({ title, sourceUrl, markdown }: TextToExport): string {
  const text = markdown.trim();
  const heading = /^#\s/.test(text) ? [] : [`# ${title}`];
  const origin = sourceUrl === null ? [] : [`<${sourceUrl}>`];
  return `${[...heading, ...origin, text].join('\n\n')}\n`;
}
