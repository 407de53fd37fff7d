import { useAuth } from '#client/auth/AuthProvider.tsx';
import { leavePage } from '#client/auth/leavePage.ts';
import { forgetExpandedCollections } from '#client/collections/tree/expandedCollections.ts';
import { forgetLastLists } from '#client/collections/lastList.ts';
import { forgetSpace } from '#client/spaces/currentSpace.ts';
import { createSharedValue } from '#client/state/createSharedValue.ts';
import { clearFormDrafts } from '#client/ui/formDrafts.ts';

const isUnderWay = createSharedValue(false);

/** Whether the person is signing out right now: the guard then leaves the way to the sign-in page to `useSignOut`. */
export const isSigningOut = isUnderWay.get;

/** Answers a function that signs out and leaves for the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useAuth();
  return async () => {
    isUnderWay.set(true);
    forgetSpace();
    forgetLastLists();
    clearFormDrafts();
    forgetExpandedCollections();
    await import('#client/routes/share/keptShares.ts').then(({ forgetShares }) => forgetShares(), () => undefined);
    await signOut();
    leavePage('/login');
  };
}
