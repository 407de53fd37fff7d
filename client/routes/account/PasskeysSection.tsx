import { Plus } from 'lucide';
import { lazy, startTransition, Suspense, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useRefetchableFragment } from 'react-relay/hooks';
import type { PasskeysSection_viewer$key } from '#client/__generated__/PasskeysSection_viewer.graphql.ts';
import type { PasskeysSectionRefetchQuery } from '#client/__generated__/PasskeysSectionRefetchQuery.graphql.ts';
import { useAuth } from '#client/auth/AuthProvider.tsx';
import { passkeyObstacle } from '#client/auth/passkeySupport.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { AccountCard } from './AccountSheet.tsx';
import { PasskeyRow, type PasskeyTask } from './passkeys/PasskeyRow.tsx';
import { passkeyMessages as messages } from './passkeys/passkeyMessages.ts';
import { browserName } from './sessions/browserName.ts';

/** Seldom opened. */
const PasskeyNameDialog = lazy(async () => ({ default: (await import('./passkeys/PasskeyNameDialog.tsx')).PasskeyNameDialog }));
const RemovePasskeyDialog = lazy(async () => ({ default: (await import('./passkeys/RemovePasskeyDialog.tsx')).RemovePasskeyDialog }));

const fragment = graphql`
  fragment PasskeysSection_viewer on Viewer @refetchable(queryName: "PasskeysSectionRefetchQuery") {
    account {
      viewerCanUseTwoFactor
      user {
        email
      }
      passkeys {
        id
        ...PasskeyRow_passkey
      }
    }
  }
`;

/** The devices that sign the viewer in without a password. Nothing where others sign people in. */
export function PasskeysSection({ viewer }: { viewer: PasskeysSection_viewer$key }) {
  const intl = useIntl();
  const { passkeys: client } = useAuth();
  const [obstacle] = useState(() => passkeyObstacle());
  const [{ account }, refetch] = useRefetchableFragment<PasskeysSectionRefetchQuery, PasskeysSection_viewer$key>(fragment, viewer);
  const [task, setTask] = useState<PasskeyTask | { kind: 'add' } | null>(null);
  const { email } = account.user;
  if (!client || !account.viewerCanUseTwoFactor || email === null) return null;

  const readAgain = () => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }));
  const close = () => setTask(null);
  const add = async (name: string) => {
    await client.add(name);
    readAgain();
  };
  const rename = (id: string) => async (name: string) => {
    await client.rename(id, name);
    readAgain();
  };
  const { browser, system } = browserName(navigator.userAgent);
  const thisDevice = browser && system ? intl.formatMessage(browserOn, { browser, system }) : (browser ?? system ?? '');

  return (
    <AccountCard>
      <div>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
        <p>
          <FormattedMessage {...messages.text} />
        </p>
      </div>
      {account.passkeys.length > 0 ? (
        <ul aria-label={intl.formatMessage(messages.title)}>
          {account.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onTask={setTask} />
          ))}
        </ul>
      ) : (
        obstacle === null && (
          <p>
            <FormattedMessage {...messages.none} />
          </p>
        )
      )}
      {obstacle === null ? (
        <div>
          <Button icon={Plus} onClick={() => setTask({ kind: 'add' })}>
            <FormattedMessage {...messages.add} />
          </Button>
        </div>
      ) : (
        <p>
          <FormattedMessage {...(obstacle === 'address' ? messages.needName : messages.noBrowser)} />
        </p>
      )}
      <Suspense>
        {task?.kind === 'add' && (
          <PasskeyNameDialog
            title={<FormattedMessage {...messages.add} />}
            description={<FormattedMessage {...messages.addText} />}
            action={<FormattedMessage {...messages.goOn} />}
            name={thisDevice}
            email={email}
            onName={add}
            onClose={close}
          />
        )}
        {task?.kind === 'rename' && (
          <PasskeyNameDialog
            title={<FormattedMessage {...messages.renameTitle} />}
            action={<FormattedMessage {...messages.rename} />}
            name={task.name}
            email={email}
            onName={rename(task.id)}
            onClose={close}
          />
        )}
        {task?.kind === 'remove' && <RemovePasskeyDialog id={task.id} name={task.name} email={email} onRemoved={readAgain} onClose={close} />}
      </Suspense>
    </AccountCard>
  );
}

const browserOn = defineMessage<{ browser: string; system: string }>({ id: 'sessions.browserOn', defaultMessage: '{browser} on {system}' });
