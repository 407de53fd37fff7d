import type { DocumentPart } from '../openDocument.ts';

/** A place in a document: a part, from 0, and how far down in it, 0 to 1. */
export type ReadingPlace = { readonly part: number; readonly within: number };

/** The place that a share of a document is, by the weight of its parts. */
export function placeAt(parts: readonly DocumentPart[], share: number): ReadingPlace {
  let left = Math.min(1, Math.max(0, share)) * weightOf(parts);
  for (const [part, { weight }] of parts.entries()) {
    if (left < weight || part === parts.length - 1) return { part, within: Math.min(1, left / weight) };
    left -= weight;
  }
  return { part: 0, within: 0 };
}

/** Which share of a document is before a place in it, 0 to 1. */
export function shareAt(parts: readonly DocumentPart[], { part, within }: ReadingPlace): number {
  return (weightOf(parts.slice(0, part)) + (parts[part]?.weight ?? 0) * within) / weightOf(parts);
}

const weightOf = (parts: readonly DocumentPart[]): number => parts.reduce((sum, { weight }) => sum + weight, 0);
