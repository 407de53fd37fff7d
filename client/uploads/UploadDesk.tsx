import { useEffect, useEffectEvent } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { auth } from '#client/auth/currentAuth.ts';
import { addFailed, type AddTarget } from '#client/sources/addTarget.ts';
import { useAddSources } from '#client/sources/useAddSources.ts';
import { showToast } from '#client/ui/Toast.tsx';
import type { Arrival } from './arrival.ts';
import { DropOverlay } from './DropOverlay.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { UploadTray } from './UploadTray.tsx';
import { addUploads, recallUploads, rememberFor } from './uploadStore.ts';
import { closeUploadDialog } from './uploadTarget.ts';
import { itemOf, useTakeFiles } from './useTakeFiles.ts';

type UploadDeskProps = {
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
export default function UploadDesk({ target, isDialogOpen, isDragged, arrivalCount, takeArrivals }: UploadDeskProps) {
  useArrivals(target, arrivalCount, takeArrivals);
  useEffect(() => {
    const owner = auth.user?.email ?? '';
    rememberFor(owner);
    void recallUploads(owner);
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
function useArrivals(target: AddTarget | null, arrivalCount: number, takeArrivals: () => readonly Arrival[]): void {
  const intl = useIntl();
  const { takeFiles } = useTakeFiles();
  const addLinks = useAddLinks();
  const take = useEffectEvent((arrival: Arrival) => {
    if (!target) return void showToast({ type: 'info', message: intl.formatMessage('links' in arrival ? messages.noTargetForLinks : messages.noTarget) });
    if ('links' in arrival) return addLinks(arrival.links, target);
    takeFiles(arrival.files, target, {
      onRefused: () => showToast({ type: 'error', message: intl.formatMessage(addFailed) }),
      onTaken: (refused) => addUploads(refused.map(({ file, failure }) => ({ ...itemOf(file, refusedId(), target), state: 'failed', failure }))),
    });
  });
  const takeAll = useEffectEvent(() => {
    for (const arrival of takeArrivals()) take(arrival);
  });
  useEffect(() => {
    takeAll();
  }, [arrivalCount]);
}

let refusedCount = 0;
/** What was refused has no source whose id it could have. */
const refusedId = () => `refused-${++refusedCount}`;

/** Links that were pasted on the page. */
function useAddLinks() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { addSources } = useAddSources();
  return (links: readonly string[], target: AddTarget) =>
    addSources(
      { spaceId: target.spaceId, collectionId: target.collectionId, sources: links.map((url) => ({ link: { url } })) },
      {
        onRefused: () => showToast({ type: 'error', message: intl.formatMessage(addFailed) }),
        onDone: (results) => {
          const added = results.filter(({ outcome }) => outcome === 'ADDED').length;
          const only = results.length === 1 ? results[0]?.sourceId : null;
          showToast({
            type: added > 0 ? 'success' : 'info',
            message: intl.formatMessage(added > 0 ? messages.added : messages.noneNew, { count: added, name: target.placeName }),
            ...(only && { action: { label: intl.formatMessage(messages.open), onAction: () => void navigate(`/source/${only}`) } }),
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
  noneNew: defineMessage<{ count: number; name: string }>({ id: 'uploads.linksThere', defaultMessage: '{name} has this already' }),
  open: defineMessage({ id: 'sources.openIt', defaultMessage: 'Open' }),
};
