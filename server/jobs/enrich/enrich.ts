import type { DomainContext } from '#server/domain/context.ts';
import type { Enrichment } from '#server/domain/processing/completeProcessing.ts';
import { type TextAdaptation, type Heading, readDetails } from '#server/domain/processing/details.ts';
import type { Failure, Run, SourceToProcess } from '#server/domain/processing/processingRun.ts';
import type { SavedText } from '#server/domain/reading/saveExtraction.ts';
import type { PurposeText, PurposeTexts } from '#server/domain/prompts/purposes/purposePrompts.ts';
import type { SpaceSettings } from '#server/domain/spaces/settings.ts';
import { tagsOfSpace } from '#server/domain/tags/tagsOfSpace.ts';
import type { ProcessingStage } from '#server/platform/db/generated/client.ts';
import type { ReportProgress } from '../stages/stageProgress.ts';
import type { StageOutput, Stages } from '../stages/stages.ts';
import { chooseTags, withNew } from './chooseTags.ts';
import { splitMarkdown } from './splitMarkdown.ts';
import type { Model } from './model.ts';
import { ModelError } from '../stages/modelError.ts';
import { htmlOfModelText } from './modelText.ts';
import { markdownOutline, outlineOf, paragraphsOf, withHeadings } from './headingOutline.ts';
import { summarize } from './summarize.ts';
import { headingsTask, languages, rewriteTask, summaryTask, type Task, tagsTask, translateTask } from './tasks.ts';

export interface EnrichContext {
  readonly ctx: DomainContext;
  readonly model: Model | undefined;
  readonly run: Run;
  readonly source: SourceToProcess;
  readonly stages: Stages;
  /** With the instructions that count. */
  readonly settings: SpaceSettings;
  /** What a model is told in this space. */
  readonly wordsFor: PurposeTexts;
  readonly text: SavedText;
  readonly signal: AbortSignal;
}

/** What keeps a record of why the model refused. */
interface Enriching extends EnrichContext {
  readonly refusals: ModelError[];
}

/** As much as a model is given at once, and as many pieces of one text as it is given at all. */
const maxPartLength = 8_000;
const maxPieces = 60;
/** Shorter texts are not summed up, in characters. */
const minToSummarize = 500;
/** Texts with fewer paragraphs need no headings. */
const minParagraphs = 8;

/** Changes when what is made of the same text changes for the better. */
const version = 1;

/** Whether the settings ask for anything that a model does, or does better. */
export function usesModel(settings: SpaceSettings): boolean {
  return settings.createSummary || settings.managedTags || settings.managedStructure || isRewritten(settings) || targetOf(settings) !== null;
}

/**
 * What the settings of its space want made of a text. What needs a model is left out without one, and the log says so;
 * nothing here keeps a source from being complete.
 */
export async function enrich(context: EnrichContext): Promise<Enrichment> {
  const enriching: Enriching = { ...context, refusals: [] };
  const { settings, text } = enriching;
  if (text.plainText.trim() === '') return { summary: null, tags: [] };
  const summary = settings.createSummary ? await summaryOf(enriching) : null;
  const tags = settings.managedTags ? await tagsOf(enriching) : [];
  const rewritten = isRewritten(settings) ? await rewrite(enriching) : null;
  const translated = await translate(enriching, rewritten ?? text.markdown);
  const changed = translated ?? rewritten;
  const processedContent = changed === null ? undefined : htmlOfModelText(changed, text);
  const { hasNewHeadings = false, ...structure } = settings.managedStructure ? await structureOf(enriching, processedContent) : {};
  const adapted: TextAdaptation = {
    ...(rewritten !== null && { rewritten: settings.lengthModify === 'No length change' ? 'As told' : settings.lengthModify }),
    ...(translated !== null && { translated: targetOf(settings)?.tag ?? '' }),
    ...(hasNewHeadings && { headings: true }),
  };
  const pauseSeconds = Math.max(0, ...enriching.refusals.map(({ retryAfterSeconds = 0 }) => retryAfterSeconds));
  return { summary: summary ?? null, tags: tags ?? [], pauseSeconds, adapted, ...(processedContent !== undefined && { processedContent }), ...structure };
}

