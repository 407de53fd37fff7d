import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { toast as library, Toaster } from 'sonner';
import styled from 'styled-components';
import { dismissToast, toasts, type ShownToast } from './toasts.ts';
import { ToastLine } from './ToastLine.tsx';
import { useToastFocus } from './toastFocus.ts';
import { TOAST_WIDTH } from './toastPosition.ts';
import { useToastPlace } from './useToastPlace.ts';

export type ToastStackProps = {
  /** Names the region of the toasts. */
  label: string;
  /** Names the cross of a toast. */
  dismissLabel: string;
  direction: 'ltr' | 'rtl';
};

/** All toasts in the library's stack, where the design guide wants it. */
export default function ToastStack({ label, dismissLabel, direction }: ToastStackProps) {
  const { middle, bottom } = useToastPlace();
  const place = useRef<HTMLDivElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const { hasFocus, handlers } = useToastFocus();

  // Before it is painted: who sees a toast may press the key that leads to it.
  useLayoutEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'F8') place.current?.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"] button')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // Who presses Undo has the pointer in a toast that goes at once: no leaving is heard of it.
  useEffect(() => {
    if (!isPointedAt) return;
    const onPointerOver = ({ target }: PointerEvent) => setIsPointedAt(target instanceof Node && place.current?.contains(target) === true);
    document.addEventListener('pointerover', onPointerOver);
    return () => document.removeEventListener('pointerover', onPointerOver);
  }, [isPointedAt]);

  return (
    <Stack
      ref={place}
      style={{ ['--toast-middle' as string]: `${middle}px` }}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      {...handlers}
    >
      <Toaster
        position="bottom-center"
        dir={direction}
        visibleToasts={3}
        gap={8}
        expand
        offset={{ bottom }}
        mobileOffset={{ bottom, left: 16, right: 16 }}
        hotkey={['F8']}
        containerAriaLabel={label}
        style={{ ['--width' as string]: `${TOAST_WIDTH}px` }}
      />
      {toasts.use().map((toast) => (
        <InStack key={toast.id} toast={toast} dismissLabel={dismissLabel} isHeld={isPointedAt || hasFocus} />
      ))}
    </Stack>
  );
}

/** Hands a toast to the library, which hears of those alone that come after its own part: this one stands below it. */
function InStack({ toast, dismissLabel, isHeld }: { toast: ShownToast; dismissLabel: string; isHeld: boolean }) {
  const { id } = toast;
  useEffect(() => {
    // The library's own clock runs on while a toast has the focus.
    library.custom(() => <ToastLine toast={toast} dismissLabel={dismissLabel} isHeld={isHeld} />, { id, duration: Infinity, onDismiss: () => dismissToast(id) });
  }, [id, toast, dismissLabel, isHeld]);
  useEffect(() => () => void library.dismiss(id), [id]);
  return null;
}

const Stack = styled.div`
  [data-sonner-toaster] {
    z-index: var(--z-toast);
    font-family: var(--font-ui);
  }

  /* Below it a toast is as wide as the window. */
  @media (min-width: 600.02px) {
    [data-sonner-toaster][data-x-position='center'] {
      left: var(--toast-middle);
    }
  }

  [data-sonner-toast] {
    display: flex;
    justify-content: center;
    width: 100%;
  }

  [data-sonner-toast]:focus-visible {
    box-shadow: none;
  }
`;
