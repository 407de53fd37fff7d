import type { AddTarget } from '#client/sources/add/addTarget.ts';
import { useAddSources } from '#client/sources/add/useAddSources.ts';
import { hasFile, sendFile } from './uploadEngine.ts';
import { addUploads, currentUploads, type UploadFailure, type UploadItem } from './uploadStore.ts';

type Outcome = {
  /** All are on their way, or stand in the tray with the reason why not. */
  readonly onTaken: (refused: readonly { readonly file: File; readonly failure: UploadFailure }[]) => void;
  /** None is: no usable answer came. */
  readonly onRefused: () => void;
};

/**
 * Announces files to the vault and sends them. One that this page was sending before it was loaded again goes on where it
 * stopped instead.
 */
export function useUploadFiles() {
  const { addSources, isAdding } = useAddSources();
  const uploadFiles = (files: readonly File[], target: AddTarget, { onTaken, onRefused }: Outcome) => {
    const fresh = files.filter((file) => !goOnWith(file));
    if (fresh.length === 0) return onTaken([]);
    const sources = fresh.map((file) => ({ file: { name: file.name, size: file.size, mimeType: file.type || null } }));
    addSources(
      { spaceId: target.spaceId, collectionId: target.collectionId, sources },
      {
        onRefused,
        onDone: (results) => {
          const taken = fresh.map((file, index) => ({ file, id: results[index]?.sourceId ?? null, failure: failureOf(results[index]?.problem ?? null) }));
          addUploads(taken.flatMap(({ file, id }) => (id === null ? [] : [itemOf(file, id, target)])));
          for (const { file, id } of taken) if (id !== null) sendFile(id, file);
          onTaken(taken.flatMap(({ file, id, failure }) => (id === null ? [{ file, failure }] : [])));
        },
      },
    );
  };
  return { uploadFiles, isAdding };
}

/** Whether it is a file that waits for being chosen again. */
function goOnWith(file: File): boolean {
  const lost = currentUploads().find((item) => item.state === 'lost' && !hasFile(item.id) && isSameFile(item, file));
  if (lost) sendFile(lost.id, file);
  return lost !== undefined;
}

/** How a file is known again: browsers tell no more of it. */
export const isSameFile = (item: UploadItem, file: File): boolean =>
  item.name === file.name && item.size === file.size && item.lastModified === file.lastModified;

/** A row in the tray for a file. */
export const itemOf = ({ name, size, lastModified }: File, id: string, target: AddTarget): UploadItem => ({
  id,
  name,
  size,
  lastModified,
  target,
  sent: 0,
  state: 'waiting',
  failure: null,
});

function failureOf(problem: string | null): UploadFailure {
  if (problem === 'FILE_TOO_LARGE') return 'TOO_LARGE';
  if (problem === 'STORAGE_FULL') return 'FULL';
  if (problem === 'PERSON_QUOTA_EXCEEDED') return 'PERSON_QUOTA';
  return problem === 'QUOTA_EXCEEDED' ? 'QUOTA' : 'INVALID';
}
