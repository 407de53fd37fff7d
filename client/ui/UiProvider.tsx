import { Direction, Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { Toaster } from './Toast.tsx';

type UiProviderProps = {
  children: ReactNode;
  /** Reading direction of the chosen language. */
  direction?: 'ltr' | 'rtl';
  /** Names the region of the toasts. */
  toastsLabel: string;
  /** Names the cross of a toast. */
  dismissLabel: string;
};

/** What the components need above them, once per page: tooltip timing, reading direction, the toasts. */
export function UiProvider({ children, direction = 'ltr', toastsLabel, dismissLabel }: UiProviderProps) {
  return (
    <Direction.Provider dir={direction}>
      <Tooltip.Provider delayDuration={500} skipDelayDuration={300}>
        {children}
        <Toaster label={toastsLabel} dismissLabel={dismissLabel} direction={direction} />
      </Tooltip.Provider>
    </Direction.Provider>
  );
}
