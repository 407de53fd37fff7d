import type { SourceDetails } from '#server/domain/processing/details.ts';
import type { Failure } from '#server/domain/processing/processing.ts';
import type { ExtractedArtefact } from '../extraction.ts';
import type { Composition } from './composition.ts';
import type { Picture } from './media/pictures.ts';

/** Hears how many pages of how many are read. */
export type OnPagesRead = (read: number, pages: number) => void;

/** What a reader found in one kind of file. */
export interface Reading {
  readonly mimeType?: string;
  readonly title?: string | null;
  readonly author?: string | null;
  readonly publishedAt?: Date | null;
  /** As the file declares it. */
  readonly language?: string | null;
  readonly description?: string | null;
  readonly text: Composition;
  /** The file itself where it is Markdown or plain text already; else Markdown is made of the text. */
  readonly markdown?: string;
  readonly details?: SourceDetails;
  readonly note?: Failure | null;
  /** As that of an extraction. */
  readonly shortfall?: Failure | null;
  readonly artefacts?: readonly ExtractedArtefact[];
  /** Made only after the text is safe: pictures are where parsers run away with memory. */
  readonly picture?: () => Promise<Picture | null>;
  /** Lets go of what is held for the picture. */
  readonly close?: () => Promise<void>;
}
