import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { auth } from '#client/auth/currentAuth.ts';
import { loginPath } from '#client/auth/returnTo.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { TextLink } from '#client/ui/controls/TextLink.tsx';
import { currentKey, onKeyChange, saveKey } from './credential.ts';

/** Says as whom operations run, and takes a key instead, once for all tabs. `children` stand beside the vault's name. */
export function CredentialBar({ children }: { children: ReactNode }) {
  const key = useSyncExternalStore(onKeyChange, currentKey);
  const user = useSyncExternalStore(auth.onChange, () => auth.user);
  const [isReady, setIsReady] = useState(false);
  const field = useId();

  useEffect(() => void auth.ready.then(() => setIsReady(true)), []);

  return (
    <Bar>
      <TextLink>
        <a href="/">Knowledge Vault</a>
      </TextLink>
      {children}
      <Whose>{isReady && <As key={key} user={user} hasKey={key !== ''} />}</Whose>
      <Key
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('key');
          saveKey(typeof typed === 'string' ? typed.trim() : '');
        }}
      >
        <label htmlFor={field}>API key</label>
        <TextInput key={key} size={32} id={field} name="key" type="password" autoComplete="off" spellCheck={false} defaultValue={key} placeholder="vk_…" />
        <Button type="submit">Use</Button>
        {key !== '' && <Button onClick={() => saveKey('')}>Forget</Button>}
      </Key>
    </Bar>
  );
}

function As({ user, hasKey }: { user: typeof auth.user; hasKey: boolean }) {
  if (hasKey) return <>With the key typed here, until this tab is closed</>;
  if (user) return <>Signed in as {user.displayName ?? user.email}</>;
  return (
    <>
      Nobody is signed in: <TextLink><a href={loginPath(location)}>Sign in</a></TextLink> or type a key
    </>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  padding: var(--s-2) var(--s-4);
  border-bottom: 1px solid var(--line-1);
  background: var(--bg-canvas);
  color: var(--fg-1);
  font: var(--text-13);
`;

const Whose = styled.p`
  flex: 1;
  margin: 0;
  color: var(--fg-2);
`;

const Key = styled.form`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  white-space: nowrap;
`;
