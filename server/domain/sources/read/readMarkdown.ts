import type { Db } from '#server/platform/db/database.ts';
import { requireUser } from '../../access/authorize.ts';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { readSources } from './readSources.ts';
import { readTexts } from './readTexts.ts';

/** A source with its text as Markdown. */
export interface MarkdownText {
  readonly title: string;
  readonly sourceUrl: string | null;
  readonly markdown: string;
}

/** A source that is not in the trash, with its text as Markdown. @throws NotFoundError also when it has no text */
export async function readMarkdown(ctx: DomainContext, id: string | null): Promise<MarkdownText> {
  requireUser(ctx);
  const source = id === null ? undefined : (await readSources(ctx, [id])).get(id);
  const markdown = source?.trashedAt === null ? await readMarkdownText(ctx.db, source.id) : null;
  if (!source || !markdown) throw new NotFoundError('Text');
  return { title: source.title, sourceUrl: source.sourceUrl, markdown };
}

/** The text of a source as Markdown; what was written by hand also before it was processed. Who asks has been found to see it. */
export async function readMarkdownText(db: Db, sourceId: string): Promise<string | null> {
  const texts = (await readTexts(db, [sourceId], ['markdown', 'originalContent'])).get(sourceId);
  return texts?.markdown ?? texts?.originalContent ?? null;
}
