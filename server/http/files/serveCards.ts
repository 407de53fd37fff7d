import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { exportCardTable, exportDeckPackage } from '#server/domain/cards/formats/exportDeck.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { createZipWriter } from '#server/platform/zip/zipWriter.ts';
import { disposition, untrusted } from './serveFile.ts';

const headersOf = (name: string, type: string) => ({ ...untrusted, 'Cache-Control': 'private, no-store, no-transform', 'Content-Disposition': disposition('attachment', name), 'Content-Type': type });

/** Answers the cards of a deck as CSV that is written while it is read. @throws NotFoundError */
export async function serveCardTable(c: Context, ctx: DomainContext, deckId: string): Promise<Response> {
  const { name, lines } = await exportCardTable(ctx, deckId);
  const headers = headersOf(name, 'text/csv; charset=utf-8');
  if (c.req.method === 'HEAD') return c.body('', 200, headers);
  return c.body(Readable.toWeb(Readable.from(lines)) as ReadableStream, 200, headers);
}

/** Answers the cards of a deck as a package of Anki. @throws NotFoundError */
export async function serveCardPackage(c: Context, ctx: DomainContext, deckId: string, options: { readonly withSchedule: boolean }): Promise<Response> {
  const { name, collection } = await exportDeckPackage(ctx, deckId, options);
  const headers = headersOf(name, 'application/apkg');
  if (c.req.method === 'HEAD') return c.body('', 200, headers);
  return c.body(Readable.toWeb(packageOf(ctx, collection)) as ReadableStream, 200, headers);
}

function packageOf(ctx: DomainContext, collection: () => Promise<Uint8Array>): Readable {
  const zip = createZipWriter();
  const write = async () => {
    await zip.add('collection.anki21', Readable.from([await collection()]), { compress: true });
    if (zip.bytes.destroyed) return;
    // No card has media of its own.
    await zip.add('media', Readable.from([Buffer.from('{}')]), { compress: false });
    zip.finish();
  };
  void write().catch((error: unknown) => {
    if (zip.bytes.destroyed) return;
    ctx.log.error({ err: error }, 'A deck could not be written to its end');
    zip.fail(error instanceof Error ? error : new Error(String(error)));
  });
  return zip.bytes;
}
