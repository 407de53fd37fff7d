import type { Vault } from '#tests/support/vault.ts';

interface StoredSource {
  readonly text: string;
  readonly language: string | null;
  readonly title?: string;
  readonly type?: 'NOTE' | 'CONTENT' | 'FILE' | 'URI';
  readonly status?: 'COMPLETED' | 'FAILED';
  readonly collectionId?: string;
  readonly html?: string;
  readonly details?: object;
}

/** A source as it is after processing, before its passages are cut. Answers its UUID. */
export async function createStoredSource({ database }: Vault, spaceId: string, { text, language, title = 'A source', type = 'CONTENT', status = 'COMPLETED', collectionId, html, details = {} }: StoredSource): Promise<string> {
  const { id } = await database.prisma.source.create({
    data: {
      spaceId, type, status, title, language, details,
      ...(status === 'FAILED' && { failureCode: 'UNREACHABLE', failureMessage: 'Not there.' }),
      ...(collectionId !== undefined && { collectionId }),
      text: { create: { plainText: text, originalContent: text, ...(html !== undefined && { processedContent: html }) } },
    } as never,
  });
  return id;
}
