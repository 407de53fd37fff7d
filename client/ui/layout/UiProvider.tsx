import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';
import { Toaster } from '../toast/Toaster.tsx';

type UiProviderProps = {
  children: ReactNode;
  /** Reading direction of the chosen language. */
  direction?: 'ltr' | 'rtl';
  /** Names the region of the toasts. */
  toastsLabel: string;
  /** Names the cross of a toast. */
  dismissLabel: string;
};

/** What the components need above them, once per page: reading direction, the toasts. */
export function UiProvider({ children, direction = 'ltr', toastsLabel, dismissLabel }: UiProviderProps) {
  return (
    <Direction.Provider dir={direction}>
      {children}
      <Toaster label={toastsLabel} dismissLabel={dismissLabel} direction={direction} />
    </Direction.Provider>
  );
}
