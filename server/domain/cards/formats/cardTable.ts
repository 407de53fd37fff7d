import { guarded } from '../../guardedCell.ts';
import type { PortableCard } from './portableCard.ts';

/** The names of the columns, in order. */
export const cardColumns = ['front', 'back', 'tags', 'kind'] as const;

/** A card of a table: it knows of no reviews. */
type TabledCard = Pick<PortableCard, 'kind' | 'front' | 'back' | 'tags'>;

/** A card as the cells of a line. A comma within a tag stands behind a backslash. */
export const cellsOfCard = ({ kind, front, back, tags }: TabledCard): string[] =>
  [front, back, tags.map((tag) => tag.replace(/[\\,]/g, '\\$&')).join(', '), kind === 'CLOZE' ? 'cloze' : 'basic'].map(guarded);
