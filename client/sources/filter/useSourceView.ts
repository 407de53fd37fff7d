import { useCallback, useMemo, useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { rememberListView } from './lastListView.ts';
import { listsBelow } from './listsBelow.ts';
import { paramsOf, viewOf, type SourceView } from './sourceView.ts';

/**
 * The view in the address. A change shows at once in `view`, for the controls; `shown` follows when its results are
 * there: until then the old ones stay, and `isPending` is true.
 */
export function useSourceView() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();
  const search = params.toString();
  const [wanted, want] = useOptimistic(search);
  const view = useMemo(() => viewOf(new URLSearchParams(wanted)), [wanted]);
  const shown = useMemo(() => viewOf(new URLSearchParams(search)), [search]);

  const change = useCallback(
    (part: Partial<SourceView>, { isChosen = true }: { isChosen?: boolean } = {}) => {
      const changed = { ...view, ...part };
      const next = paramsOf(changed, params).toString();
      if (next === wanted) return;
      rememberListView(view, changed);
      if (isChosen && changed.below !== view.below) listsBelow.set(changed.below);
      startTransition(async () => {
        want(next);
        await navigate({ search: next }, { replace: true, preventScrollReset: true });
      });
    },
    [view, params, wanted, want, navigate],
  );
  return { view, shown, change, isPending };
}

export type SourceViewControl = ReturnType<typeof useSourceView>;
