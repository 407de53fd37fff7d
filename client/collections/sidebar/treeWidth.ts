import { createStoredValue } from '#client/state/createStoredValue.ts';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';

/** How wide the tree may be made, in px (design guide section 9). */
export const minTreeWidth = 216;
export const maxTreeWidth = 400;

const width = createStoredValue<number | null>('vault.treeWidth', {
  read: (stored) => {
    const wanted = Number(stored ?? Number.NaN);
    return Number.isFinite(wanted) ? Math.min(maxTreeWidth, Math.max(minTreeWidth, Math.round(wanted))) : null;
  },
  write: String,
});

/** How wide the tree is, in px: as somebody made it on this device, else as it fits the window (design guide section 9). */
export function useTreeWidth(): number {
  const made = width.use();
  const isNarrow = useMediaQuery('(max-width: 1279.98px)');
  const isVeryWide = useMediaQuery('(min-width: 2560px)');
  return made ?? (isVeryWide ? 296 : isNarrow ? 240 : 264);
}

/** Remembers a width; null forgets it. */
export function setTreeWidth(wanted: number | null): void {
  if (wanted === null) width.forget();
  else width.set(wanted);
}
