import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { leavePage } from '#client/auth/leavePage.ts';
import { loginPath } from '#client/auth/returnTo.ts';
import { setFormDraftOwner } from '#client/ui/formDrafts.ts';
import { Splash } from './Splash.tsx';
import { isSigningOut } from '#client/routes/account/sessions/useSignOut.ts';

/** Lets only signed-in people further; everybody else goes to the sign-in page and comes back from there. */
export function RequireUser() {
  const { isReady, isAuthenticated, user } = useAuth();
  const location = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(isAuthenticated);
  if (isAuthenticated && !wasSignedIn) setWasSignedIn(true);

  const owner = user?.email ?? '';
  useEffect(() => {
    if (isAuthenticated) setFormDraftOwner(owner);
  }, [isAuthenticated, owner]);
  useEffect(() => {
    // Signed out elsewhere.
    if (!isAuthenticated && wasSignedIn && !isSigningOut()) leavePage(loginPath(window.location));
  }, [isAuthenticated, wasSignedIn]);

  if (isAuthenticated) return <Outlet />;
  if (!isReady || wasSignedIn) return <Splash />;
  return <Navigate to={loginPath(location)} replace />;
}
