import { createStoredValue } from '#client/state/createStoredValue.ts';
import { useMediaQuery } from '../useMediaQuery.ts';

export type Density = 'comfortable' | 'compact';

/** How close together the things of a list stand, as chosen for this device. */
export const chosenDensity = createStoredValue<Density>('vault.density', {
  read: (stored) => (stored === 'compact' ? 'compact' : 'comfortable'),
  write: (density) => density,
});

/** How close they stand now: a finger always needs the room. */
export function useDensity(): Density {
  const isTouched = useMediaQuery('(pointer: coarse)');
  const chosen = chosenDensity.use();
  return isTouched ? 'comfortable' : chosen;
}

/** How high a `ListRow` is at a density, in px: on one line, and with a second one below its title. */
const rows = {
  comfortable: { plain: 40, tall: 60 },
  compact: { plain: 32, tall: 50 },
} satisfies Record<Density, { plain: number; tall: number }>;

/** The height of a row with the pixel below it, in px. */
export const rowHeight = (density: Density, isTall: boolean): number => (isTall ? rows[density].tall : rows[density].plain) + 1;

/** The same as CSS variables for the `ListRow`s inside. */
export const rowCssVariables = (density: Density) => ({
  ['--row' as string]: `${rows[density].plain}px`,
  ['--tall-row' as string]: `${rows[density].tall}px`,
});
