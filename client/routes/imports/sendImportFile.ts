import { defineMessages } from 'react-intl';
import { authorizedFetch } from '#client/auth/currentAuth.ts';

export type SendFailure = 'CONNECTION' | 'FULL' | 'REFUSED';

/** Why a file has not arrived, and what to do. */
export const sendFailureMessages = defineMessages({
  CONNECTION: { id: 'import.sendLost', defaultMessage: 'The file did not arrive. Look at your connection, then try again.' },
  FULL: { id: 'import.sendFull', defaultMessage: 'The vault has no room for this file. Tell whoever runs it.' },
  REFUSED: { id: 'import.sendRefused', defaultMessage: 'The file changed while it was sent, or may not be sent any more. Choose it again.' },
}) satisfies Record<SendFailure, unknown>;

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
