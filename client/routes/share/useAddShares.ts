import { useState } from 'react';
import { useIntl, defineMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import type { AddSourcesInput } from '#client/__generated__/useAddSourcesMutation.graphql.ts';
import type { AddTarget } from '#client/sources/add/addTarget.ts';
import { useAddSources, type Added } from '#client/sources/add/useAddSources.ts';
import { existingMessages, useLinksResult } from '#client/sources/add/useExistingSource.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { maxFilesAtOnce } from '#client/uploads/unpack.ts';
import { addUploads } from '#client/uploads/uploadStore.ts';
import { useExistingFiles } from '#client/uploads/useExistingFiles.ts';
import { itemOf, useUploadFiles } from '#client/uploads/useUploadFiles.ts';
import { forgetShare, type KeptShare } from './keptShares.ts';
import { sharedWords } from './sharedSources.ts';

type Result = { readonly outcome: string; readonly sourceId: string | null };

/**
 * Adds what was shared: addresses and texts as sources, files through the upload tray, which says of each what becomes of it. What
 * lies in the space already is not added twice. A share is forgotten once all of it is taken; where something was refused it stays.
 */
export function useAddShares() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { addSources } = useAddSources();
  const { uploadFiles } = useUploadFiles();
  const existingFiles = useExistingFiles();
  const wordsForResult = useLinksResult();
  const [isAdding, setIsAdding] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** Sent again it does nothing twice, also when no answer came and on a later visit. What cannot be taken keeps the share where it is. */
  const addWords = async (share: KeptShare, target: AddTarget): Promise<readonly Result[]> => {
    const sources = sourcesOf(share);
    if (sources.length === 0) return [];
    const added = await new Promise<readonly Added[]>((resolve, reject) =>
      addSources(
        { spaceId: target.spaceId, collectionId: target.collectionId, sources, duplicates: 'SKIP_IN_SPACE' },
        { idempotencyKey: `${share.key}/${target.spaceId}`, onDone: resolve, onRefused: reject },
      ),
    );
    if (added.some(({ outcome }) => outcome === 'INVALID')) throw new Error('Something cannot be taken.');
    return added;
  };
  const addFiles = async ({ files }: KeptShare, target: AddTarget): Promise<readonly Result[]> => {
    if (files.length === 0) return [];
    const there = await existingFiles(files, target.spaceId);
    const fresh = files.filter((file) => !there.has(file));
    for (let first = 0; first < fresh.length; first += maxFilesAtOnce) {
      await new Promise<void>((resolve, reject) =>
        uploadFiles(fresh.slice(first, first + maxFilesAtOnce), target, {
          onRefused: () => reject(new Error('No usable answer came.')),
          onTaken: (refused) => {
            addUploads(refused.map(({ file, failure }) => ({ ...itemOf(file, `refused-${uuid()}`, target), state: 'failed', failure })));
            resolve();
          },
        }),
      );
    }
    return [...there.values()].map(({ id }) => ({ outcome: 'ALREADY_THERE', sourceId: id }));
  };
  const tell = (results: readonly Result[], { placeName }: AddTarget) => {
    const [only, ...others] = results;
    if (!only) return;
    const added = results.filter(({ outcome }) => outcome === 'ADDED').length;
    const open = others.length === 0 ? only.sourceId : null;
    showToast({
      type: added > 0 ? 'success' : 'info',
      message: added === results.length ? intl.formatMessage(addedTo, { count: added, name: placeName }) : wordsForResult(results),
      ...(open !== null && { action: { label: intl.formatMessage(existingMessages.open), onAction: () => void navigate(`/source/${open}`) } }),
    });
  };

  /** Answers whether all of it was taken. */
  const addShares = async (shares: readonly KeptShare[], target: AddTarget): Promise<boolean> => {
    if (isAdding) return false;
    setIsAdding(true);
    setHasFailed(false);
    try {
      const results: Result[] = [];
      for (const share of shares) {
        results.push(...(await addWords(share, target)), ...(await addFiles(share, target)));
        await forgetShare(share.key);
      }
      tell(results, target);
      return true;
    } catch {
      setHasFailed(true);
      return false;
    } finally {
      setIsAdding(false);
    }
  };
  return { addShares, isAdding, hasFailed };
}

function sourcesOf(share: KeptShare): AddSourcesInput['sources'] {
  const { links, texts } = sharedWords(share);
  return [...links.map((url) => ({ link: { url } })), ...texts.map(({ title, text }) => ({ content: { text, ...(title !== null && { title: title.slice(0, 500) }) } }))];
}

const addedTo = defineMessage<{ count: number; name: string }>({
  id: 'share.added',
  defaultMessage: '{count, plural, one {Added to {name}} other {# sources added to {name}}}',
});
