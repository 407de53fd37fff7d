import type { DomainContext } from '../context.ts';
import { withoutCitations } from '../citations/citedIds.ts';
import { noteCitedNow } from '../citations/citeInText.ts';
import { line, text } from '../input.ts';
import { excerptOfWritten } from '../sources/edit/excerpt.ts';

/** What the title and the body of a work may be. */
export const workFields = { title: line(500, 'A work needs a title.'), body: text(500_000) };

/** The body of a work with what lists show of it. */
export const textColumns = (body: string): { readonly body: string; readonly excerpt: string; readonly wordCount: number } => ({ body, excerpt: excerptOfWritten(body), wordCount: wordsIn(body) });

/** Gives a work a body whose citations are stored, and notes which of them it has. In the caller's transaction. */
export async function setCitedBody(ctx: DomainContext, workId: string, body: string): Promise<void> {
  await ctx.db.work.update({ where: { id: workId }, data: textColumns(body), select: { id: true } });
  await noteCitedNow(ctx, { workId }, body);
}

/** How many words a text has, marks of citations and addresses of links aside; in scripts without spaces each run of letters is one: as its editor counts them. */
const wordsIn = (body: string): number => withoutCitations(body).replaceAll(/\]\([^)\s]*\)/g, ']').match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
