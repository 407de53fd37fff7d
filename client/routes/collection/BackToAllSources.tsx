import { defineMessage, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#client/ui/controls/Button.tsx';

/** The way on from an empty place of the space. */
export function BackToAllSources() {
  return (
    <ButtonLink>
      <Link to="/collection/all">
        <FormattedMessage {...back} />
      </Link>
    </ButtonLink>
  );
}

const back = defineMessage({ id: 'vault.backToAll', defaultMessage: 'Back to All sources' });
