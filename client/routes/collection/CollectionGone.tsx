import { defineMessages, useIntl } from 'react-intl';
import { Gone } from '#client/routes/failure/Gone.tsx';

/** In place of a collection that is not there. */
export default function CollectionGone() {
  const intl = useIntl();
  return <Gone title={intl.formatMessage(messages.gone)} text={intl.formatMessage(messages.goneText)} />;
}

const messages = defineMessages({
  gone: { id: 'vault.collectionGone', defaultMessage: 'This collection is not here' },
  goneText: { id: 'vault.collectionGoneText', defaultMessage: 'It was deleted, or you have no access to its space.' },
});
