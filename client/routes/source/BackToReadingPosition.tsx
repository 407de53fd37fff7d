import { Undo2 } from 'lucide';
import { defineMessage, FormattedMessage } from 'react-intl';
import styled, { keyframes } from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';

/** The way back to where one was reading, while one looks at another place of the text. */
export function BackToReadingPosition({ onBack }: { onBack: () => void }) {
  return (
    <Place>
      <Button icon={pointing(Undo2)} onClick={onBack}>
        <FormattedMessage {...message} />
      </Button>
    </Place>
  );
}

const message = defineMessage({ id: 'source.backToPlace', defaultMessage: 'Back to where you were' });

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(4px);
  }
`;

const Place = styled.div`
  position: absolute;
  z-index: var(--z-sticky);
  inset-block-end: 20px;
  inset-inline: 0;
  display: grid;
  place-items: center;
  pointer-events: none;

  > * {
    border-radius: var(--r-full);
    box-shadow: inset 0 0 0 1px var(--line-2), var(--shadow-pop);
    pointer-events: auto;
    animation: ${rise} var(--t-base) var(--ease-out);
  }
`;
