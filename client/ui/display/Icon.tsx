import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';

/** The icon sizes of the guide, in px; each has its own stroke (base.css). */
export type IconSize = 12 | 14 | 16 | 17 | 18 | 20 | 24 | 32;

type IconProps = { of: LucideIcon; size?: IconSize; stroke?: number; className?: string };

/** A lucide icon in one of the guide's sizes, hidden from assistive technology: the words stand beside it. */
export const Icon = memo(function Icon({ of: Drawing, size = 16, stroke, className }: IconProps) {
  return <Drawing size={size} strokeWidth={stroke} className={className} aria-hidden />;
});
