import { defineMessages, useIntl } from 'react-intl';
import { Gone } from '#client/routes/failure/Gone.tsx';

/** In place of a source that is not there. */
export default function SourceGone() {
  const intl = useIntl();
  return <Gone title={intl.formatMessage(messages.gone)} text={intl.formatMessage(messages.goneText)} />;
}

const messages = defineMessages({
  gone: { id: 'source.gone', defaultMessage: 'This source is not here' },
  goneText: { id: 'source.goneText', defaultMessage: 'It was deleted, or you have no access to its space.' },
});
