import { z } from 'zod';

/** A sentence as a model writes it. */
export interface AnswerLine {
  /** Plain text: whatever it had of links, pictures and markup is gone. */
  readonly say: string;
  readonly cite: readonly { readonly p: string; readonly quote: string }[];
}

/** Longer lines are no sentence. */
const longestLine = 8_000;
const longestSentence = 1_000;
const mostQuotes = 6;

const shape = z.object({ say: z.string(), cite: z.array(z.object({ p: z.coerce.string(), quote: z.string() })).default([]) });

/** Cuts what comes in pieces into lines. */
export function createLineReader() {
  let rest = '';
  let isSkipping = false;
  const take = (line: string): string[] => {
    const isWhole = !isSkipping && line.length <= longestLine;
    isSkipping = false;
    return isWhole && line.trim() !== '' ? [line] : [];
  };
  return {
    /** The lines that this piece ends. */
    push(piece: string): string[] {
      const [first = '', ...others] = piece.split('\n');
      rest += first;
      const lines: string[] = [];
      for (const other of others) {
        lines.push(...take(rest));
        rest = other;
      }
      if (rest.length > longestLine) [rest, isSkipping] = ['', true];
      return lines;
    },
    /** The last line, which nothing ends. */
    end: (): string[] => take(rest),
  };
}

/** A sentence of an answer; null for what is none: a fence, a remark, a line that was cut. */
export function readAnswerLine(line: string): AnswerLine | null {
  const read = shape.safeParse(parsedLine(line));
  if (!read.success) return null;
  const say = plainSentence(read.data.say);
  return say === '' ? null : { say, cite: read.data.cite.slice(0, mostQuotes) };
}

/** Whether a line is no more than the frame of others. */
export const isFrame = (line: string): boolean => /^\s*(?:```\w*|\[|\],?)\s*$/.test(line);

/** The JSON object of a line; null for what is none. */
export function parsedLine(line: string): unknown {
  const bare = line.trim().replace(/^\[\s*(?=\{)/, '').replace(/(?<=\})\s*[,\]]+$/, '');
  if (!bare.startsWith('{')) return null;
  try {
    return JSON.parse(bare);
  } catch {
    return null;
  }
}

/** A sentence without links, pictures, markup and marks of citations: what it stands upon is nobody's to number but ours. */
export function plainSentence(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/<((?:https?:|mailto:)[^>\s]*)>/gi, '$1')
    .replace(/\b(?:https?:\/\/|www\.)(?:www\.)?([^\s/?#)\]]+)[^\s)\]]*/gi, '$1')
    .replace(/\[\^?[\w.,\s-]{1,40}\]/g, '')
    .replace(/\*\*|__|`+/g, '')
    .replace(/^\s*(?:#{1,6}|[-*>])\s+/, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()
    .slice(0, longestSentence)
    .trim();
}
