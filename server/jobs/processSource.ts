import type { DomainContext } from '#server/domain/context.ts';
import {
  abandonProcessing,
  beginProcessing,
  beginStage,
  completeProcessing,
  endStage,
  type Failure,
  failProcessing,
  postponeProcessing,
  type ProcessedSource,
  type Run,
  type SourceToProcess,
  SupersededError,
} from '#server/domain/sources/processing.ts';
import { processSource } from '#server/domain/sources/processSource.job.ts';
import type { ProcessingStage } from '#server/platform/db/generated/client.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import type { Extractor } from './extract/extractInThread.ts';
import { ExtractError } from './extract/extractError.ts';
import type { ExtractedPage } from './extract/extractPage.ts';
import { processFile } from './processFile.ts';
import { pauseBefore } from './retryPauses.ts';
import { textsOf } from './textsOf.ts';

export interface ProcessSourceDependencies {
  readonly ctx: DomainContext;
  readonly safeFetch: SafeFetch;
  readonly extractor: Extractor;
  readonly blobs: BlobStore;
}

/** The work behind `processSource`: fetch, extract, save. Every step is a compare-and-set, so doing it twice is harmless. */
export function processSourceProcessor({ ctx, safeFetch, extractor, blobs }: ProcessSourceDependencies): Processor {
  return processor(processSource, async ({ sourceId, run, attempt }, { signal }) => {
    const current: Run = { sourceId, run };
    try {
      const source = await beginProcessing(ctx, current);
      if (source.type === 'FILE') {
        await processFile(ctx, current, source, { extractor, blobs });
        return;
      }
      const stage = stages(ctx, current, attempt);
      const page =
        source.type === 'URI' ? await stage('FETCH', () => safeFetch.fetch(source.sourceUrl ?? '', { signal })) : null;
      const fetched = page && { mimeType: page.contentType, size: page.bytes.byteLength };
      const read = await stage('EXTRACT', () => extractor.extract(page ?? pastedPage(source)));
      const saving = await beginStage(ctx, current, 'SAVE');
      await completeProcessing(ctx, current, saving, toProcessed(fetched, read));
    } catch (error) {
      if (error instanceof StageFailure) await giveUpOrWait(ctx, current, attempt, error);
      else if (error instanceof SupersededError) await abandonProcessing(ctx, current);
      else throw error;
    }
  });
}

/** Runs a stage and keeps its log. What can go wrong out there becomes a StageFailure; anything else is a bug and passes. */
function stages(ctx: DomainContext, run: Run, attempt: number) {
  return async <T>(name: ProcessingStage, work: () => Promise<T>): Promise<T> => {
    const event = await beginStage(ctx, run, name);
    try {
      const result = await work();
      await endStage(ctx, event, 'SUCCEEDED');
      return result;
    } catch (error) {
      const failure = stageFailureOf(error, attempt);
      if (!failure) throw error;
      await endStage(ctx, event, failure.pauseMs === null ? 'FAILED' : 'RETRYING', failure.reason);
      throw failure;
    }
  };
}

async function giveUpOrWait(ctx: DomainContext, run: Run, attempt: number, { reason, pauseMs }: StageFailure): Promise<void> {
  try {
    if (pauseMs === null) await failProcessing(ctx, run, reason);
    else await postponeProcessing(ctx, run, attempt, new Date(ctx.now().getTime() + pauseMs));
  } catch (error) {
    if (!(error instanceof SupersededError)) throw error;
  }
}

/** A stage ended in a way the source must show: for good, or until the next try after `pauseMs`. */
class StageFailure extends Error {
  readonly reason: Failure;
  readonly pauseMs: number | null;
  constructor(reason: Failure, pauseMs: number | null) {
    super(reason.message);
    this.reason = reason;
    this.pauseMs = pauseMs;
  }
}

function stageFailureOf(error: unknown, attempt: number): StageFailure | null {
  if (!(error instanceof FetchError || error instanceof ExtractError)) return null;
  const passing = error instanceof FetchError && error.retryable;
  const pauseMs = passing ? pauseBefore(attempt + 1, error.retryAfterSeconds) : null;
  return new StageFailure({ code: error.code, message: error.message }, pauseMs);
}

/** Pasted text and notes are read like a page that was served as text. */
function pastedPage({ type, originalContent }: SourceToProcess): Parameters<Extractor['extract']>[0] {
  return {
    bytes: new TextEncoder().encode(originalContent ?? ''),
    contentType: type === 'NOTE' ? 'text/markdown' : 'text/plain',
    charset: 'utf-8',
    url: 'about:blank',
  };
}

function toProcessed(fetched: Pick<ProcessedSource, 'mimeType' | 'size'> | null, read: ExtractedPage): ProcessedSource {
  const texts = textsOf(read);
  if (!fetched) return texts;
  return {
    ...texts,
    ...fetched,
    title: read.title,
    canonicalUrl: read.canonicalUrl,
    siteName: read.siteName,
    author: read.author,
    publishedAt: read.publishedAt,
    imageUrl: read.imageUrl,
    faviconUrl: read.faviconUrl,
    excerpt: read.excerpt,
  };
}
