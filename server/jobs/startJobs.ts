import { availableParallelism } from 'node:os';
import { createStorageEstimates } from '#server/domain/sources/files/storageEstimates.ts';
import type { DomainContext, FileLimits, ModelLimits } from '#server/domain/context.ts';
import { requestCutting } from '#server/domain/search/cutOldPassages.job.ts';
import type { Embedder } from '#server/domain/embedder.ts';
import { requestAllVectors } from '#server/domain/vectors/embedPassages.job.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openEventBus } from '#server/platform/events/eventBus.ts';
import type { AllowList } from '#server/platform/fetch/allowList.ts';
import { createHostLimiter, requestsPerHost } from '#server/platform/fetch/hostLimiter.ts';
import { openHostSlots } from '#server/platform/fetch/hostSlots.ts';
import { createSafePost } from '#server/platform/fetch/safePost.ts';
import { createSafeFetch, type FetchLimits } from '#server/platform/fetch/safeFetch.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { LanguageModel } from '#server/platform/models/languageModel.ts';
import { startWorker, type Worker, type WorkerOptions } from '#server/platform/queue/worker.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import type { DiskSpace } from '#server/platform/storage/diskSpace.ts';
import { archiveSourceProcessor } from './archive/archiveSource.ts';
import { createPageArchiver } from './archive/pageArchiver.ts';
import { createPagePictures } from './archive/pagePictures.ts';
import { createModel } from './enrich/model.ts';
import { installedLanguages } from './extract/ocr/languages.ts';
import { addEntriesProcessor } from './entries/addEntries.ts';
import { createExtractor } from './extract/process/extractor.ts';
import { createReader, type Reader } from './extract/process/reader.ts';
import { createUnpacker } from './extract/process/unpacker.ts';
import type { BrowserLocation } from './render/findBrowser.ts';
import { createRenderer, type RenderLimits } from './render/renderer.ts';
import { findSandbox } from './extract/process/sandbox.ts';
import { cutOldPassagesProcessor } from './cutOldPassages.ts';
import { collectForWebhooksProcessor, deliverToWebhookProcessor } from './webhooks/webhooks.ts';
import { embedPassagesProcessor, vectorsPool } from './embedPassages.ts';
import { dueFeedsProcessor, forgetItemsProcessor, readFeedProcessor, trashOldItemsProcessor } from './feeds/readFeed.ts';
import { answerQuestionProcessor } from './conversations/answerQuestion.ts';
import type { PromptRunning } from './prompts/carryOutRun.ts';
import { runTestSetProcessor } from './prompts/runTestSet.ts';
import { writePromptRunProcessor } from './prompts/writePromptRun.ts';
import { runJobProcessor } from './runs/runJob.ts';
import { indexSourcesProcessor } from './indexSources.ts';
import { processingLimits } from './ingest/processingLimits.ts';
import { processSourceProcessors } from './ingest/processSource.ts';
import { createProgressNotifier } from './stages/progressNotifier.ts';
import { accountMailProcessors } from './sendAccountMails.ts';
import { sendInvitationProcessor } from './sendInvitation.ts';
import { sendNotificationMailProcessor } from './sendNotificationMail.ts';
import { sendPersonInvitationProcessor } from './sendPersonInvitation.ts';
import { emptyTrashProcessor, giveUpUploadsProcessor, makeRoomProcessor, mergeSourceCountsProcessor, removeDeletedSpacesProcessor, sweepBlobsProcessor, sweepRecordsProcessor } from './sweeps.ts';

