import { useEffect, useEffectEvent } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import { auth } from '#client/auth/currentAuth.ts';
import { maxLinksAtOnce, notAdded, type AddTarget } from '#client/sources/add/addTarget.ts';
import { useAddSources } from '#client/sources/add/useAddSources.ts';
import { useExistingSource, useLinksResult } from '#client/sources/add/useExistingSource.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { DropOverlay } from './DropOverlay.tsx';
import { folderKey, foldersOf, type FileInFolder } from './folders.ts';
import type { Arrival } from './incomingItems.ts';
import { maxFilesAtOnce, unpack } from './unpack.ts';
import { UploadDialog } from './UploadDialog.tsx';
import { addUploads, restoreUploads, setUploadOwner } from './uploadStore.ts';
import { closeUploadDialog } from './uploadTarget.ts';
import { UploadTray } from './UploadTray.tsx';
import { useExistingFiles } from './useExistingFiles.ts';
import { useFolderCollections } from './useFolderCollections.ts';
import { itemOf, useUploadFiles } from './useUploadFiles.ts';

type UploadOverlaysProps = {
  target: AddTarget | null;
  isDialogOpen: boolean;
  /** Files from outside are over the page. */
  isDragged: boolean;
  /** How often something arrived. */
  arrivalCount: number;
  /** What arrived since it was asked last. */
  takeArrivals: () => readonly Arrival[];
};

/** Everything of uploads that shows: the dialog, the overlay while files are dragged, the tray. */
export default function UploadOverlays({ target, isDialogOpen, isDragged, arrivalCount, takeArrivals }: UploadOverlaysProps) {
  useArrivals(arrivalCount, takeArrivals);
  useEffect(() => {
    const owner = auth.user?.email ?? '';
    setUploadOwner(owner);
    void restoreUploads(owner);
  }, []);
  return (
    <>
      {isDialogOpen && target && <UploadDialog target={target} onClose={closeUploadDialog} />}
      {isDragged && <DropOverlay collectionName={target?.placeName ?? null} />}
      <UploadTray />
    </>
  );
}

/** Takes what was dropped or pasted. */
function useArrivals(arrivalCount: number, takeArrivals: () => readonly Arrival[]): void {
  const intl = useIntl();
  const { uploadFiles } = useUploadFiles();
  const addLinks = useAddLinks();
  const navigate = useNavigate();
  const collectionsFor = useFolderCollections();
  const existingFiles = useExistingFiles();
  const { ask } = useExistingSource();
  const wordsForResult = useLinksResult();
  const tell = (type: 'info' | 'error', message: string) => void showToast({ type, message });
  const send = (files: readonly File[], to: AddTarget) => {
    if (files.length > maxFilesAtOnce) return tell('error', intl.formatMessage(messages.tooMany, { most: maxFilesAtOnce, count: files.length }));
    uploadFiles(files, to, {
      onRefused: () => tell('error', intl.formatMessage(notAdded)),
      onTaken: (refused) => addUploads(refused.map(({ file, failure }) => ({ ...itemOf(file, refusedId(), to), state: 'failed', failure }))),
    });
  };
  /** What lies in the space already is not sent again: of one file one is asked, of several one is told. */
  const sendNew = async (files: readonly File[], to: AddTarget) => {
    const there = await existingFiles(files, to.spaceId);
    const [only, ...others] = files;
    const source = only && there.get(only);
    if (source && others.length === 0) return void ask(source, to);
    const fresh = files.filter((file) => !there.has(file));
    if (there.size > 0) tell('info', wordsForResult(files.map((file) => ({ outcome: there.has(file) ? 'ALREADY_THERE' : 'ADDED' }))));
    if (fresh.length > 0) send(fresh, to);
  };
  const takeFolders = async (entries: readonly FileSystemEntry[], to: AddTarget) => {
    const { files, isTooMany, unreadable } = await unpack(entries);
    if (isTooMany) return tell('error', intl.formatMessage(messages.tooManyInFolder, { most: maxFilesAtOnce }));
    if (unreadable > 0) tell('error', intl.formatMessage(messages.unreadable, { count: unreadable }));
    else if (files.length === 0) tell('info', intl.formatMessage(messages.emptyFolder));
    if (files.length > 0) await sendFilesInFolders(files, to);
  };
  /** Each folder becomes a collection below the target, or joins the one that has its name there. */
  const sendFilesInFolders = async (files: readonly FileInFolder[], to: AddTarget) => {
    const folders = foldersOf(files);
    if (folders.length > maxFoldersAtOnce) return tell('error', intl.formatMessage(messages.tooManyFolders, { most: maxFoldersAtOnce, count: folders.length }));
    const targets = await collectionsFor(folders, to).catch(() => null);
    if (!targets) return tell('error', intl.formatMessage(messages.noCollection));
    for (const [key, filed] of Map.groupBy(files, ({ folder }) => folderKey(folder))) {
      send(filed.map(({ file }) => file), targets.get(key) ?? to);
    }
    const outermost = folders.filter(({ length }) => length === 1);
    const only = outermost.length === 1 ? targets.get(folderKey(outermost[0] ?? []))?.collectionId : undefined;
    showToast({
      type: 'success',
      message: intl.formatMessage(messages.filed, { count: files.length, name: to.placeName }),
      ...(only && { action: { label: intl.formatMessage(messages.open), onAction: () => void navigate(`/collection/${only}`) } }),
    });
  };
  const take = ({ items, target }: Arrival) => {
    if (!target) return tell('info', intl.formatMessage('links' in items ? messages.noTargetForLinks : messages.noTarget));
    if ('links' in items) {
      if (items.links.length <= maxLinksAtOnce) return addLinks(items.links, target);
      return tell('error', intl.formatMessage(messages.tooManyLinks, { most: maxLinksAtOnce, count: items.links.length }));
    }
    if ('entries' in items) return void takeFolders(items.entries, target);
    void sendNew(items.files, target);
  };
  const takeAll = useEffectEvent(() => {
    for (const arrival of takeArrivals()) take(arrival);
  });
  useEffect(() => {
    takeAll();
  }, [arrivalCount]);
}

