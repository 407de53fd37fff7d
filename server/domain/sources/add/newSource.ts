import { z } from 'zod';
import type { SourceStatus, SourceType } from '#server/platform/db/generated/client.ts';
import type { SqlContext } from '../../context.ts';
import { line } from '../../input.ts';
import { bodyOf, bodySchema } from '../edit/body.ts';
import { excerptOf, excerptOfWritten } from '../edit/excerpt.ts';
import { fileLimitsOf, sizeInWords } from '../files/fileLimits.ts';
import { normalizeUrl } from './normalizeUrl.ts';
import { type NewFile, newFileSchema } from '../files/receiveFile.ts';
import type { GivenPage } from '../../processing/givenPage.ts';

/** What somebody wants to keep. */
export type NewSource =
  | ({ readonly type: 'URI'; readonly url: string; readonly page?: GivenPage | undefined } & KnownOfLink)
  | ({ readonly type: 'FILE' } & NewFile)
  | ({ readonly type: 'CONTENT' | 'NOTE'; readonly title?: string | null | undefined; readonly text: string } & Omit<KnownOfLink, 'title'>);

/** What is known of a link, or of a text, that was kept elsewhere before. */
export interface KnownOfLink {
  /** The title that it had there; it stays when the page has another. */
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  /** When it was first kept. */
  readonly createdAt?: Date | undefined;
}

/** Why one could not be taken. */
export type AddSourceProblem = 'NO_ADDRESS' | 'FILE_TOO_LARGE' | 'QUOTA_EXCEEDED' | 'PERSON_QUOTA_EXCEEDED' | 'STORAGE_FULL' | 'INPUT';

const textSchema = z.object({ title: line(500, 'Title is required').optional(), text: bodySchema });

/** A new source as it will stand in its tables. */
export interface NewRow {
  readonly type: SourceType;
  readonly status?: SourceStatus;
  readonly title: string;
  readonly sourceUrl?: string;
  readonly normalizedUrl?: string;
  readonly domain?: string;
  readonly excerpt?: string;
  readonly fileName?: string;
  readonly mimeType?: string | null | undefined;
  readonly size?: number;
  readonly originalContent?: string;
  /** Of the bytes that are announced, hexadecimal. */
  readonly sha256?: string;
  /** Of a link: what is read instead of its address. */
  readonly page?: GivenPage;
  readonly note?: string;
  /** As ISO 8601; now unless told. */
  readonly createdAt?: string;
}

/** Why there is no row for it. */
export interface Refused {
  readonly problem: AddSourceProblem;
  readonly message: string;
}

const input = (error: z.ZodError): Refused => ({ problem: 'INPUT', message: error.issues.map(({ message }) => message).join(' ') });

/** The row of a new source, or why there can be none. */
export function newRow(ctx: SqlContext, source: NewSource): NewRow | Refused {
  if (source.type === 'URI') {
    const address = normalizeUrl(source.url);
    if (!address) return { problem: 'NO_ADDRESS', message: 'This is no web address. Give one such as https://example.org/page.' };
    const { url, normalizedUrl, domain } = address;
    const { page, title = url, note, createdAt } = source;
    return { type: 'URI', title, sourceUrl: url, normalizedUrl, domain, ...(page && { page }), ...(note && { note }), ...(createdAt && { createdAt: createdAt.toISOString() }) };
  }
  if (source.type === 'FILE') {
    const file = newFileSchema.safeParse(source);
    if (!file.success) return input(file.error);
    const { name, size, mimeType, sha256 } = file.data;
    const { largestFile } = fileLimitsOf(ctx);
    if (size > largestFile) {
      return { problem: 'FILE_TOO_LARGE', message: `This file weighs ${sizeInWords(size)}. A file may weigh at most ${sizeInWords(largestFile)}.` };
    }
    return { type: 'FILE', status: 'UPLOADING', title: name, fileName: name, size, mimeType, ...(sha256 && { sha256 }) };
  }
  const parsed = textSchema.safeParse({ title: source.title?.trim() ? source.title : undefined, text: source.text });
  if (!parsed.success) return input(parsed.error);
  const { title, text: originalContent } = parsed.data;
  return {
    type: source.type,
    title: title ?? titleFrom(originalContent),
    ...bodyOf(originalContent),
    mimeType: source.type === 'NOTE' ? 'text/markdown' : 'text/plain',
    originalContent,
    ...(source.note && { note: source.note }),
    ...(source.createdAt && { createdAt: source.createdAt.toISOString() }),
  };
}

/** The first line with words in it, without Markdown's marks. */
function titleFrom(content: string): string {
  const [first = ''] = excerptOfWritten(content).split('\n');
  return excerptOf(first.replace(/^• /, '') || content, 80);
}

/** By what one source is another: a page by its address, a file by its bytes, when they are known before. Texts are never the same. */
export function identityOf({ normalizedUrl, sha256 }: NewRow): string | null {
  return sha256 ? `sha256:${sha256}` : (normalizedUrl ?? null);
}

/** What it adds to what is stored, in bytes: of a link, nothing is known yet but the page that came with it. */
export const weightOf = ({ type, size, page, originalContent = '' }: NewRow): number => (type === 'FILE' ? Number(size) : (page?.size ?? Buffer.byteLength(originalContent)));