const isRewritten = ({ lengthModify, instructions }: SpaceSettings) => lengthModify !== 'No length change' || instructions.trim() !== '';

function targetOf({ outputLanguage }: SpaceSettings): { name: string; tag: string } | null {
  return outputLanguage === 'Without translation' || outputLanguage === 'No Translate' ? null : languages[outputLanguage];
}

function summaryOf(enriching: Enriching): Promise<string | null> {
  const { stages, settings, text, model, wordsFor } = enriching;
  const target = targetOf(settings);
  return stages.attempt('SUMMARY', [version, text.plainText, settings.instructions, target, model?.name, ...own(wordsFor('SUMMARY'))], async (report) => {
    const classic = summarize(text.plainText, text.language);
    if (classic === null && (!model || text.plainText.length < minToSummarize)) return { value: null, skipped: tooShort };
    if (!model) return { value: classic };
    return orFallback(classic, async () => {
      const parts: string[] = [];
      const pieces = piecesOf(text.markdown);
      for (const piece of pieces) {
        if (pieces.length > 1) report(parts.length, pieces.length + 1);
        parts.push(await ask(enriching, 'SUMMARY', summaryTask(piece, target, settings, 'text', wordsFor)));
      }
      if (parts.length > 1) report(parts.length, parts.length + 1);
      return parts.length === 1 ? (parts[0] ?? null) : ask(enriching, 'SUMMARY', summaryTask(parts.join('\n\n'), target, settings, 'parts', wordsFor));
    });
  });
}

function tagsOf(enriching: Enriching): Promise<string[] | null> {
  const { ctx, stages, source, text, model, wordsFor } = enriching;
  // The tags of the space are no part of the key: another try gives the tags of the first.
  return stages.attempt('TAGS', [version, source.title, text.plainText, model?.name, ...own(wordsFor('TAGS'))], async () => {
    const existing = await tagsOfSpace(ctx.db, source.spaceId);
    const classic = chooseTags({ title: text.title, plainText: text.plainText, language: text.language }, existing);
    if (!model) return { value: classic };
    return orFallback(classic, async () => withNew([], await ask(enriching, 'TAGS', tagsTask(`${text.title}\n\n${text.plainText}`, existing, source.spaceId, wordsFor)), existing));
  });
}

function rewrite(enriching: Enriching): Promise<string | null> {
  const { stages, settings, text, wordsFor } = enriching;
  const rewriteOptions = [
    ...(settings.lengthModify === 'No length change' ? [] : [`the length “${settings.lengthModify}”`]),
    ...(settings.instructions.trim() === '' ? [] : ['its instructions followed']),
  ];
  const what = rewriteOptions.join(' and ');
  return withModel(enriching, 'REWRITE', what, () =>
    stages.attempt('REWRITE', [version, text.markdown, settings.lengthModify, settings.instructions, enriching.model?.name, ...own(wordsFor('REWRITE'))], (report) =>
      pieceByPiece(enriching, 'REWRITE', text.markdown, report, (piece) => rewriteTask(piece, text.language, settings, wordsFor)),
    ),
  );
}

async function translate(enriching: Enriching, markdown: string): Promise<string | null> {
  const { stages, settings, text, wordsFor } = enriching;
  const target = targetOf(settings);
  if (target === null || target.tag === text.language) return null;
  return withModel(enriching, 'TRANSLATE', `a translation into ${target.name}`, () =>
    stages.attempt('TRANSLATE', [version, markdown, target.tag, enriching.model?.name, ...own(wordsFor('TRANSLATION'))], (report) =>
      pieceByPiece(enriching, 'TRANSLATE', markdown, report, (piece) => translateTask(piece, target, wordsFor)),
    ),
  );
}

type Structure = Pick<Enrichment, 'outline' | 'readerContent' | 'processedContent'> & { readonly hasNewHeadings?: boolean };

