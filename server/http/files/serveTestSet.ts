import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { DomainContext } from '#server/domain/context.ts';
import { writeTestSetCsv } from '#server/domain/prompts/testSets/writeTestSetCsv.ts';
import { disposition, untrusted } from './serveFile.ts';

/** Answers a test set as CSV that is written while it is read. @throws NotFoundError */
export async function serveTestSet(c: Context, ctx: DomainContext, id: string): Promise<Response> {
  const { name, lines } = await writeTestSetCsv(ctx, id);
  const headers = { ...untrusted, 'Cache-Control': 'private, no-store, no-transform', 'Content-Disposition': disposition('attachment', name), 'Content-Type': 'text/csv; charset=utf-8' };
  if (c.req.method === 'HEAD') return c.body('', 200, headers);
  return c.body(Readable.toWeb(Readable.from(lines)) as ReadableStream, 200, headers);
}
