import { DetailedError, Upload } from 'tus-js-client';
import { auth, authorizedFetch } from '#client/auth/currentAuth.ts';
import { currentUploads, lockUpload, removeUpload, updateUpload, type UploadFailure } from './uploadStore.ts';

const endpoint = '/vault/api/v1/uploads';
/** A token that has changed counts at the next step. */
const stepBytes = 16 * 1024 * 1024;
const maxConcurrent = 3;
/** In ms; about ten minutes in all. Any progress begins again. */
const pauses = [0, 1_000, 3_000, 5_000, 10_000, ...Array.from({ length: 40 }, () => 15_000)];

type Running = { readonly file: File; upload: Upload | null; release: () => void };
/** At module level, since uploads go on while pages change; signing out leaves the page and with it these. */
const running = new Map<string, Running>();

addEventListener('online', () => {
  for (const { id, state } of currentUploads()) if (state === 'interrupted' || state === 'failed') resumeUpload(id);
});

/** Sends a file to its source: now, or when one of those before it is done. Goes on where it stopped when some of it is there. */
export function sendFile(id: string, file: File): void {
  running.set(id, { file, upload: null, release: () => undefined });
  updateUpload(id, { state: 'waiting', failure: null });
  startNext();
}

/** Whether the file is in the hands of this page. */
export const hasFile = (id: string): boolean => running.has(id);

/** Stops for now. */
export function pauseUpload(id: string): void {
  const one = running.get(id);
  void one?.upload?.abort();
  one?.release();
  updateUpload(id, { state: 'paused' });
  startNext();
}

/** Goes on after a pause or a failure. */
export function resumeUpload(id: string): void {
  const one = running.get(id);
  if (!one) return;
  void one.upload?.abort();
  one.release();
  one.upload = null;
  updateUpload(id, { state: 'waiting', failure: null });
  startNext();
}

/** Ends an upload; its source, of which nothing is there, goes too. */
export async function cancelUpload(id: string): Promise<void> {
  const one = running.get(id);
  running.delete(id);
  removeUpload(id);
  one?.release();
  await one?.upload?.abort().catch(() => undefined);
  startNext();
  // Should it not reach the server, the upload is given up there after a day.
  await authorizedFetch(`${endpoint}/${id}`, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } }).catch(() => undefined);
}

function startNext(): void {
  const items = currentUploads();
  const free = maxConcurrent - items.filter(({ state }) => state === 'sending' || state === 'interrupted').length;
  for (const { id } of items.filter(({ id, state }) => state === 'waiting' && running.has(id)).slice(0, Math.max(0, free))) start(id);
}

function start(id: string): void {
  const one = running.get(id);
  const item = currentUploads().find((each) => each.id === id);
  if (!one || !item) return;
  one.release = lockUpload(id);
  updateUpload(id, { state: 'sending' });
  const isBegun = item.sent > 0 || item.state === 'lost';
  one.upload = new Upload(one.file, {
    endpoint,
    // What was begun has its address already; the server knows how far it came.
    ...(isBegun && { uploadUrl: `${endpoint}/${id}` }),
    metadata: { sourceId: id },
    chunkSize: stepBytes,
    retryDelays: pauses,
    storeFingerprintForResuming: false,
    onBeforeRequest: async (request) => {
      const token = await auth.token();
      if (token !== null) request.setHeader('Authorization', `Bearer ${token}`);
    },
    onShouldRetry: (error) => {
      const status = error.originalResponse?.getStatus() ?? 0;
      const passes = status === 0 || status === 409 || status === 423 || status === 429 || (status >= 500 && status !== 507);
      if (passes) updateUpload(id, { state: 'interrupted' });
      return passes;
    },
    onProgress: (sent) => updateUpload(id, { sent, state: 'sending' }),
    onSuccess: () => end(id, { state: 'done', sent: item.size }),
    onError: (error) => end(id, { state: 'failed', failure: failureOf(error) }),
  });
  one.upload.start();
}

function end(id: string, changes: Parameters<typeof updateUpload>[1]): void {
  running.get(id)?.release();
  if (changes.state === 'done') running.delete(id);
  updateUpload(id, changes);
  startNext();
}

const byCode: Record<string, UploadFailure> = {
  STORAGE_FULL: 'FULL',
  NOT_FOUND: 'GONE',
  FILE_MISMATCH: 'MISMATCH',
  TOO_LARGE: 'MISMATCH',
  FILE_ALREADY_THERE: 'GONE',
  UNAUTHENTICATED: 'SIGNED_OUT',
};

function failureOf(error: Error): UploadFailure {
  if (!(error instanceof DetailedError)) return 'UNREADABLE';
  const answer = error.originalResponse;
  if (!answer || answer.getStatus() === 0) return 'CONNECTION';
  try {
    const { code } = (JSON.parse(answer.getBody()) as { error: { code: string } }).error;
    return byCode[code] ?? (answer.getStatus() >= 500 ? 'CONNECTION' : 'REFUSED');
  } catch {
    return answer.getStatus() >= 500 ? 'CONNECTION' : 'REFUSED';
  }
}
