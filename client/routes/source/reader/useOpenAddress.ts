import { useEffect, useState } from 'react';
import { useRefreshFileUrl } from '#client/sources/store/refreshedFileUrls.ts';

/** The first address that was given: a page that is looked at stays as it is. One that had ended by then is asked for again. */
export function useOpenAddress(given: string): string {
  const [address, setAddress] = useState(given);
  const refreshFileUrl = useRefreshFileUrl();
  useEffect(() => {
    const abandoned = new AbortController();
    // Neither a frame nor a picture says that its address has ended.
    fetch(address, { method: 'HEAD', signal: abandoned.signal })
      .then(async ({ status }) => {
        const fresh = status === 404 ? await refreshFileUrl(address) : null;
        if (fresh !== null && !abandoned.signal.aborted) setAddress(fresh);
      })
      .catch(() => undefined);
    return () => abandoned.abort();
  }, [address, refreshFileUrl]);
  return address;
}
