import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { commitLocalUpdate } from 'relay-runtime';

/**
 * Answers a function that reads everything on the page again, at another address when one is given: for changes after
 * which what one may see or do is another (a space joined, left, archived or deleted). What is shown stays until then.
 */
export function useReloadAll(): (to?: string) => Promise<void> {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (to) => {
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    if (to !== undefined) await navigate(to);
    await revalidate();
  };
}
