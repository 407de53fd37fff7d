import { useEffect, useState } from 'react';
import { RequestError } from '#client/relay/environment.ts';
import { requestRefusalOf } from '#client/relay/requestRefusal.ts';
import { OutdatedPageError } from '#client/relay/requests/outdatedPage.ts';
import { isFailedLoad, isPageOutdated, reloadForCode } from './failedLoads.ts';

/**
 * What is the matter: this page is older than the vault; there were too many requests; no answer comes, or the vault says that it
 * cannot be reached; or it answered that it could not do it.
 */
export type FailureKind = 'outdated' | 'rate-limited' | 'away' | 'unavailable' | 'failed';

/**
 * Null while that is being found out: code that could not be loaded may be of a version that is gone, or of a lost connection. When that is
 * back already, the page is loaded again, once.
 */
export function useFailureKind(error: unknown): FailureKind | null {
  const isLoad = isFailedLoad(error);
  const [found, setFound] = useState<{ error: unknown; kind: FailureKind | null } | null>(null);
  useEffect(() => {
    if (!isLoad) return;
    let isWanted = true;
    isPageOutdated()
      .then((isOutdated): FailureKind | null => (isOutdated ? 'outdated' : isWanted && reloadForCode() ? null : 'failed'))
      .catch((): FailureKind => 'away')
      .then((kind) => isWanted && setFound({ error, kind }))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isLoad, error]);
  if (!isLoad) return kindOf(error);
  return found !== null && found.error === error ? found.kind : null;
}

function kindOf(error: unknown): FailureKind {
  if (error instanceof OutdatedPageError) return 'outdated';
  const refusal = requestRefusalOf(error);
  if (refusal === 'RATE_LIMITED') return 'rate-limited';
  if (refusal === 'UNAVAILABLE') return 'unavailable';
  return error instanceof RequestError && error.status === null ? 'away' : 'failed';
}
