import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Toaster } from 'sonner';
import styled from 'styled-components';
import { toastObstacles } from './toastObstacles.ts';
import { TOAST_WIDTH, positionToasts } from './toastPosition.ts';

type ToastStackProps = { label: string; direction: 'ltr' | 'rtl'; children: ReactNode };

/** The library's stack of toasts, where the design guide wants it. What stands after it is there once it hears of toasts. */
export default function ToastStack({ label, direction, children }: ToastStackProps) {
  const { middle, bottom } = useToastPlace();
  return (
    <Stack style={{ ['--toast-middle' as string]: `${middle}px` }}>
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
      {children}
    </Stack>
  );
}

/** Measured again whenever the sheet, or what stands at its bottom, comes, goes or changes. */
function useToastPlace() {
  const obstacles = toastObstacles.use();
  const [place, setPlace] = useState(() => placeAmong(obstacles));
  const measure = useEffectEvent(() => {
    const next = placeAmong(obstacles);
    setPlace((now) => (now.middle === next.middle && now.bottom === next.bottom ? now : next));
  });
  useEffect(() => {
    // It tells at once of each, when the page is laid out anyway. What an obstacle stands in moves it.
    const observer = new ResizeObserver(() => measure());
    for (const element of [sheet(), ...obstacles.keys(), ...[...obstacles.keys()].map(({ offsetParent }) => offsetParent)]) {
      if (element) observer.observe(element);
    }
    const onResize = () => measure();
    addEventListener('resize', onResize);
    return () => {
      observer.disconnect();
      removeEventListener('resize', onResize);
    };
  }, [obstacles]);
  return place;
}

function placeAmong(obstacles: ReturnType<typeof toastObstacles.get>) {
  const boxes = [...obstacles].map(([element, how]) => ({ how, box: element.getBoundingClientRect() }));
  const of = (isBeside: boolean) => boxes.flatMap(({ how, box }) => ((how === 'beside') === isBeside ? box : []));
  return positionToasts(sheetBox(), of(false), of(true), innerHeight);
}

const sheet = () => document.querySelector('main');
const sheetBox = () => sheet()?.getBoundingClientRect() ?? { left: 0, right: innerWidth, top: 0, bottom: innerHeight };

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
