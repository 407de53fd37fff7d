import { FolderInput } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { SpaceJobsPage } from '../jobs/SpaceJobsPage.tsx';
import { ImportJob } from './ImportJob.tsx';
import { ImportStart } from './ImportStart.tsx';

/** `/import`: what was kept elsewhere comes into the current space, and the imports into it. */
export function Component() {
  const intl = useIntl();
  return (
    <SpaceJobsPage
      kind="IMPORT"
      title={intl.formatMessage(messages.title)}
      lede={({ name }) => <FormattedMessage {...lede} values={{ name }} />}
      start={(spaceId, listId) => <ImportStart spaceId={spaceId} listId={listId} />}
      job={({ id, import: job }) => job && <ImportJob key={id} job={job} />}
      instead={({ viewerCanEdit, name }) =>
        viewerCanEdit ? null : <EmptyState isPage picture={<Icon of={FolderInput} size={32} />} title={<FormattedMessage {...messages.mayNot} />} text={<FormattedMessage {...mayNotText} values={{ name }} />} />
      }
    />
  );
}

const lede = defineMessage<{ name: string }>({
  id: 'import.lede',
  defaultMessage: 'Bookmarks and reading lists come into {name} with their folders, dates, tags and notes. You see what would happen before anything is added.',
});
const mayNotText = defineMessage<{ name: string }>({ id: 'import.mayNotText', defaultMessage: 'In {name} you may read. Choose a space where you may add things, or ask an owner.' });
const messages = defineMessages({
  title: { id: 'import.title', defaultMessage: 'Import' },
  mayNot: { id: 'import.mayNot', defaultMessage: 'You cannot import into this space' },
});
