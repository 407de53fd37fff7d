import { useEffect, useEffectEvent, useState } from 'react';
import { toastObstacles } from './toastObstacles.ts';
import { positionToasts } from './toastPosition.ts';

/** Where toasts stand. Measured again whenever the sheet, or what stands at its bottom, comes, goes or changes. */
export function useToastPlace() {
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
