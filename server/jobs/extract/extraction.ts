import type { SourceDetails } from '#server/domain/processing/details.ts';
import type { Failure } from '#server/domain/processing/processingRun.ts';
import type { ArtefactKind } from '#server/platform/db/generated/client.ts';
import type { ExtractErrorCode } from './extractError.ts';
import type { RecognizedPage } from './recognizedPage.ts';
import type { Written } from './text/textKind.ts';

/** What is to be read: the bytes themselves, or where on this machine they lie (for large files). */
export interface Readable {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly path?: string;
  /** Media type that a site or a person gave it, in lower case without parameters, or null. A hint: the bytes decide. */
  readonly contentType: string | null;
  /** From the Content-Type header, or null. */
  readonly charset: string | null;
  /** Where it was found in the end; references in it are relative to this. */
  readonly url: string;
  /** What a person called it. Tells kinds of text apart and stands in for a title; never decides what the bytes are. */
  readonly fileName?: string | null;
  /** It was not fetched or uploaded, but written or pasted here. */
  readonly written?: Written | undefined;
  /** What was recognised in pictures of its pages: with it the same is read again, its text only. */
  readonly recognized?: readonly RecognizedPage[] | undefined;
}

/** A file that was found in or made of a source: a cover, a thumbnail, subtitles. */
export interface ExtractedArtefact {
  readonly kind: ArtefactKind;
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What an archive says of a file in it, or a mail of what is attached to it. Its name may be built to mislead. */
export interface ArchiveEntry {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly isEncrypted?: boolean;
}

/** Why something that was read counts as failed. */
export interface Refusal extends Failure {
  readonly code: ExtractErrorCode;
}

/** A page that is a picture, or has hardly any words of its own. */
export interface WordlessPage {
  /** From 1. */
  readonly page: number;
  /** How many letters it has all the same. */
  readonly letters: number;
}

/** What a reader finds in a page or a file. No string holds U+0000. */
export interface Extraction {
  /** What the bytes turned out to be, whatever they were called. */
  readonly mimeType: string;
  /** Never empty: the name or the address stands in where there is none. At most 500 characters. */
  readonly title: string;
  readonly author: string | null;
  readonly publishedAt: Date | null;
  /** BCP 47 primary tag (`en`, `zh`). */
  readonly language: string | null;
  /** One line, at most 300 characters. */
  readonly excerpt: string | null;
  /** Sanitised: safe to show. Headings begin at the second level; headings, pages, slides and sheets have the `id`s of the outline. */
  readonly html: string;
  /** Empty where there is none; then `note` says why. At most five million characters. */
  readonly plainText: string;
  /** For a Markdown or text file the file itself: to be rendered without raw HTML. */
  readonly markdown: string;
  readonly wordCount: number;
  /** At least 1; null for what is looked at and not read: tables, code, data. */
  readonly readingMinutes: number | null;
  readonly details: SourceDetails;
  /** The files in it that can be taken out, in their order; absent where nothing is in it. */
  readonly entries?: readonly ArchiveEntry[];
  readonly artefacts: readonly ExtractedArtefact[];
  /** Why there is no text, or not all of it, although the file is worth keeping: the source completes, and its log says this. */
  readonly note?: Failure | null;
  /** Its pages that are pictures or have hardly any words: text may be recognised in them. */
  readonly wordlessPages?: readonly WordlessPage[];
  /** Why the source counts as failed although some of it was read: what was read is saved all the same. */
  readonly partialFailure?: Refusal | null;
}
