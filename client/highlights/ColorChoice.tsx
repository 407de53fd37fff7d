import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { fingerSized } from '#client/ui/mixins.ts';
import { colorNames, type HighlightColor, highlightColors } from './highlightColors.ts';
import { Swatch } from './Swatch.ts';

/** The colours of highlights as dots: those that are on are pressed. */
export function ColorChoice({ chosen, onToggle, label }: { chosen: readonly HighlightColor[]; onToggle: (color: HighlightColor) => void; label?: string }) {
  const intl = useIntl();
  return (
    <Row role="group" aria-label={label ?? intl.formatMessage(messages.color)}>
      {highlightColors.map((color) => (
        <Dot key={color} type="button" aria-pressed={chosen.includes(color)} aria-label={intl.formatMessage(colorNames[color])} title={intl.formatMessage(colorNames[color])} onClick={() => onToggle(color)}>
          <Swatch $color={color} />
        </Dot>
      ))}
    </Row>
  );
}

const messages = defineMessages({ color: { id: 'highlights.color', defaultMessage: 'Color' } });

const Row = styled.div`
  display: flex;
  flex: none;
`;

const Dot = styled.button`
  ${fingerSized}
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;

  &:hover {
    background: var(--bg-hover);
  }

  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 1.5px var(--accent-fg);
  }

  @media (pointer: coarse) {
    width: 44px;
  }
`;