/** The headings of what is read; for a long text without any, a model may propose some. */
async function structureOf(enriching: Enriching, processedContent: string | undefined): Promise<Structure> {
  const { stages, text, model, wordsFor } = enriching;
  const html = processedContent ?? text.html;
  const outline = readDetails(text.details).outline ?? [];
  const found = await stages.attempt<{ outline: Heading[]; html: string | null; isProposed: boolean } | null>('STRUCTURE', [version, html, model?.name, ...own(wordsFor('HEADINGS'))], async () => {
    const original = outlineOf(html);
    if (original) return { value: { ...original, isProposed: false } };
    if (outline.length > 0) return { value: null };
    const written = markdownOutline(text.markdown);
    if (written.length > 0) return { value: { outline: written, html: null, isProposed: false } };
    const paragraphs = paragraphsOf(html);
    if (paragraphs.length < minParagraphs) return { value: null, skipped: noHeadings };
    if (!model) return { value: null, skipped: { code: 'NO_MODEL', message: 'The text has no headings. Proposing some needs a language model, and none is configured.' } };
    return orFallback(null, async () => {
      const headings = await ask(enriching, 'STRUCTURE', headingsTask(paragraphs.slice(0, 300), wordsFor));
      const proposed = outlineOf(withHeadings(html, headings));
      return proposed && { ...proposed, isProposed: true };
    });
  });
  if (!found) return {};
  if (found.html === null) return { outline: found.outline };
  return { outline: found.outline, hasNewHeadings: found.isProposed, ...(processedContent !== undefined || found.isProposed ? { processedContent: found.html } : { readerContent: found.html }) };
}

/** What a stage depends on besides, where the space has words of its own. */
const own = ({ versionId, text, params }: PurposeText): unknown[] => (versionId === null ? [] : [text, ...(Object.values(params).some((one) => one !== null) ? [params] : [])]);

const tooShort: Failure = { code: 'NO_TEXT', message: 'The text is too short to be said shorter.' };
const noHeadings: Failure = { code: 'NO_TEXT', message: 'The text has no headings and is too short to need any.' };

/** What a model is needed for: left out without one. */
async function withModel<T>({ model, stages }: Enriching, stage: ProcessingStage, what: string, work: () => Promise<T | null>): Promise<T | null> {
  if (model) return work();
  await stages.skip(stage, { code: 'NO_MODEL', message: `This space wants ${what}. That needs a language model, and none is configured.` });
  return null;
}

/** What a model does better, else the classic way where there is one; the log says which. */
async function orFallback<T>(classic: T, work: () => Promise<T>): Promise<StageOutput<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const reason = { code: error.code, message: error.message };
    return { value: classic, ...(classic === null ? { skipped: reason } : { noted: reason }) };
  }
}

async function pieceByPiece(enriching: Enriching, stage: ProcessingStage, markdown: string, report: ReportProgress, taskOf: (piece: string) => Task<string>): Promise<StageOutput<string>> {
  const pieces = splitMarkdown(markdown, maxPartLength);
  if (pieces.length > maxPieces) throw new ModelError('MODEL_ERROR', `The text is too long for the model: more than ${(maxPartLength * maxPieces).toLocaleString('en')} characters.`);
  const written: string[] = [];
  for (const piece of pieces) {
    if (pieces.length > 1) report(written.length, pieces.length);
    written.push(await ask(enriching, stage, taskOf(piece)));
  }
  return { value: written.join('\n\n') };
}

/** Pieces of a text; of a very long one evenly spread ones, so that all of it has its say. */
function piecesOf(markdown: string): string[] {
  const pieces = splitMarkdown(markdown, maxPartLength);
  const most = 12;
  if (pieces.length <= most) return pieces;
  return Array.from({ length: most }, (_, index) => pieces[Math.floor((index * pieces.length) / most)] ?? '');
}

async function ask<T>({ model, run, source, signal, refusals }: Enriching, stage: ProcessingStage, { versionId, ...question }: Task<T>): Promise<T> {
  if (!model) throw new Error('There is no model to ask');
  try {
    return await model.ask({ spaceId: source.spaceId, sourceId: run.sourceId, stage, promptVersionId: versionId }, question, signal);
  } catch (error) {
    if (error instanceof ModelError) refusals.push(error);
    throw error;
  }
}
