import { hasGap } from '#server/cloze/clozePieces.ts';
import { guarded, unguarded } from '../../guardedCell.ts';
import type { PortableCard } from './portableCard.ts';

/** The names of the columns, in order. */
export const cardColumns = ['front', 'back', 'tags', 'kind'] as const;

/** A card of a table: it knows of no reviews. */
export type TabledCard = Pick<PortableCard, 'kind' | 'front' | 'back' | 'tags'>;

/** A card as the cells of a line. A comma within a tag stands behind a backslash. */
export const cellsOfCard = ({ kind, front, back, tags }: TabledCard): string[] =>
  [front, back, tags.map((tag) => tag.replace(/[\\,]/g, '\\$&')).join(', '), kind === 'CLOZE' ? 'cloze' : 'basic'].map(guarded);

/** Where the cells of a card stand in a line. */
export interface CardPlaces {
  readonly front: number;
  readonly back: number;
  /** -1: nowhere. */
  readonly tags: number;
  readonly kind: number;
  /** What parts the tags of a line: Anki's tables have blanks there. */
  readonly tagsBy: 'comma' | 'blank';
}

/** The card that a line says. One whose kind is not told is a cloze where it has gaps. */
export function cardOfCells({ front: frontAt, back: backAt, tags: tagsAt, kind: kindAt, tagsBy }: CardPlaces, cells: readonly string[]): TabledCard {
  const cell = (at: number) => unguarded(at < 0 ? '' : (cells[at] ?? ''));
  const front = cell(frontAt);
  const told = cell(kindAt).trim().toLowerCase();
  const kind = told === 'cloze' || (told !== 'basic' && hasGap(front)) ? 'CLOZE' : 'BASIC';
  return { kind, front, back: cell(backAt), tags: tagsBy === 'comma' ? tagsOf(cell(tagsAt)) : cell(tagsAt).split(/\s+/).filter(Boolean) };
}

const tagsOf = (cell: string): string[] =>
  [...cell.matchAll(/(?:\\.|[^,\\])+/gs)].map(([tag]) => tag.trim().replace(/\\(.)/gs, '$1')).filter((tag) => tag !== '');
