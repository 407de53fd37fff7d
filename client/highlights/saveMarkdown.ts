import { saveFile } from '#client/ui/saveFile.ts';

/** Saves a text as a file of Markdown of this name, without what names of files cannot have. */
export function saveMarkdown(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  saveFile(url, `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim().slice(0, 100)}.md`);
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
