import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Pane } from '#client/ui/layout/Pane.tsx';
import { BottomSheet } from '#client/ui/overlays/BottomSheet.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';

type PanelPlaceProps = { name: string; isDocked: boolean; isOpen: boolean; onOpenChange: (isOpen: boolean) => void; children: ReactNode };

/** Where the panel has room: beside the prompt, else in a drawer over it, on a phone in a sheet. */
export function PanelPlace({ name, isDocked, isOpen, onOpenChange, children }: PanelPlaceProps) {
  const intl = useIntl();
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  if (isDocked) {
    return (
      <Pane as="aside" $width="480px" $edge="start" aria-label={name}>
        {children}
      </Pane>
    );
  }
  return isPhone ? (
    <BottomSheet open={isOpen} onOpenChange={onOpenChange} title={name} closeLabel={intl.formatMessage(commonMessages.close)}>
      {children}
    </BottomSheet>
  ) : (
    <Drawer open={isOpen} onOpenChange={onOpenChange} label={name} side="end" width={480}>
      {children}
    </Drawer>
  );
}
