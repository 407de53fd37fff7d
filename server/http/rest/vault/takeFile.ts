import { FileMismatchError } from '#server/domain/errors.ts';
import { acceptFile, type ExpectedFile, fileProblem, type ReceivedFile, refuseFile } from '#server/domain/sources/files/receiveFile.ts';
import { sniffMimeType } from '#server/platform/storage/sniffMimeType.ts';
import type { VaultContext } from './vaultContext.ts';

/**
 * The bytes of a file are kept: its source waits for processing, with the type that they really have.
 * @param announcedHash SHA-256, hexadecimal
 * @throws FileMismatchError when they are not those announced; then the source has FAILED and says why
 */
export async function takeFile(
  ctx: VaultContext,
  expected: ExpectedFile,
  received: ReceivedFile | 'too much',
  announcedHash: string | null,
): Promise<void> {
  const problem = fileProblem(expected, received, announcedHash);
  if (problem !== null || received === 'too much') {
    await refuseFile(ctx, expected.sourceId, problem ?? '');
    throw new FileMismatchError(problem ?? '');
  }
  await acceptFile(ctx, expected.sourceId, received, await sniffMimeType(ctx.blobs, received.hash, expected));
}
