import type { AssistantAct } from '#server/platform/db/generated/client.ts';
import { authorizeSource, requireUser } from '../access/authorize.ts';
import { createCollection } from '../collections/createCollection.ts';
import { updateCollection } from '../collections/updateCollection.ts';
import type { DomainContext } from '../context.ts';
import { LimitReachedError } from '../errors.ts';
import { addSources, type AddSourceResult } from '../sources/add/addSources.ts';
import type { NewSource } from '../sources/add/newSource.ts';
import { mergeSources } from '../sources/bulk/mergeSources.ts';
import { moveSources } from '../sources/bulk/moveSources.ts';
import { tagSources } from '../sources/bulk/tagSources.ts';
import { summarizeSource } from '../sources/edit/summarizeSource.ts';
import { updateSource } from '../sources/edit/updateSource.ts';
import { deleteSources } from '../sources/trash/deleteSources.ts';
import type { StoredChange } from './storedChanges.ts';
import { createUndo, type UndoOfMany } from '../undo/undoOfMany.ts';

/** What applied changes have touched. */
export interface ChangesMade {
  readonly sourceIds: readonly string[];
  readonly collectionIds: readonly string[];
  readonly undoId: string | null;
}

interface Work {
  readonly ctx: DomainContext;
  readonly spaceId: string;
  readonly undo: UndoOfMany | null;
  /** Collections that were created, by the change that did it. */
  readonly created: Map<string, string>;
  readonly sourceIds: Set<string>;
  readonly collectionIds: Set<string>;
}

type CarryOut = (work: Work, changes: readonly StoredChange[]) => Promise<void>;

/** Each act, by the command that a person would use; what makes comes before what moves there, and what takes away comes last. */
const acts: readonly (readonly [AssistantAct, CarryOut])[] = [
  ['CREATE_COLLECTION', createCollections],
  ['RENAME_COLLECTION', renameCollections],
  ['CREATE_NOTE', (work, changes) => add(work, changes, ({ after }) => ({ type: 'NOTE', text: after ?? '' }))],
  ['ADD_LINK', (work, changes) => add(work, changes, ({ after }) => ({ type: 'URI', url: after ?? '' }))],
  ['TAG_SOURCES', (work, changes) => tag(work, changes, 'add')],
  ['UNTAG_SOURCES', (work, changes) => tag(work, changes, 'remove')],
  ['RENAME_SOURCE', rename],
  ['SUMMARIZE_SOURCE', summarize],
  ['UPDATE_NOTE', rewrite],
  ['MERGE_SOURCES', merge],
  ['MOVE_SOURCES', move],
  ['TRASH_SOURCES', trash],
];

/** Carries changes out in the caller's transaction, with one undo for all of them if it is asked for. What they are about has been found to fit, and is held. */
export async function carryOut(outer: DomainContext, spaceId: string, changes: readonly StoredChange[], undoable: boolean | undefined): Promise<ChangesMade> {
  // One moment for all of it and for what takes it back: by it one knows what has been changed since.
  const moment = outer.now();
  const ctx: DomainContext = { ...outer, now: () => moment };
  const { userId } = requireUser(ctx);
  const undo = undoable ? await createUndo(ctx, userId) : null;
  const work: Work = { ctx, spaceId, undo, created: new Map(), sourceIds: new Set(), collectionIds: new Set() };
  for (const [act, carry] of acts) {
    const ofAct = changes.filter((change) => change.act === act);
    if (ofAct.length > 0) await carry(work, ofAct);
  }
  await undo?.add({ kind: 'PROPOSED_CHANGES', sourceIds: changes.map(({ id }) => id) });
  return { sourceIds: [...work.sourceIds], collectionIds: [...work.collectionIds], undoId: undo?.id ?? null };
}

async function note(work: Work, { sourceIds, collectionIds, undoId }: { readonly sourceIds: readonly string[]; readonly collectionIds: readonly string[]; readonly undoId?: string | null }): Promise<void> {
  for (const id of sourceIds) work.sourceIds.add(id);
  for (const id of collectionIds) work.collectionIds.add(id);
  if (undoId) await work.undo?.take(undoId);
}

const undoable = ({ undo }: Work) => ({ undoable: undo !== null });

