import { ALargeSmall } from 'lucide';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Popover } from '#client/ui/overlays/Popover.tsx';
import { ReaderPreferencesFields } from './ReaderPreferencesFields.tsx';

/** Opens the choices of how the text looks: size, face, width of the column. */
export function ReaderPreferencesButton() {
  const intl = useIntl();
  const label = intl.formatMessage(messages.label);
  return (
    <Popover
      label={label}
      align="end"
      width={288}
      trigger={<IconButton icon={ALargeSmall} iconSize={18} label={label} />}
    >
      <Inside>
        <ReaderPreferencesFields />
      </Inside>
    </Popover>
  );
}

const messages = defineMessages({
  label: { id: 'source.look', defaultMessage: 'Text size and font' },
});

const Inside = styled.div`
  padding: 16px;
`;
