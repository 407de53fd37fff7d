import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { DomainContext } from '#server/domain/context.ts';
import { exportPrompts } from '#server/domain/prompts/formats/exportPrompts.ts';
import type { PromptFormat } from '#server/domain/prompts/formats/portablePrompt.ts';
import type { PromptEntry } from '#server/domain/prompts/formats/writePromptFile.ts';
import { createZipWriter } from '#server/platform/zip/zipWriter.ts';
import { disposition, untrusted } from './serveFile.ts';

/** Answers a prompt, one of its versions, or a collection of them as a file that is written while it is read. @throws NotFoundError */
export async function servePrompts(c: Context, ctx: DomainContext, id: string, format: PromptFormat): Promise<Response> {
  const file = await exportPrompts(ctx, id, format);
  const headers = {
    ...untrusted,
    'Cache-Control': 'private, no-store, no-transform',
    'Content-Disposition': disposition('attachment', file.name),
    'Content-Type': 'text' in file ? file.mimeType : 'application/zip',
  };
  if (c.req.method === 'HEAD') return c.body('', 200, headers);
  const bytes = 'text' in file ? Readable.from(file.text) : zipOf(ctx, file.entries);
  return c.body(Readable.toWeb(bytes) as ReadableStream, 200, headers);
}

function zipOf(ctx: DomainContext, entries: AsyncIterable<PromptEntry>): Readable {
  const zip = createZipWriter();
  const write = async () => {
    for await (const { name, text } of entries) {
      if (zip.bytes.destroyed) return;
      await zip.add(name, Readable.from([text]), { compress: true });
    }
    zip.finish();
  };
  void write().catch((error: unknown) => {
    if (zip.bytes.destroyed) return;
    ctx.log.error({ err: error }, 'Prompts could not be written to their end');
    zip.fail(error instanceof Error ? error : new Error(String(error)));
  });
  return zip.bytes;
}
