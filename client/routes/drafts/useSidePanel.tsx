import { PanelRight } from 'lucide';
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Tabs } from '#client/ui/controls/Tabs.tsx';
import { Pane } from '#client/ui/layout/Pane.tsx';
import { BottomSheet } from '#client/ui/overlays/BottomSheet.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';

type PanelTab = 'evidence' | 'cited' | 'outline';
type Shown = { readonly value: PanelTab; readonly label: string; readonly count?: ReactNode; readonly content: ReactNode };

/**
 * What stands beside a draft where there is room, else over it. Ctrl J opens and closes it.
 * @param tabsWith what to show; it gets what closes it where it lies over the draft
 */
export function useSidePanel(tabsWith: (uncover: () => void) => readonly Shown[]): {
  readonly button: ReactNode;
  readonly panel: ReactNode;
  readonly open: (tab: PanelTab) => void;
} {
  const intl = useIntl();
  const isWide = useMediaQuery('(min-width: 1440px)');
  const isSmall = useMediaQuery('(max-width: 959.98px)');
  const [isDocked, setIsDocked] = useState(true);
  const [isOver, setIsOver] = useState(false);
  const [chosen, setChosen] = useState<PanelTab | null>(null);
  const toggle = () => (isWide ? setIsDocked(!isDocked) : setIsOver(!isOver));
  const onToggle = useEffectEvent(toggle);
  // Before it is painted: who sees the page may press a key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'j') return;
      event.preventDefault();
      onToggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const label = intl.formatMessage(messages.beside);
  const tabs = tabsWith(() => setIsOver(false));
  const value = tabs.find((tab) => tab.value === chosen)?.value ?? tabs[0]?.value ?? 'cited';
  const content = <Tabs<PanelTab> label={label} value={value} onChange={setChosen} tabs={tabs} />;
  return {
    button: <IconButton icon={PanelRight} on={isWide ? isDocked : undefined} label={label} onClick={toggle} />,
    open: (tab) => {
      setChosen(tab);
      if (isWide) setIsDocked(true);
      else setIsOver(true);
    },
    panel: (
      <>
        {isWide && isDocked && (
          <Pane as="aside" aria-label={label} $width="360px" $edge="start">
            {content}
          </Pane>
        )}
        {!isWide && isSmall && isOver && (
          <BottomSheet open onOpenChange={setIsOver} title={label} closeLabel={intl.formatMessage(commonMessages.close)}>
            {content}
          </BottomSheet>
        )}
        {!isWide && !isSmall && (
          <Drawer side="end" width={360} open={isOver} onOpenChange={setIsOver} label={label}>
            {content}
          </Drawer>
        )}
      </>
    ),
  };
}

const messages = defineMessages({ beside: { id: 'drafts.beside', defaultMessage: 'Evidence and outline' } });
