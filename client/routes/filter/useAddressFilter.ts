import { useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * A filter that stands in the address. A change shows at once in `filter`, for the controls; until its results are there the
 * old ones stay, and `isPending` is true.
 */
export function useAddressFilter<F>(read: (params: URLSearchParams) => F, write: (filter: F) => URLSearchParams) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  const [wanted, want] = useOptimistic(params.toString());
  const filter = read(new URLSearchParams(wanted));
  const change = (part: Partial<F>) =>
    startTransition(async () => {
      const search = write({ ...filter, ...part }).toString();
      want(search);
      await navigate({ search }, { replace: true, preventScrollReset: true });
    });
  return { filter, shown: read(params), change, isPending };
}
