import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';

/** The icon sizes of the guide, in px; each has its own stroke so that lines look equally heavy. */
export type IconSize = 12 | 14 | 16 | 17 | 18 | 20 | 24 | 32;

const strokeOf = { 12: 2.25, 14: 2, 16: 1.75, 17: 1.75, 18: 1.75, 20: 1.75, 24: 1.5, 32: 1.25 } satisfies Record<
  IconSize,
  number
>;

type IconProps = { of: LucideIcon; size?: IconSize; stroke?: number; className?: string };

/** A lucide icon in one of the guide's sizes, hidden from assistive technology: the words stand beside it. */
export const Icon = memo(function Icon({ of: Drawing, size = 16, stroke, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={stroke ?? strokeOf[size]}
      className={className}
      aria-hidden
      focusable={false}
    />
  );
});