async function createCollections(work: Work, changes: readonly StoredChange[]): Promise<void> {
  for (const { id, after, collectionId } of changes) {
    const made = await createCollection(work.ctx, { spaceId: work.spaceId, name: after ?? '', ...(collectionId !== null && { parentId: collectionId }) });
    work.created.set(id, made.collectionId);
    await note(work, { sourceIds: [], collectionIds: [made.collectionId] });
    await work.undo?.add({ kind: 'DELETE_COLLECTION', targetId: made.collectionId });
    // Whoever applies the rest later finds it.
    await work.ctx.db.proposedChange.updateMany({ where: { needsId: id }, data: { collectionId: made.collectionId } });
  }
}

async function renameCollections(work: Work, changes: readonly StoredChange[]): Promise<void> {
  for (const { collectionId, before, after } of changes) {
    await updateCollection(work.ctx, { collectionId, name: after ?? '' });
    await note(work, { sourceIds: [], collectionIds: collectionId === null ? [] : [collectionId] });
    await work.undo?.add({ kind: 'RENAME_COLLECTION', targetId: collectionId, text: { before, after: after ?? '' } });
  }
}

async function add(work: Work, changes: readonly StoredChange[], toSource: (change: StoredChange) => NewSource): Promise<void> {
  for (const [target, inTarget] of byTarget(work, changes)) {
    const { results } = await addSources(work.ctx, { spaceId: work.spaceId, ...(target !== null && { collection: { id: target } }), sources: inTarget.map(toSource) });
    const refused = results.find((result): result is Extract<AddSourceResult, { outcome: 'INVALID' }> => result.outcome === 'INVALID');
    if (refused) throw new LimitReachedError(refused.message);
    const added = results.flatMap((result) => (result.outcome === 'ADDED' ? [result.sourceId] : []));
    await note(work, { sourceIds: added, collectionIds: target === null ? [] : [target] });
    if (added.length > 0) await work.undo?.add({ kind: 'TRASH', sourceIds: added });
  }
}

async function tag(work: Work, changes: readonly StoredChange[], how: 'add' | 'remove'): Promise<void> {
  for (const same of Map.groupBy(changes, ({ tags }) => JSON.stringify([...tags].sort())).values()) {
    await note(work, await tagSources(work.ctx, { sources: sourcesOf(same), [how]: same[0]?.tags ?? [], ...undoable(work) }));
  }
}

async function rename(work: Work, changes: readonly StoredChange[]): Promise<void> {
  for (const { sourceIds: [sourceId = null], before, after } of changes) {
    await note(work, await updateSource(work.ctx, { sourceId, title: after ?? '' }));
    if (sourceId !== null) await work.undo?.add({ kind: 'RENAME_SOURCE', sourceIds: [sourceId], text: { before, after: after ?? '' } });
  }
}

async function summarize(work: Work, changes: readonly StoredChange[]): Promise<void> {
  for (const { sourceIds: [sourceId = null], before, after } of changes) {
    await note(work, await summarizeSource(work.ctx, { sourceId, summary: after ?? '' }));
    if (sourceId !== null) await work.undo?.add({ kind: 'SUMMARIZE', sourceIds: [sourceId], text: { before, after: after ?? '' } });
  }
}

/** The text before is one of its revisions. */
async function rewrite(work: Work, changes: readonly StoredChange[]): Promise<void> {
  for (const { sourceIds: [sourceId = null], after } of changes) await note(work, await updateSource(work.ctx, { sourceId: (await authorizeSource(work.ctx, 'source.edit', sourceId)).id, text: after ?? '' }));
}

async function merge(work: Work, changes: readonly StoredChange[]): Promise<void> {
  for (const { sourceIds } of changes) await note(work, await mergeSources(work.ctx, { sourceIds, ...undoable(work) }));
}

async function move(work: Work, changes: readonly StoredChange[]): Promise<void> {
  for (const [target, inTarget] of byTarget(work, changes)) await note(work, await moveSources(work.ctx, { sources: sourcesOf(inTarget), to: { id: target }, ...undoable(work) }));
}

async function trash(work: Work, changes: readonly StoredChange[]): Promise<void> {
  await note(work, await deleteSources(work.ctx, sourcesOf(changes), undoable(work)));
}

const sourcesOf = (changes: readonly StoredChange[]): string[] => [...new Set(changes.flatMap(({ sourceIds }) => sourceIds))];

const byTarget = ({ created }: Work, changes: readonly StoredChange[]) => Map.groupBy(changes, ({ collectionId, needsId }) => collectionId ?? created.get(needsId ?? '') ?? null);
