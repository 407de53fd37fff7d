// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSignOut } from '#client/routes/account/sessions/useSignOut.ts';
import { AuthProvider } from '#client/auth/AuthProvider.tsx';
import { createAuthService } from '#client/auth/authService.ts';
import { createExternalAuth } from '#client/auth/externalAuth.ts';
import { setCollectionsExpanded } from '#client/collections/tree/expandedCollections.ts';
import { setFormDraftOwner } from '#client/ui/formDrafts.ts';
import { renderUi } from '../ui/support.tsx';

const leavePage = vi.hoisted(() => vi.fn<(path: string) => void>());
vi.mock('#client/auth/leavePage.ts', () => ({ leavePage }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function SignOut() {
  const signOut = useSignOut();
  return <button onClick={() => void signOut()}>Logout</button>;
}

test('whoever signs out leaves neither their address nor the collections they had open, nor what other apps shared', async () => {
  setFormDraftOwner('mira@example.org');
  setCollectionsExpanded(['collection_1'], true);
  expect(Object.keys(sessionStorage)).toContain('vault.unsavedOf');
  expect(Object.keys(localStorage)).toContain('vault.openCollections');
  const removed: string[] = [];
  vi.stubGlobal('caches', { delete: async (name: string) => removed.push(name) });
  const { person } = renderUi(
    <AuthProvider auth={createExternalAuth(createAuthService(), null)}>
      <SignOut />
    </AuthProvider>,
  );
  await person.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('/login'));
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(removed).toContain('vault-shares');
});
