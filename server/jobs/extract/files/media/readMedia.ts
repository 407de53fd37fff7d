import { ALL_FORMATS, CustomSource, Input, type InputVideoTrack, type MetadataTags } from 'mediabunny';
import { ExtractError } from '../../extractError.ts';
import type { ExtractedArtefact } from '../../extraction.ts';
import { paragraphsOf } from '../../text/markup.ts';
import { oneLine } from '../../text/words.ts';
import { TextBuilder } from '../base/textBuilder.ts';
import { embeddedSubtitles } from './embeddedSubtitles.ts';
import { keyFrameOf } from './keyFrame.ts';
import type { OpenFile } from '../base/openFile.ts';
import type { FileContent } from '../base/fileContent.ts';
import { wordsOfSubtitles } from '../base/readTexts.ts';

/** Reads what a recording says of itself, its cover, and its subtitles or lyrics as text. @throws ExtractError DAMAGED */
export async function readMedia(file: OpenFile, mimeType: string): Promise<FileContent> {
  const source = new CustomSource({ getSize: () => file.size, read: (start, end) => file.slice(start, end), handleUnhandledError: () => undefined });
  const input = new Input({ formats: ALL_FORMATS, source });
  if (!(await input.canRead().catch(() => false))) {
    return { text: new TextBuilder(), note: { code: 'NO_TEXT', message: 'Recordings of this kind cannot be looked into. It is kept as it is.' } };
  }
  try {
    const tags = await input.getMetadataTags().catch((): MetadataTags => ({}));
    const video = await input.getPrimaryVideoTrack();
    const seconds = (await input.getDurationFromMetadata().catch(() => null)) ?? (await input.computeDuration());
    const subtitles = await embeddedSubtitles(file, mimeType).catch(() => null);
    const text = new TextBuilder();
    text.add(paragraphsOf(tags.lyrics ?? ''));
    if (subtitles !== null) text.add(paragraphsOf(wordsOfSubtitles(subtitles)));
    const cover = tags.images?.find(({ kind }) => kind === 'coverFront') ?? tags.images?.[0];
    return {
      title: oneLine(tags.title),
      author: oneLine(tags.artist, 200),
      description: oneLine(tags.description ?? tags.comment),
      publishedAt: tags.date ?? null,
      text,
      details: { ...(await sizeOf(video)), ...(seconds > 0 && Number.isFinite(seconds) && { durationSeconds: Math.round(seconds * 100) / 100 }) },
      note: text.plainText === '' ? { code: 'NO_TEXT', message: 'The recording holds no subtitles or lyrics that could be read. It is kept as it is.' } : null,
      artefacts: subtitles === null ? [] : [subtitlesArtefact(subtitles)],
      picture: async () => cover?.data ?? (video === null ? null : keyFrameOf(file)),
    };
  } catch {
    throw new ExtractError('DAMAGED', 'The recording is damaged: it ends too early or is not what it says. Add it again.');
  } finally {
    input.dispose();
  }
}

async function sizeOf(video: InputVideoTrack | null): Promise<{ width?: number; height?: number }> {
  return video === null ? {} : { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
}

const subtitlesArtefact = (webVtt: string): ExtractedArtefact => ({ kind: 'SUBTITLES', mimeType: 'text/vtt', bytes: new TextEncoder().encode(webVtt) });
