import { createSharedValue } from '#client/state/createSharedValue.ts';

/** How toasts keep off a thing: always above it, beside it where there is room, or above it as all else does (a bar). */
type Obstacle = 'above' | 'beside' | 'bar';

/** What stands at the bottom of the page and may not be hidden by toasts. */
export const toastObstacles = createSharedValue<ReadonlyMap<HTMLElement, Obstacle>>(new Map());

const keepOff = (how: Obstacle) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  toastObstacles.set(new Map(toastObstacles.get()).set(element, how));
  return () => {
    const others = new Map(toastObstacles.get());
    others.delete(element);
    toastObstacles.set(others);
  };
};

/** `ref` of what toasts stand above wherever they would hide it. */
export const toastsAbove = keepOff('above');

/** `ref` of a bar at the bottom of the view. */
export const barAtBottom = keepOff('bar');

/** Whether there is a bar at the bottom of the view. */
export const useHasBar = (): boolean => toastObstacles.useSelect((all) => [...all.values()].includes('bar'));

/** `ref` of something high: toasts stand beside it, and above it only where there is no room for that. */
export const toastsBeside = keepOff('beside');
