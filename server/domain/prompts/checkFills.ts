import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import type { PromptContent, VariableFill } from './content/promptContent.ts';

/**
 * @param before what the prompt said until now: what its variables were filled with may be gone by now
 * @throws NotFoundError for a variable that is filled with a source or a collection which is not in the space
 */
export async function checkFills({ db }: DomainContext, spaceId: string, { variables }: PromptContent, before: PromptContent | null = null): Promise<void> {
  const known = new Set(before?.variables.map(({ fill }) => JSON.stringify(fill)));
  const fills = variables.flatMap(({ fill }): VariableFill[] => (fill && !known.has(JSON.stringify(fill)) ? [fill] : []));
  const sourceIds = [...new Set(fills.flatMap((fill) => ('sourceId' in fill ? [fill.sourceId] : [])))];
  const collectionIds = [...new Set(fills.flatMap((fill) => ('collectionId' in fill ? [fill.collectionId] : [])))];
  if (sourceIds.length > 0 && (await db.source.count({ where: { id: { in: sourceIds }, spaceId, trashedAt: null } })) < sourceIds.length) throw new NotFoundError('Source');
  if (collectionIds.length > 0 && (await db.collection.count({ where: { id: { in: collectionIds }, spaceId } })) < collectionIds.length) throw new NotFoundError('Collection');
}
