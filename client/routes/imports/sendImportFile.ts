import { authorizedFetch } from '#client/auth/currentAuth.ts';

export type SendFailure = 'CONNECTION' | 'FULL' | 'REFUSED';

/** Sends the bytes of a file to the import that waits for them. Answers null when they have arrived, or why they have not. */
export async function sendImportFile(uploadPath: string, file: File): Promise<SendFailure | null> {
  try {
    const { ok, status } = await authorizedFetch(uploadPath, { method: 'PUT', body: file, headers: { 'content-type': 'application/octet-stream' } });
    if (ok) return null;
    return status === 507 ? 'FULL' : status >= 500 ? 'CONNECTION' : 'REFUSED';
  } catch {
    return 'CONNECTION';
  }
}
