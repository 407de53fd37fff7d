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

/**
 * Contents that come from elsewhere, in which nothing is filled with sources or collections that the space does not have. Two statements at most, for all of
 * them. Answers each as it was given where there is nothing of that kind.
 */
export async function withFillsOfSpace<Given extends { readonly variables: readonly { readonly fill: VariableFill | null }[] }>({ db }: DomainContext, spaceId: string, contents: readonly Given[]): Promise<Given[]> {
  const fills = contents.flatMap(({ variables }) => variables.flatMap(({ fill }) => fill ?? []));
  const sourceIds = [...new Set(fills.flatMap((fill) => ('sourceId' in fill ? [fill.sourceId] : [])))];
  const collectionIds = [...new Set(fills.flatMap((fill) => ('collectionId' in fill ? [fill.collectionId] : [])))];
  const sources = sourceIds.length === 0 ? [] : await db.source.findMany({ where: { id: { in: sourceIds }, spaceId, trashedAt: null }, select: { id: true } });
  const collections = collectionIds.length === 0 ? [] : await db.collection.findMany({ where: { id: { in: collectionIds }, spaceId }, select: { id: true } });
  const there = new Set([...sources, ...collections].map(({ id }) => id));
  const isElsewhere = (fill: VariableFill | null) => fill !== null && (('sourceId' in fill && !there.has(fill.sourceId)) || ('collectionId' in fill && !there.has(fill.collectionId)));
  return contents.map((content) => (content.variables.some(({ fill }) => isElsewhere(fill)) ? { ...content, variables: content.variables.map((note) => (isElsewhere(note.fill) ? { ...note, fill: null } : note)) } : content));
}
