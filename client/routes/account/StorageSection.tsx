import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StorageSection_viewer$key } from '#client/__generated__/StorageSection_viewer.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { AccountCard } from './AccountSheet.tsx';

/** What the viewer has added to all spaces, and how much it may be. */
export function StorageSection({ viewer }: { viewer: StorageSection_viewer$key }) {
  const intl = useIntl();
  const { formatSize } = useFormats();
  const { account } = useFragment(
    graphql`
      fragment StorageSection_viewer on Viewer {
        account {
          storage
          storageQuota
        }
      }
    `,
    viewer,
  );
  const { storage, storageQuota } = account;
  return (
    <AccountCard>
      <div>
        <h2>
          <FormattedMessage {...messages.title} />
        </h2>
        <p>
          {storageQuota === null ? (
            <FormattedMessage {...used} values={{ used: formatSize(storage) }} />
          ) : (
            <FormattedMessage {...usedOf} values={{ used: formatSize(storage), quota: formatSize(storageQuota) }} />
          )}
        </p>
      </div>
      {storageQuota !== null && <ProgressLine label={intl.formatMessage(messages.title)} percent={Math.min(100, (storage / storageQuota) * 100)} thickness={4} tone="reading" />}
    </AccountCard>
  );
}

const used = defineMessage<{ used: string }>({ id: 'account.storageUsed', defaultMessage: 'Your files and texts in all spaces weigh {used}, the trash included.' });
const usedOf = defineMessage<{ used: string; quota: string }>({ id: 'account.storageUsedOf', defaultMessage: 'Your files and texts in all spaces weigh {used} of {quota}, the trash included.' });
const messages = defineMessages({ title: { id: 'admin.column.storage', defaultMessage: 'Storage' } });
