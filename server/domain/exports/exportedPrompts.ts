import type { DomainContext } from '../context.ts';
import { listPrompts, promptCursor } from '../prompts/listPrompts.ts';
import type { PromptContent } from '../prompts/content/promptContent.ts';
import { readPromptTrees } from '../prompts/readPromptCollections.ts';
import { readDrafts, type PromptRow } from '../prompts/readPrompts.ts';
import { type PromptLabelRow, type PromptVersionRow, readLabelsOfPrompts, readSavedContents, readVersionPages, type SavedContent } from '../prompts/readPromptVersions.ts';
import { authorizeSpace } from '../access/authorize.ts';

const perPage = 20;
const mostVersions = 1_000;

/** A prompt with all that is written of it. */
export interface ExportedPrompt {
  readonly row: PromptRow;
  /** The names of the prompt collections on the way to it, from the top. */
  readonly collection: readonly string[];
  readonly draft: PromptContent | undefined;
  /** Newest first; at most 1,000. */
  readonly versions: readonly (PromptVersionRow & { readonly content: SavedContent | undefined })[];
  readonly labels: readonly PromptLabelRow[];
}

/** The prompts of a space as the acting person sees them, the last changed first, a page at a time. @throws NotFoundError once the space is not visible any more */
export async function* exportedPrompts(ctx: DomainContext, spaceId: string): AsyncGenerator<ExportedPrompt> {
  const collections = new Map(((await readPromptTrees(ctx, [spaceId])).get(spaceId) ?? []).map((collection) => [collection.id, collection]));
  const pathOf = (id: string | null): string[] => {
    const collection = id === null ? undefined : collections.get(id);
    return collection ? [...pathOf(collection.parentId), collection.name] : [];
  };
  for (let after: string | undefined; ; ) {
    await authorizeSpace(ctx, 'space.read', spaceId);
    const page = (await listPrompts(ctx, { list: 'space', filter: {}, after, backwards: false, limit: perPage }, [spaceId])).get(spaceId) ?? [];
    const ids = page.map(({ id }) => id);
    const [drafts, labels, versions] = await Promise.all([readDrafts(ctx, ids), readLabelsOfPrompts(ctx, ids), readVersionPages(ctx, { backwards: false, limit: mostVersions }, ids)]);
    for (const row of page) {
      const own = versions.get(row.id) ?? [];
      const contents = await readSavedContents(ctx, own.map(({ id }) => id));
      yield { row, collection: pathOf(row.collectionId), draft: drafts.get(row.id), labels: labels.get(row.id) ?? [], versions: own.map((version) => ({ ...version, content: contents.get(version.id) })) };
    }
    const last = page.at(-1);
    if (!last || page.length < perPage) return;
    after = promptCursor(last);
  }
}
