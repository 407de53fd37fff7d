import { Ellipsis, FingerprintPattern, Pencil, Trash2 } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PasskeyRow_passkey$key } from '#client/__generated__/PasskeyRow_passkey.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { CredentialRow } from '../credentials/CredentialRow.ts';
import { passkeyMessages } from './passkeyMessages.ts';

/** What somebody wants to do with a passkey. */
export type PasskeyTask = { kind: 'rename' | 'remove'; id: string; name: string };

/** One passkey: what its person calls it, and when it was used. */
export function PasskeyRow({ passkey: ref, onTask }: { passkey: PasskeyRow_passkey$key; onTask: (task: PasskeyTask) => void }) {
  const intl = useIntl();
  const { formatDay, formatRelativeDate } = useFormats();
  const { id, name, createdAt, isBackedUp, lastUsedAt } = useFragment(
    graphql`
      fragment PasskeyRow_passkey on Passkey {
        id
        name
        createdAt
        isBackedUp
        lastUsedAt
      }
    `,
    ref,
  );
  const details = [
    intl.formatMessage(added, { date: formatDay(createdAt) }),
    lastUsedAt === null ? intl.formatMessage(messages.neverUsed) : intl.formatMessage(lastUsed, { date: formatRelativeDate(lastUsedAt) }),
    ...(isBackedUp ? [intl.formatMessage(messages.isBackedUp)] : []),
  ];
  return (
    <CredentialRow>
      <Icon of={FingerprintPattern} size={20} />
      <div>
        <b>{name}</b>
        <small>{intl.formatList(details, { type: 'unit' })}</small>
      </div>
      <Menu trigger={<IconButton icon={Ellipsis} size={28} label={intl.formatMessage(menuOf, { name })} />}>
        <MenuItem icon={Pencil} onSelect={() => onTask({ kind: 'rename', id, name })}>
          <FormattedMessage {...passkeyMessages.rename} />
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={() => onTask({ kind: 'remove', id, name })}>
          <FormattedMessage {...passkeyMessages.remove} />
        </MenuItem>
      </Menu>
    </CredentialRow>
  );
}

const added = defineMessage<{ date: string }>({ id: 'passkeys.added', defaultMessage: 'added {date}' });
const lastUsed = defineMessage<{ date: string }>({ id: 'passkeys.lastUsed', defaultMessage: 'last used {date}' });
const menuOf = defineMessage<{ name: string }>({ id: 'passkeys.menuOf', defaultMessage: 'Rename or remove {name}' });
const messages = defineMessages({
  neverUsed: { id: 'apiKeys.never', defaultMessage: 'never used' },
  isBackedUp: { id: 'passkeys.isBackedUp', defaultMessage: 'kept on several devices' },
});
