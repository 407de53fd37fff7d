import { extractPage } from '../../page/extractPage.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import type { OpenFile } from '../base/openFile.ts';
import type { FileContent } from '../base/fileContent.ts';
import { withoutInlineData } from '../base/readTexts.ts';

/** Reads a page that was kept as one large file. @throws ExtractError NO_TEXT or TOO_LARGE */
export const readSavedPage = async (file: OpenFile): Promise<FileContent> => savedPageContent(await withoutInlineData(file), file.url);

/** What is read of a page that somebody kept. @throws ExtractError NO_TEXT or TOO_LARGE */
export function savedPageContent(html: string, url: string): FileContent {
  const page = extractPage({ bytes: new TextEncoder().encode(html), contentType: 'text/html', charset: 'utf-8', url });
  const text = new TextBuilder();
  text.add(page.html);
  const { title, author, publishedAt, language, excerpt, markdown } = page;
  return { title, author, publishedAt, language, description: excerpt, markdown, text, details: { outline: [...text.outline] } };
}