export interface JobsDependencies {
  readonly database: Database;
  readonly blobs: BlobStore;
  /** `VAULT_DATA`: hidden from what reads pages and files, but for the blobs. */
  readonly dataFolder: string;
  /** Without it there is always room. */
  readonly diskSpace?: DiskSpace;
  readonly log: Log;
  /** The defaults when left out. */
  readonly fileLimits?: FileLimits;
  /** Private destinations that links may reach. */
  readonly allow: AllowList;
  readonly userAgent: string;
  /** Over the defaults, for pages and for their subresources. */
  readonly fetchLimits?: Partial<FetchLimits> | undefined;
  /** Absent when none is configured: then sources are enriched by classic means. */
  readonly model?: { readonly language: LanguageModel; /** Further ones that prompts can be run with. */ readonly others?: readonly LanguageModel[]; readonly limits: ModelLimits } | undefined;
  /** Absent when none is configured: passages are found by words alone. */
  readonly embedder?: Embedder | undefined;
  /** What spaces may spend on models, also where there are vectors alone. */
  readonly modelLimits?: ModelLimits | undefined;
  /** Without it invitations and mails of accounts wait in the queue. */
  readonly mails?: { readonly mailer: Mailer; readonly publicUrl: string; /** Whether there is a mail server; else mails become files. */ readonly sendsMail: boolean };
  /** Whether to run the scheduled sweeps. */
  readonly sweeps?: boolean;
  /** Whether to save preview pictures and snapshots of pages. */
  readonly archivesPages?: boolean;
  /** Where to ask about a video, a sound recording or a picture; the known providers by default. */
  readonly embedEndpointOf?: ((address: string) => string | null) | undefined;
  /** Progress within this time is published together. */
  readonly progressBatchMs?: number;
  /** Whether people wait for answers of this process: then few jobs run at a time. */
  readonly isLoadHigh?: () => boolean;
  /** Shows pages that are built by scripts; absent when there is none: such pages say what would help. */
  readonly browser?: BrowserLocation | null | undefined;
  readonly renderLimits?: Partial<RenderLimits>;
  /** How many sources are enriched, shown in a browser, and recognized, at a time. */
  readonly poolConcurrency?: WorkerOptions['poolConcurrency'];
  /** In which languages text is recognised in pictures (`OCR_LANGUAGES`); none: it is not. */
  readonly ocrLanguages?: readonly string[];
  /** Reads pages and files; one of its own by default. Whoever hands one in closes it. */
  readonly reader?: Reader;
}

/** Tighter than those of pages: an archived page goes without what is large or slow. */
const subresourceLimits: Partial<FetchLimits> = { maxBytes: 5_000_000, firstByteMs: 5_000, totalMs: 8_000 };

/** Pages name the same dead hosts again and again: one that did not answer is not waited for again for so long. */
const avoidUnreachableMs = 300_000;

/** Each takes some hundred megabytes. */
const mostBrowsers = 4;

/**
 * Composes what runs background jobs, and starts it. Stopping waits for the running jobs and closes all that was opened here;
 * the database and the blobs stay open.
 */
