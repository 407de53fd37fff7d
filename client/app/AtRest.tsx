import { use, useEffect } from 'react';
import { LiveContext } from '#client/relay/live/LiveContext.ts';
import { stopShowingStored, useStoredOutdated } from '#client/relay/storedAnswers.ts';
import { useReloadAll } from '#client/relay/useReloadAll.ts';
import { useRefreshedFileUrls } from '#client/sources/store/refreshedFileUrls.ts';
import { useListener } from '#client/state/listeners.ts';
import { LiveSpace } from './LiveSpace.tsx';
import { registerServiceWorker } from './offline.ts';

/** What a page does once it is drawn and the browser is at rest: it hears of changes, keeps its files loading, and is ready for being without a connection. Renders nothing. */
export default function AtRest({ spaceId }: { spaceId: string | null }) {
  const live = use(LiveContext);
  const reloadAll = useReloadAll();
  useRefreshedFileUrls();
  useListener(live.onLostChange, () => {
    if (!live.isLost()) stopShowingStored();
  });
  useStoredOutdated(() => void reloadAll());
  useEffect(() => {
    // The development server has nothing that could be kept.
    if (import.meta.env.PROD) void loadShareTarget().then(registerServiceWorker);
  }, []);
  return spaceId === null ? null : <LiveSpace key={spaceId} spaceId={spaceId} />;
}

/** Only what is installed is offered where apps share something; the page that takes it opens without a connection, too. Never rejects. */
async function loadShareTarget(): Promise<void> {
  if (window.matchMedia('(display-mode: standalone)').matches) await import('#client/routes/share/SharePage.tsx').catch(() => undefined);
}
