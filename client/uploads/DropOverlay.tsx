import { UploadCloud } from 'lucide';
import { defineMessage, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '#client/ui/display/Icon.tsx';

/** Says where files go that are held over the page. It never takes the pointer. */
export function DropOverlay({ collectionName }: { collectionName: string | null }) {
  return (
    <Veil role="status">
      <Words>
        <Icon of={UploadCloud} size={24} stroke={1.5} />
        {collectionName === null ? (
          <FormattedMessage {...messages.nowhere} />
        ) : (
          <FormattedMessage {...messages.drop} values={{ name: collectionName }} />
        )}
      </Words>
    </Veil>
  );
}

const messages = {
  drop: defineMessage<{ name: string }>({ id: 'uploads.drop', defaultMessage: 'Drop files to add them to {name}' }),
  nowhere: defineMessage({ id: 'uploads.noTarget', defaultMessage: 'Open a collection, then drop files on it' }),
};

const Veil = styled.div`
  position: fixed;
  inset: 8px;
  z-index: var(--z-drag);
  display: grid;
  place-items: center;
  border: 2px dashed var(--accent);
  border-radius: var(--r-xl);
  background: color-mix(in srgb, var(--bg-sheet) 82%, transparent);
  pointer-events: none;
`;

const Words = styled.p`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 24px;
  color: var(--fg-1);
  font: var(--text-16);
  text-align: center;
  overflow-wrap: anywhere;

  svg {
    color: var(--accent-fg);
  }
`;
