import type { SourceDetails } from '#server/domain/processing/details.ts';
import type { Failure } from '#server/domain/processing/processingRun.ts';
import type { ExtractedArtefact, Refusal, WordlessPage } from '../../extraction.ts';
import type { ArchiveEntry } from '../../extraction.ts';
import type { TextForm } from '../../text/describeText.ts';
import type { TextBuilder } from './textBuilder.ts';
import type { Picture } from './pictures.ts';

/** Called with how many pages of how many are read. */
export type OnPagesRead = (read: number, pages: number) => void;

/** What a reader found in one kind of file. */
export interface FileContent {
  readonly mimeType?: string;
  readonly title?: string | null;
  readonly author?: string | null;
  readonly publishedAt?: Date | null;
  /** As the file declares it. */
  readonly language?: string | null;
  readonly description?: string | null;
  readonly text: TextBuilder;
  /** Sentences, where it is not said. */
  readonly form?: TextForm;
  /** The file itself where it is Markdown or plain text already; else Markdown is made of the text. */
  readonly markdown?: string;
  readonly details?: SourceDetails;
  /** The files in it that can be taken out (`entriesOf`), in their order. */
  readonly entries?: readonly ArchiveEntry[];
  readonly note?: Failure | null;
  /** As those of an extraction. */
  readonly wordlessPages?: readonly WordlessPage[];
  /** As that of an extraction. */
  readonly partialFailure?: Refusal | null;
  readonly artefacts?: readonly ExtractedArtefact[];
  /** Called only after the text was sent: pictures are where parsers run out of memory. */
  readonly picture?: () => Promise<Picture | null>;
  /** Releases what is held for the picture. */
  readonly close?: () => Promise<void>;
}
