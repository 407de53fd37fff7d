import { ExtractError } from '../extractError.ts';
import type { ExtractedArtefact, Extraction } from '../extraction.ts';
import { describeText } from '../text/describeText.ts';
import { storable } from '../text/storable.ts';
import { oneLine } from '../text/words.ts';
import { TextBuilder } from './base/textBuilder.ts';
import type { OpenFile } from './base/openFile.ts';
import { ownAuthor, ownTitle } from '../text/ownTitle.ts';
import type { FileContent, OnPagesRead } from './base/fileContent.ts';
import { type FileType, nameOf, sniff } from './base/sniff.ts';

/** A file that was read, and how its pictures are made: a step of its own, because it may come to grief on its own. */
export interface ExtractedFile {
  readonly extraction: Extraction;
  /** @throws ExtractError */
  pictures(): Promise<readonly ExtractedArtefact[]>;
  /** Lets go of all that is held of it; after it there are no pictures. */
  close(): Promise<void>;
}

/**
 * Reads a file of any kind, by what its bytes are.
 * @param onPagesRead hears how many pages of how many are read, of what is read page by page
 * @throws ExtractError NO_TEXT (empty), DAMAGED, PASSWORD or TOO_LARGE
 */
export async function extractFile(file: OpenFile, onPagesRead: OnPagesRead = () => undefined): Promise<ExtractedFile> {
  const type = await sniff(file);
  const content = await readerOf(type)(file, onPagesRead);
  const { text, details = {}, picture } = content;
  const name = nameOf(file);
  return {
    extraction: storable({
      mimeType: content.mimeType ?? type.mimeType,
      title: ownTitle(content.title) ?? oneLine(name) ?? file.url,
      author: ownAuthor(content.author),
      publishedAt: content.publishedAt ?? null,
      ...describeText(text.plainText, content.language ?? null, content.description ?? null, content.form),
      html: text.html,
      plainText: text.plainText,
      markdown: content.markdown ?? text.markdown,
      details,
      entries: content.entries ?? [],
      artefacts: content.artefacts ?? [],
      partialFailure: content.partialFailure ?? null,
      wordlessPages: content.wordlessPages ?? [],
      note: content.note ?? (text.plainText === '' ? { code: 'NO_TEXT', message: 'There is no text in it. It is kept as it is.' } : null),
    }),
    async pictures() {
      const found = file.recognized ? null : await picture?.();
      return found ? (await import('./base/pictures.ts')).picturesOf(found) : [];
    },
    close: async () => content.close?.(),
  };
}

/** What reads a kind of file. Readers are loaded when they are needed: most processes read only a few kinds. */
function readerOf({ kind, mimeType, language }: FileType): (file: OpenFile, onPagesRead: OnPagesRead) => Promise<FileContent> {
  switch (kind) {
    case 'pdf':
      return async (file, onPagesRead) => (await import('./readPdf.ts')).readPdf(file, onPagesRead);
    case 'docx':
      return async (file) => (await import('./office/readDocx.ts')).readDocx(file);
    case 'pptx':
      return async (file) => (await import('./office/readPptx.ts')).readPptx(file);
    case 'xlsx':
      return async (file) => (await import('./office/readXlsx.ts')).readXlsx(file);
    case 'xls':
      return async (file) => (await import('./office/readXls.ts')).readXls(file);
    case 'doc':
      return async (file) => (await import('./office/readDoc.ts')).readDoc(file);
    case 'ppt':
      return async (file) => (await import('./office/readPpt.ts')).readPpt(file);
    case 'opendocument':
      return async (file) => (await import('./office/readOpenDocument.ts')).readOpenDocument(file);
    case 'epub':
      return async (file) => (await import('./readEpub.ts')).readEpub(file);
    case 'zip':
      return async (file) => (await import('./archives/readZip.ts')).readZip(file);
    case 'packed':
      return async (file) => (await import('./archives/readSevenZipOrRar.ts')).readSevenZipOrRar(file);
    case 'tar':
      return async (file) => (await import('./archives/readTar.ts')).readTar(file);
    case 'gzip':
      return async (file, onPagesRead) => (await import('./archives/readGzip.ts')).readGzip(file, (type) => (unpacked) => readerOf(type)(unpacked, onPagesRead));
    case 'bzip2':
      return async (file, onPagesRead) => (await import('./archives/readBzip2.ts')).readBzip2(file, (type) => (unpacked) => readerOf(type)(unpacked, onPagesRead));
    case 'compress':
      return async (file, onPagesRead) => (await import('./archives/readCompress.ts')).readCompress(file, (type) => (unpacked) => readerOf(type)(unpacked, onPagesRead));
    case 'image':
      return async (file) => (await import('./media/readImage.ts')).readImage(file, mimeType);
    case 'svg':
      return async (file) => (await import('./media/readImage.ts')).readSvg(file);
    case 'media':
      return async (file) => (await import('./media/readMedia.ts')).readMedia(file, mimeType);
    case 'mail':
      return async (file) => (await import('./mail/readMail.ts')).readMail(file);
    case 'mbox':
      return async (file) => (await import('./mail/readMbox.ts')).readMbox(file);
    case 'msg':
      return async (file) => (await import('./mail/readMsg.ts')).readMsg(file);
    case 'notebook':
      return async (file) => (await import('./readNotebook.ts')).readNotebook(file);
    case 'rtf':
      return async (file) => (await import('./readRtf.ts')).readRtf(file);
    case 'feed':
      return async (file) => (await import('./readFeed.ts')).readFeed(file);
    case 'html':
      return async (file) => (await import('./web/readSavedPage.ts')).readSavedPage(file);
    case 'markdown':
      return async (file) => (await import('./base/readTexts.ts')).readMarkdown(file);
    case 'text':
      return async (file) => (await import('./base/readTexts.ts')).readText(file);
    case 'csv':
      return async (file) => (await import('./base/readTexts.ts')).readCsv(file);
    case 'json':
      return async (file) => (await import('./base/readTexts.ts')).readJson(file);
    case 'code':
      return async (file) => (await import('./base/readTexts.ts')).readCode(file, language ?? null);
    case 'subtitles':
      return async (file) => (await import('./base/readTexts.ts')).readSubtitles(file);
    case 'other':
      return async () => unreadable(mimeType);
  }
}

function unreadable(mimeType: string): FileContent {
  const what = mimeType === 'application/x-ole-storage' ? ' Save it in a newer format to have it read.' : '';
  return { text: new TextBuilder(), note: { code: 'UNSUPPORTED', message: `Text is not read from this kind of file. It is kept as it is.${what}` } };
}

/** What an error says to a person. Parsers of other people throw anything at broken files. */
export function asExtractError(error: unknown): ExtractError {
  if (error instanceof ExtractError) return error;
  if (error instanceof RangeError && /stack|string length|allocation|array length/i.test(error.message)) {
    return new ExtractError('TOO_LARGE', 'The file is built too deeply or too large to be read. It is kept as it is.');
  }
  return new ExtractError('DAMAGED', 'The file could not be read: it seems to be damaged. Add it again.');
}
