import { pictureUrlsIn } from '#server/domain/processing/pictures.ts';
import type { Run, SourceToProcess } from '#server/domain/processing/processingRun.ts';
import { saveArtefacts, savedText, saveExtraction } from '#server/domain/reading/saveExtraction.ts';
import type { WorkContext } from '#server/platform/queue/worker.ts';
import type { ExtractedArtefact } from '../extract/extraction.ts';
import type { Extractor } from '../extract/process/extractor.ts';
import type { Turn } from '../extract/process/reader.ts';
import type { Renderer } from '../render/renderer.ts';
import { type FetchDependencies, type FetchedLink, fetchSource } from './fetchSource.ts';
import { contentOf, extractKey, readText } from './readText.ts';
import { recognize } from './recognize.ts';
import { renderKey, renderSource } from './renderSource.ts';
import { savedExtraction } from './savedExtraction.ts';
import type { StageOutput, Stages } from '../stages/stages.ts';
import { storeAll } from './storeAll.ts';
import { isToArchive, isWebPage } from './toArchive.ts';
import { withReadable } from './withReadable.ts';

export interface IngestDependencies extends FetchDependencies {
  readonly extractor: Extractor;
  /** Shows pages that are built by scripts; absent where there is no browser. */
  readonly renderer?: Renderer | undefined;
  /** In which languages text is recognised in pictures (`installedLanguages`); none: it is not. */
  readonly ocrLanguages: readonly string[];
  /** The pictures that stand for a page that was read, none when nothing usable is found. Without it neither these nor pages as they were are kept. */
  readonly picturesOfPage?: (sourceId: string, turn: Turn, signal: AbortSignal) => Promise<readonly ExtractedArtefact[]>;
}

/** Increased when recognition changes, so that earlier output is not reused. */
const recognizeVersion = 1;
/** The same for the pictures that stand for a page. */
const previewVersion = 2;

interface IngestContext extends Pick<WorkContext, 'signal' | 'priority'> {
  /** Whether it may take the time to show a page in a browser. */
  readonly canRender: boolean;
  /** Whether it may take the time to recognize pages without words. */
  readonly canRecognize: boolean;
}

/** What takes time comes next, in a line of its own; or it is read. `archives`: whether there is more to keep of it (`isToArchive`), which can wait. */
type Ingested = { readonly waitsFor: 'RENDER' | 'RECOGNIZE' } | { readonly waitsFor: null; readonly archives: boolean };

/** What a browser may do better, by itself and when a person asks for it. */
const builtByScript: ReadonlySet<string> = new Set(['NEEDS_BROWSER']);
const notReadable: ReadonlySet<string> = new Set(['NEEDS_BROWSER', 'NO_TEXT', 'BOT_CHECK', 'PAYWALL', 'CONSENT', 'TOO_LARGE']);

/**
 * Fetches and reads a source, stage by stage, and saves its text. Where it is to be shown in a browser, or its pages are to be recognized, and there is no
 * time for that, it ends before: whoever goes on finds the stages done.
 * @throws FetchError, ExtractError, RenderError, SupersededError
 */
