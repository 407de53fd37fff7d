import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { SpaceJobsPage } from '../jobs/SpaceJobsPage.tsx';
import { ExportJob } from './ExportJob.tsx';
import { ExportStart } from './ExportStart.tsx';

/** `/export`: the current space as a file, and the exports of it. */
export function Component() {
  const intl = useIntl();
  return (
    <SpaceJobsPage
      kind="EXPORT"
      title={intl.formatMessage(messages.title)}
      lede={({ name }) => <FormattedMessage {...lede} values={{ name }} />}
      start={(spaceId, listId) => <ExportStart spaceId={spaceId} listId={listId} />}
      job={({ id, export: job }) => job && <ExportJob key={id} job={job} />}
    />
  );
}

const lede = defineMessage<{ name: string }>({ id: 'export.lede', defaultMessage: '{name} as a file of your own, to keep or to take elsewhere. You can leave this page meanwhile.' });
const messages = defineMessages({ title: { id: 'export.title', defaultMessage: 'Export' } });