export async function startJobs(deps: JobsDependencies): Promise<Worker> {
  const { database, blobs, diskSpace, log, allow, userAgent, fetchLimits = {} } = deps;
  const shared = { db: database.prisma, log, now: () => new Date(), ...(diskSpace && { diskSpace }), ...(deps.fileLimits && { fileLimits: deps.fileLimits }), embedder: deps.embedder };
  const ctxOf = (job: string): DomainContext => ({ ...shared, actor: { kind: 'system', job } });
  const ctx = { ...ctxOf('processSource'), storageEstimates: createStorageEstimates() };

  const hostSlots = openHostSlots(database.url, log);
  const hostLimiter = createHostLimiter(requestsPerHost, { slots: hostSlots });
  const safeFetch = createSafeFetch({ allow, userAgent, hostLimiter, limits: fetchLimits });
  const subresourceFetch = createSafeFetch({ allow, userAgent, hostLimiter, avoidUnreachableMs, limits: { ...subresourceLimits, ...fetchLimits } });
  const safePost = createSafePost({ allow, userAgent });
  const sandboxed = { readableFolders: [blobs.localFolder], sandbox: await findSandbox({ data: deps.dataFolder, files: blobs.localFolder }, log) };
  const reader = deps.reader ?? createReader(sandboxed);
  const unpacker = createUnpacker(sandboxed);
  const extractor = createExtractor(reader);
  // One page a core: to show one takes all of it.
  const places = deps.poolConcurrency?.['rendering'] ?? Math.min(availableParallelism(), mostBrowsers);
  const renderer = deps.browser && createRenderer({ browser: deps.browser, allow, hostLimiter, userAgent, log, places, limits: deps.renderLimits ?? {} });
  const progress = createProgressNotifier(ctx, deps.progressBatchMs);
  // Where a model writes answers, whoever stops one is heard at once.
  const events = deps.model && (await openEventBus(database.url, log));
  const close = async () => {
    await progress.close();
    await events?.close();
    await renderer?.close();
    await Promise.all([hostSlots.close(), safeFetch.close(), subresourceFetch.close(), safePost.close(), unpacker.close(), ...(deps.reader ? [] : [reader.close()])]);
  };

  const { archivesPages = true, sweeps = true, model, mails, embedEndpointOf, poolConcurrency, isLoadHigh, ocrLanguages = [] } = deps;
  const running: PromptRunning | undefined = model && events && { languages: [model.language, ...(model.others ?? [])], events };
  try {
    const worker = await startWorker({
      pool: database.pool,
      databaseUrl: database.url,
      processors: [
        ...processSourceProcessors({
          ctx,
          safeFetch,
          extractor,
          ...(renderer && { renderer }),
          ocrLanguages: installedLanguages(ocrLanguages, log),
          blobs,
          progress,
          ...(archivesPages && { picturesOfPage: createPagePictures({ ctx, subresourceFetch, extractor, blobs }) }),
          ...(embedEndpointOf && { embedEndpointOf }),
          ...(model && { model: createModel(ctxOf('enrichSource'), [model.language, ...(model.others ?? [])], model.limits) }),
        }),
        archiveSourceProcessor({ ctx: ctxOf('archiveSource'), archiver: createPageArchiver(subresourceFetch, reader), extractor, blobs, progress }),
        addEntriesProcessor({ ctx: ctxOf('addEntries'), blobs, unpacker }),
        indexSourcesProcessor(ctxOf('indexSources')),
        cutOldPassagesProcessor(ctxOf('cutOldPassages')),
        ...(deps.embedder ? [embedPassagesProcessor({ ...ctxOf('embedPassages'), ...(deps.modelLimits && { modelLimits: deps.modelLimits }) }, deps.embedder)] : []),
        runJobProcessor({ ctx: { ...ctxOf('runJob'), ...(model && { modelLimits: model.limits }) }, blobs, reader, language: model?.language }),
        answerQuestionProcessor({ ...ctxOf('answerQuestion'), ...(model && { modelLimits: model.limits }) }, running),
        writePromptRunProcessor({ ...ctxOf('writePromptRun'), ...(model && { modelLimits: model.limits }) }, running),
        runTestSetProcessor({ ...ctxOf('runTestSet'), ...(model && { modelLimits: model.limits }) }, running),
        readFeedProcessor({ ctx: ctxOf('readFeed'), safeFetch, reader }),
        deliverToWebhookProcessor({ ctx: ctxOf('deliverToWebhook'), safePost }),
        ...(mails
          ? [
              sendInvitationProcessor({ ctx: ctxOf('sendInvitation'), ...mails }),
              sendPersonInvitationProcessor({ ctx: ctxOf('sendPersonInvitation'), ...mails }),
              ...accountMailProcessors({ ctx: ctxOf('sendAccountMail'), ...mails }),
              sendNotificationMailProcessor({ ctx: ctxOf('sendNotificationMail'), ...mails }),
            ]
          : []),
        ...(sweeps
          ? [
              collectForWebhooksProcessor(ctxOf('collectForWebhooks')),
              dueFeedsProcessor(ctxOf('readDueFeeds')),
              trashOldItemsProcessor(ctxOf('trashOldFeedItems')),
              forgetItemsProcessor(ctxOf('forgetFeedItems')),
              emptyTrashProcessor(ctxOf('emptyTrash')),
              giveUpUploadsProcessor(ctxOf('giveUpUploads'), blobs),
              removeDeletedSpacesProcessor(ctxOf('removeDeletedSpaces')),
              sweepBlobsProcessor(ctxOf('sweepBlobs'), blobs),
              makeRoomProcessor(ctxOf('makeRoom'), blobs),
              sweepRecordsProcessor(ctxOf('sweepRecords')),
              mergeSourceCountsProcessor(ctxOf('mergeSourceCounts')),
            ]
          : []),
      ],
      concurrencyLimits: processingLimits(hostLimiter),
      log,
      isLoadHigh,
      poolConcurrency: { rendering: places, [vectorsPool]: 1, ...poolConcurrency },
    });
    // The worker has made what it needs in the database by now.
    if (sweeps) await requestCutting(database.prisma);
    if (deps.embedder) await requestAllVectors(database.prisma);
    return {
      async stop() {
        await worker.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