export async function ingestSource(deps: IngestDependencies, run: Run, source: SourceToProcess, stages: Stages, context: IngestContext): Promise<Ingested> {
  const { ctx, blobs, extractor, ocrLanguages, picturesOfPage } = deps;
  const { signal, priority, canRecognize } = context;
  const pictures: { urls?: readonly string[] } = {};
  const read = await fetchAndRead(deps, run, source, stages, context, (urls) => (pictures.urls = urls));
  if (read === null) return { waitsFor: 'RENDER' };
  const { page, wordlessPages } = read;
  const content = contentOf(source, page);
  if (wordlessPages.length > 0 && ocrLanguages.length > 0 && !page?.embed) {
    const key = [recognizeVersion, content, ocrLanguages];
    if (!canRecognize && !stages.isDone('RECOGNIZE', key)) return { waitsFor: 'RECOGNIZE' };
    await stages.attempt('RECOGNIZE', key, async (report, onBegin): Promise<StageOutput<null>> => {
      const found = await withReadable(blobs, source, page, (readable) => recognize(readable, wordlessPages, ocrLanguages, extractor, report, { priority, onBegin }, signal));
      if (found.read === null) return { value: null, ...(found.note && { skipped: found.note }) };
      const artefacts = found.layered ? [{ kind: 'LAYERED' as const, mimeType: 'application/pdf', bytes: found.layered }] : [];
      await saveExtraction(ctx, run, savedExtraction(found.read, page, source.type), await storeAll(blobs, artefacts));
      return { value: null, ...(found.note && { noted: found.note }) };
    });
  }
  if (!picturesOfPage) return { waitsFor: null, archives: false };
  if (isWebPage(page)) {
    await stages.attempt('PREVIEW', [previewVersion, content], async () => {
      await saveArtefacts(ctx, run, await storeAll(blobs, await picturesOfPage(run.sourceId, { priority }, signal)));
      return { value: null };
    });
  }
  // An earlier attempt has read it.
  const urls = pictures.urls ?? pictureUrlsIn((await savedText(ctx, run.sourceId)).html);
  return { waitsFor: null, archives: isToArchive(source.type, page, urls) };
}

type ReadPage = Pick<Awaited<ReturnType<typeof readText>>, 'wordlessPages'> & { readonly page: FetchedLink | null };

/** Without a browser first: it is quicker, and what it leaves is there whatever happens then. Null when a browser is next, and there is no time for it. */
async function fetchAndRead(
  deps: IngestDependencies,
  run: Run,
  source: SourceToProcess,
  stages: Stages,
  { signal, priority, canRender }: IngestContext,
  onPictures: (urls: readonly string[]) => void,
): Promise<ReadPage | null> {
  const { renderer } = deps;
  const readIt = (how: Parameters<typeof readText>[4]) => readText(deps, run, source, stages, how, { signal, priority, onPictures });
  if (source.type !== 'URI') return { page: null, ...(await readIt({ page: null })) };

  const isAsked = source.readsInBrowser && !source.page;
  const fetched = await fetchSource(deps, run, source, stages, isAsked && renderer !== undefined, signal);
  const isNothing = fetched.size === 0 && !fetched.embed;
  if (!renderer || source.page || fetched.embed || !(isNothing || isWebPage(fetched))) {
    if (isAsked && !renderer && isWebPage(fetched)) await stages.skip('RENDER', noBrowser);
    return { page: fetched, ...(await readIt({ page: fetched })) };
  }

  const render = (isLastHope: boolean) => renderSource({ ...deps, renderer }, run, source, stages, isLastHope, signal);
  const isRendered = stages.isDone('RENDER', renderKey(source));
  const before = isRendered ? await render(false) : null;
  if (before && stages.isDone('EXTRACT', extractKey(source, before))) return better(before, await readIt({ page: before }), fetched);

  const first = isNothing ? null : await readIt({ page: fetched, failsSoftly: isAsked ? notReadable : builtByScript });
  if (first && !isAsked && !first.needsBrowser) return { page: fetched, ...first };
  if (!canRender && !isRendered) return null;
  const isLastHope = first?.failure !== null;
  const shown = before ?? (await render(isLastHope));
  if (!shown) return { page: fetched, wordlessPages: [] };
  const beforeLetters = isLastHope ? 0 : isAsked ? 1 : first.letters;
  return better(shown, await readIt({ page: shown, shown: { beforeLetters } }), fetched);
}

const better = (shown: FetchedLink, read: Awaited<ReturnType<typeof readText>>, fetched: FetchedLink): ReadPage => (read.isSaved ? { page: shown, ...read } : { page: fetched, wordlessPages: [] });

const noBrowser = { code: 'NEEDS_BROWSER', message: 'There is no browser to show it in: install Chromium, or set BROWSER_URL.' } as const;