/** A call for each: more would keep one waiting. */
const maxFoldersAtOnce = 200;

/** What was refused has no source whose id it could have. */
const refusedId = () => `refused-${uuid()}`;

/** Links that were pasted or dropped on the page; nothing is added twice in one space unless somebody says so. */
function useAddLinks() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { addSources } = useAddSources();
  const { ask } = useExistingSource();
  const wordsForResult = useLinksResult();
  return (links: readonly string[], target: AddTarget) =>
    addSources(
      { spaceId: target.spaceId, collectionId: target.collectionId, sources: links.map((url) => ({ link: { url } })), duplicates: 'SKIP_IN_SPACE' },
      {
        onRefused: () => showToast({ type: 'error', message: intl.formatMessage(notAdded) }),
        onDone: (results) => {
          const [only, ...others] = results;
          const added = results.filter(({ outcome }) => outcome === 'ADDED').length;
          if (others.length === 0 && only?.outcome === 'ALREADY_THERE' && only.source) {
            ask(only.source, target);
            return;
          }
          showToast({
            type: added > 0 ? 'success' : 'info',
            message: added === results.length ? intl.formatMessage(messages.added, { count: added, name: target.placeName }) : wordsForResult(results),
            ...(others.length === 0 && only?.sourceId && { action: { label: intl.formatMessage(messages.open), onAction: () => void navigate(`/source/${only.sourceId}`) } }),
          });
        },
      },
    );
}

const messages = {
  noTarget: defineMessage({ id: 'uploads.noTarget', defaultMessage: 'Open a collection, then drop files on it' }),
  noTargetForLinks: defineMessage({ id: 'uploads.noTargetForLinks', defaultMessage: 'Open a collection, then paste the link' }),
  added: defineMessage<{ count: number; name: string }>({
    id: 'uploads.linksAdded',
    defaultMessage: '{count, plural, one {Link added to {name}} other {# links added to {name}}}',
  }),
  tooMany: defineMessage<{ most: number; count: number }>({
    id: 'uploads.tooMany',
    defaultMessage: '{count, number} files are too many at once. Drop at most {most, number}.',
  }),
  tooManyInFolder: defineMessage<{ most: number }>({
    id: 'uploads.tooManyInFolder',
    defaultMessage: 'There are more than {most, number} files in it. Drop the folders in it one by one.',
  }),
  tooManyLinks: defineMessage<{ most: number; count: number }>({
    id: 'uploads.tooManyLinks',
    defaultMessage: '{count, number} links are too many at once. Paste at most {most, number}.',
  }),
  tooManyFolders: defineMessage<{ most: number; count: number }>({
    id: 'uploads.tooManyFolders',
    defaultMessage: '{count, number} folders are too many at once. Drop at most {most, number}.',
  }),
  filed: defineMessage<{ count: number; name: string }>({
    id: 'uploads.filed',
    defaultMessage: '{count, plural, one {# file goes to {name}, into the collection of its folder} other {# files go to {name}, into the collections of their folders}}',
  }),
  noCollection: defineMessage({ id: 'collections.notCreated', defaultMessage: 'Failed to create collection.' }),
  emptyFolder: defineMessage({ id: 'uploads.emptyFolder', defaultMessage: 'There are no files in it' }),
  unreadable: defineMessage<{ count: number }>({
    id: 'uploads.unreadable',
    defaultMessage: '{count, plural, one {# file could not be read} other {# files could not be read}}',
  }),
  open: defineMessage({ id: 'sources.openIt', defaultMessage: 'Open' }),
};
