import { GalleryVerticalEnd } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { placeNames } from '#client/sources/places/placeNames.ts';
import { SuggestedPlaces } from '#client/sources/suggestions/SuggestedPlaces.tsx';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { SpaceSources } from './AllSourcesPage.tsx';
import { BackToAllSources } from './BackToAllSources.tsx';
import { useVaultOutlet } from './vaultOutlet.ts';

/** `/collection/inbox`: what lies in no collection yet, as it came. */
export function Component() {
  const intl = useIntl();
  const { spaceTarget } = useVaultOutlet();
  const list = (
    <SpaceSources
      place="inbox"
      title={intl.formatMessage(placeNames.inbox)}
      text={intl.formatMessage(messages.text)}
      action={<SortButton />}
      nothing={(target) => (
        <EmptyState
          picture={target ? 'arch-add' : 'arch'}
          title={<FormattedMessage {...messages.empty} />}
          text={<FormattedMessage {...(target ? messages.emptyHint : messages.emptyForViewers)} />}
          action={<BackToAllSources />}
        />
      )}
    />
  );
  // Who may not move anything is shown no way to.
  return spaceTarget ? <SuggestedPlaces>{list}</SuggestedPlaces> : list;
}

/** As it stands on the keyboard. */
const sortKey = 'S';

/** Leads to the Inbox one source at a time, also by S. */
function SortButton() {
  const navigate = useNavigate();
  useSingleKeyShortcuts({ s: () => void navigate('/collection/inbox/sort') });
  return (
    <ButtonLink variant="primary">
      <Link to="/collection/inbox/sort">
        <Middle>
          <Icon of={GalleryVerticalEnd} />
          <FormattedMessage {...messages.sort} />
          <Kbd $bare>{sortKey}</Kbd>
        </Middle>
      </Link>
    </ButtonLink>
  );
}

const messages = defineMessages({
  sort: { id: 'vault.sortInbox', defaultMessage: 'Sort one by one' },
  text: { id: 'vault.inboxText', defaultMessage: 'Saved and not yet sorted.' },
  empty: { id: 'vault.inboxEmpty', defaultMessage: 'The Inbox is empty' },
  emptyHint: { id: 'vault.inboxEmptyHint', defaultMessage: "What you add without a collection arrives here. Press '+' or paste a link." },
  emptyForViewers: { id: 'vault.inboxEmptyForViewers', defaultMessage: 'What is added without a collection arrives here.' },
});

const Middle = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  white-space: nowrap;

  kbd {
    color: inherit;
  }
`;
