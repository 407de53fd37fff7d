import { defineMessage, FormattedMessage } from 'react-intl';
import { Alert } from '#client/ui/display/Alert.tsx';

/** Says before one signs in that this browser forgets it with the page. */
export function StorageBlockedNotice() {
  return (
    <Alert tone="info">
      <FormattedMessage {...message} />
    </Alert>
  );
}

const message = defineMessage({
  id: 'auth.keepsNothing',
  defaultMessage: 'This browser keeps nothing of a site. Reloading or closing the page signs you out.',
});
