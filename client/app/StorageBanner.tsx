import { useEffect, useEffectEvent } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { TextLink } from '#client/ui/controls/TextLink.tsx';

const refreshMs = 60_000;

/** Tells owners that the disk of the vault is almost full, until there is room again. */
export default function StorageBanner({ onRefresh }: { onRefresh: () => void }) {
  const refresh = useEffectEvent(onRefresh);
  useEffect(() => {
    const timer = setInterval(refresh, refreshMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <Bar role="status">
      <strong>
        <FormattedMessage {...messages.title} />
      </strong>
      <FormattedMessage {...messages.text} />
      <TextLink>
        <Link to="/trash">
          <FormattedMessage {...messages.trash} />
        </Link>
      </TextLink>
    </Bar>
  );
}

const messages = defineMessages({
  title: { id: 'app.storageLow', defaultMessage: 'The vault is almost full.' },
  text: { id: 'app.storageLowText', defaultMessage: 'Reading and deleting work. Nothing new is taken until there is room.' },
  trash: { id: 'app.storageLowTrash', defaultMessage: 'Open the trash' },
});

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 44px;
  padding: 8px 20px;
  background: var(--warn-soft);
  color: var(--fg-1);
  font: var(--text-13);
`;
