import { PanelRight, SquareCheck } from 'lucide';
import { use } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import { onPhone, onSmallScreen } from '#client/ui/mixins.ts';
import type { SourceViewControl } from '../filter/useSourceView.ts';
import { noSelection } from '../selection/selection.ts';
import { SelectionContext, useIsSelecting } from '../selection/SelectionContext.ts';

type ListModeButtonsProps = {
  control: SourceViewControl;
  onPreviewOff: () => void;
  /** Whether another button stands beside them, which needs the room on a tablet, too. */
  hasNeighbor?: boolean;
};

/** Quick preview, and selection mode: turning it off clears the selection. */
export function ListModeButtons({ control: { view, change }, onPreviewOff, hasNeighbor = false }: ListModeButtonsProps) {
  const store = use(SelectionContext);
  const isSelecting = useIsSelecting();
  const togglePreview = () => {
    if (view.preview) onPreviewOff();
    change({ preview: !view.preview });
  };
  return (
    <Place>
      <Button icon={pointing(PanelRight)} on={view.preview} onClick={togglePreview}>
        <Word $isSoonIcon={hasNeighbor}>
          <FormattedMessage {...messages.preview} />
        </Word>
      </Button>
      <Button icon={SquareCheck} on={isSelecting} onClick={() => store.change(() => ({ ...noSelection, isOn: !isSelecting }))}>
        <Word $isSoonIcon={hasNeighbor}>
          <FormattedMessage {...(isSelecting ? messages.exit : messages.select)} />
        </Word>
      </Button>
    </Place>
  );
}

const messages = defineMessages({
  preview: { id: 'sources.quickPreview', defaultMessage: 'Quick preview' },
  select: { id: 'sources.selectMultiple', defaultMessage: 'Select Multiple' },
  exit: { id: 'sources.exitSelection', defaultMessage: 'Exit Selection' },
});

const Place = styled.div`
  /* What a finger presses beyond them lies over the bar below. */
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  gap: 8px;
`;

/** Where there is little room the icon is enough for the eye. */
const Word = styled.span<{ $isSoonIcon: boolean }>`
  ${({ $isSoonIcon }) => ($isSoonIcon ? onSmallScreen : onPhone)} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
