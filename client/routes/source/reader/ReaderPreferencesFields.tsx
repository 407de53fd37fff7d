import { Minus, Plus } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { changeReaderPreferences, MAX_TEXT_SIZE, MIN_TEXT_SIZE, useReaderPreferences } from './readerPreferences.ts';

/** How texts look while one reads: size, face, width of the column. Each choice counts at once. */
export function ReaderPreferencesFields() {
  const intl = useIntl();
  const { size, width, font } = useReaderPreferences();
  return (
    <Rows>
      <Row>
        <span>
          <FormattedMessage {...messages.size} />
        </span>
        <Size>
          <IconButton
            icon={Minus}
            size={28}
            label={intl.formatMessage(messages.smaller)}
            disabled={size <= MIN_TEXT_SIZE}
            onClick={() => changeReaderPreferences({ size: size - 1 })}
          />
          <output aria-live="polite">{intl.formatNumber(size)}</output>
          <IconButton
            icon={Plus}
            size={28}
            label={intl.formatMessage(messages.larger)}
            disabled={size >= MAX_TEXT_SIZE}
            onClick={() => changeReaderPreferences({ size: size + 1 })}
          />
        </Size>
      </Row>
      <Row>
        <span>
          <FormattedMessage {...messages.font} />
        </span>
        <Segmented
          label={intl.formatMessage(messages.font)}
          value={font}
          onChange={(next) => changeReaderPreferences({ font: next })}
          segments={[
            { value: 'serif', label: intl.formatMessage(messages.serif) },
            { value: 'sans', label: intl.formatMessage(messages.sans) },
          ]}
        />
      </Row>
      <Row>
        <span>
          <FormattedMessage {...messages.width} />
        </span>
        <Segmented
          label={intl.formatMessage(messages.width)}
          value={width}
          onChange={(next) => changeReaderPreferences({ width: next })}
          segments={[
            { value: 'narrow', label: intl.formatMessage(messages.narrow) },
            { value: 'normal', label: intl.formatMessage(messages.normal) },
            { value: 'wide', label: intl.formatMessage(messages.wide) },
          ]}
        />
      </Row>
    </Rows>
  );
}

const messages = defineMessages({
  size: { id: 'source.look.size', defaultMessage: 'Size' },
  smaller: { id: 'source.look.smaller', defaultMessage: 'Smaller text' },
  larger: { id: 'source.look.larger', defaultMessage: 'Larger text' },
  font: { id: 'source.look.font', defaultMessage: 'Font' },
  serif: { id: 'source.look.serif', defaultMessage: 'Serif' },
  sans: { id: 'source.look.sans', defaultMessage: 'Sans' },
  width: { id: 'source.look.width', defaultMessage: 'Width' },
  narrow: { id: 'source.look.narrow', defaultMessage: 'Narrow' },
  normal: { id: 'source.look.normal', defaultMessage: 'Normal' },
  wide: { id: 'source.look.wide', defaultMessage: 'Wide' },
});

const Rows = styled.div`
  display: grid;
  gap: 12px;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  font: var(--text-13);
`;

const Size = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;

  output {
    min-width: 28px;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
