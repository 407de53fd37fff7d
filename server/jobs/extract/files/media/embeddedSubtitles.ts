import type { OpenFile } from '../base/openFile.ts';

/** One line of subtitles, in seconds. */
interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const maxCues = 20_000;
/** Films are gigabytes of which subtitles are a few kilobytes: what is between is skipped, and only so much is looked at. */
const maxElements = 400_000;

/** The first track of subtitles in an MP4 or Matroska file as WebVTT; null where there is none that is text. */
export async function embeddedSubtitles(file: OpenFile, mimeType: string): Promise<string | null> {
  const cues = /matroska|webm/.test(mimeType) ? await matroskaCues(file) : /mp4|m4v|quicktime/.test(mimeType) ? await mp4Cues(file) : [];
  if (cues.length === 0) return null;
  const body = [...cues].sort((a, b) => a.start - b.start).map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${text.replace(/-->/g, '→').replace(/\n{2,}/g, '\n')}`);
  return `WEBVTT\n\n${body.join('\n\n')}\n`;
}

function clock(seconds: number): string {
  return new Date(Math.round(Math.max(0, seconds) * 1000)).toISOString().slice(11, 23);
}

/* Matroska (RFC 9559) */

const ids = { segment: 0x18538067, tracks: 0x1654ae6b, track: 0xae, number: 0xd7, type: 0x83, codec: 0x86, info: 0x1549a966, scale: 0x2ad7b1, cluster: 0x1f43b675, time: 0xe7, group: 0xa0, block: 0xa1, duration: 0x9b };
const masters = new Set([ids.segment, ids.tracks, ids.track, ids.info, ids.cluster, ids.group]);
const subtitleTrack = 17;

async function matroskaCues(file: OpenFile): Promise<Cue[]> {
  const cues: Cue[] = [];
  let track: { number?: number; type?: number; codec?: string } = {};
  let wanted: number | null = null;
  let isStyled = false;
  let scale = 1_000_000;
  let clusterTime = 0;
  let block: { start: number; text: string } | null = null;
  let at = 0;
  for (let elements = 0; at < file.size && elements < maxElements && cues.length < maxCues; elements += 1) {
    const head = await file.slice(at, at + 12);
    const id = variable(head, 0, false);
    const size = id && variable(head, id.length, true);
    if (!id || !size) break;
    const start = at + id.length + size.length;
    if (masters.has(id.value)) {
      if (id.value === ids.track) track = {};
      at = start;
      continue;
    }
    if (size.value < 0) break;
    const isTextBlock = id.value === ids.block && size.value < 100_000;
    const value = size.value <= 64 || isTextBlock ? await file.slice(start, start + size.value) : new Uint8Array();
    if (id.value === ids.number) track.number = unsigned(value);
    else if (id.value === ids.type) track.type = unsigned(value);
    else if (id.value === ids.codec) track.codec = Buffer.from(value).toString('latin1');
    else if (id.value === ids.scale) scale = unsigned(value) || scale;
    else if (id.value === ids.time) clusterTime = unsigned(value);
    else if (isTextBlock) {
      const head = variable(value, 0, true);
      const number = head?.value === wanted ? head : null;
      if (number) {
        const relative = Buffer.from(value).readInt16BE(number.length);
        const text = Buffer.from(value.subarray(number.length + 3)).toString('utf8');
        block = { start: ((clusterTime + relative) * scale) / 1e9, text: isStyled ? text.split(',').slice(8).join(',').replace(/\\N/g, '\n') : text };
        cues.push({ ...block, end: block.start + 3, text: plain(block.text) });
      } else block = null;
    } else if (id.value === ids.duration && block) {
      cues[cues.length - 1] = { start: block.start, end: block.start + (unsigned(value) * scale) / 1e9, text: plain(block.text) };
    }
    if (wanted === null && track.type === subtitleTrack && track.number !== undefined && track.codec?.startsWith('S_TEXT/')) {
      wanted = track.number;
      isStyled = /ASS|SSA/.test(track.codec);
    }
    at = start + size.value;
  }
  return cues.filter(({ text }) => text !== '');
}

const plain = (text: string) => text.replace(/\{\\[^}]*\}|<[^>]*>|\0/g, '').trim();

function unsigned(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** A number of variable length; ids keep their length mark, sizes do not. An unknown size is -1. */
function variable(bytes: Uint8Array, at: number, isSize: boolean): { value: number; length: number } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  const rest = bytes.subarray(at + 1, at + length);
  const mark = 0x80 >> (length - 1);
  if (!isSize) return { value: rest.reduce((sum, byte) => sum * 256 + byte, first), length };
  const isUnknown = (first | mark) === mark + (mark - 1) && rest.every((byte) => byte === 0xff);
  return { value: isUnknown ? -1 : rest.reduce((sum, byte) => sum * 256 + byte, first & (mark - 1)), length };
}

/* MP4 (ISO/IEC 14496-12), tracks of 3GPP timed text */

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

async function boxesIn(file: OpenFile, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to && boxes.length < 10_000; ) {
    const head = Buffer.from(await file.slice(at, at + 16));
    if (head.length < 8) break;
    const short = head.readUInt32BE(0);
    const size = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    if (size < 8) break;
    boxes.push({ type: head.toString('latin1', 4, 8), start: at + (short === 1 ? 16 : 8), end: Math.min(to, at + size) });
    at += size;
  }
  return boxes;
}

async function boxAt(file: OpenFile, from: Box, ...path: string[]): Promise<Box | null> {
  let box: Box | null = from;
  for (const type of path) box = box && ((await boxesIn(file, box.start, box.end)).find((found) => found.type === type) ?? null);
  return box;
}

async function mp4Cues(file: OpenFile): Promise<Cue[]> {
  const movie = (await boxesIn(file, 0, file.size)).find(({ type }) => type === 'moov');
  if (!movie) return [];
  for (const track of (await boxesIn(file, movie.start, movie.end)).filter(({ type }) => type === 'trak')) {
    const media = await boxAt(file, track, 'mdia');
    const handler = media && (await content(file, await boxAt(file, media, 'hdlr')));
    const table = media && (await boxAt(file, media, 'minf', 'stbl'));
    if (!media || !table || !/^(sbtl|text|subt)$/.test(handler?.toString('latin1', 8, 12) ?? '')) continue;
    const header = await content(file, await boxAt(file, media, 'mdhd'));
    const scale = header?.readUInt32BE(header[0] === 1 ? 20 : 12) || 1000;
    const cues = await timedText(file, table, scale);
    if (cues.length > 0) return cues;
  }
  return [];
}

async function content(file: OpenFile, box: Box | null): Promise<Buffer | null> {
  return box && Buffer.from(await file.slice(box.start, Math.min(box.end, box.start + 4_000_000)));
}

async function timedText(file: OpenFile, table: Box, scale: number): Promise<Cue[]> {
  const [times, sizes, groups, offsets, wide] = await Promise.all(
    ['stts', 'stsz', 'stsc', 'stco', 'co64'].map(async (type) => content(file, await boxAt(file, table, type))),
  );
  if (!times || !sizes || !groups || !(offsets ?? wide)) return [];
  const chunks = offsets ? numbers(offsets, 8, 4) : numbers(wide ?? Buffer.alloc(0), 8, 8);
  const durations = pairs(times).flatMap(([count = 0, delta = 0]) => Array<number>(Math.min(count, maxCues)).fill(delta));
  const fixed = sizes.readUInt32BE(4);
  const sampleSizes = numbers(sizes, 12, 4);
  const perChunk = triples(groups);
  const cues: Cue[] = [];
  let sample = 0;
  let time = 0;
  for (const [index, offset] of chunks.entries()) {
    let at = offset;
    const count = perChunk.findLast(([first = 1]) => first <= index + 1)?.[1] ?? 1;
    for (let within = 0; within < count && sample < maxCues; within += 1, sample += 1) {
      const size = fixed || sampleSizes[sample];
      if (size === undefined) return cues;
      const duration = durations[sample] ?? 0;
      const bytes = Buffer.from(await file.slice(at, at + Math.min(size, 100_000)));
      const text = bytes.length > 2 ? bytes.toString('utf8', 2, Math.min(bytes.length, 2 + bytes.readUInt16BE(0))).trim() : '';
      if (text !== '') cues.push({ start: time / scale, end: (time + duration) / scale, text: plain(text) });
      time += duration;
      at += size;
    }
  }
  return cues;
}

function numbers(box: Buffer, from: number, width: 4 | 8): number[] {
  const found: number[] = [];
  for (let at = from; at + width <= box.length; at += width) found.push(width === 4 ? box.readUInt32BE(at) : Number(box.readBigUInt64BE(at)));
  return found;
}

const inGroups = (box: Buffer, of: number) => numbers(box, 8, 4).flatMap((_, at, all) => (at % of === 0 ? [all.slice(at, at + of)] : []));
const pairs = (box: Buffer) => inGroups(box, 2);
const triples = (box: Buffer) => inGroups(box, 3);
