import type { SourceDetails } from '#server/domain/sources/details.ts';
import type { Failure } from '#server/domain/sources/processing.ts';
import type { ArtefactKind } from '#server/platform/db/generated/client.ts';

/** A file that was found in or made of a source: a cover, a thumbnail, subtitles. */
export interface ExtractedArtefact {
  readonly kind: ArtefactKind;
  readonly mimeType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a reader finds in a page or a file. No string holds U+0000. */
export interface Extraction {
  /** At most 500 characters. */
  readonly title?: string | null;
  readonly author?: string | null;
  readonly publishedAt?: Date | null;
  /** BCP 47 primary tag (`en`, `zh`). */
  readonly language: string | null;
  /** One line, at most 300 characters. */
  readonly excerpt: string | null;
  /** Sanitised: safe to show. Headings begin at the second level. */
  readonly html: string;
  readonly plainText: string;
  /** For a Markdown or text file the file itself: to be rendered without raw HTML. */
  readonly markdown: string;
  readonly wordCount: number;
  /** At least 1. */
  readonly readingMinutes: number;
  readonly details: SourceDetails;
  readonly artefacts: readonly ExtractedArtefact[];
  /** Why there is no text although nothing is wrong with the file: the source completes, and its log says this. */
  readonly note?: Failure;
}
