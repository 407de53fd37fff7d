import type { IconNode } from 'lucide';
import { createElement, Fragment, memo, type ReactNode } from 'react';

/** The icon sizes of the guide, in px; each has its own stroke (base.css). */
export type IconSize = 12 | 14 | 16 | 17 | 18 | 20 | 24 | 32;

type IconProps = { of: IconNode; size?: IconSize; stroke?: number; className?: string };

/**
 * A lucide icon in one of the guide's sizes, hidden from assistive technology: the words stand beside it. The package
 * `lucide` brings icons as data; drawn here, an icon is one component, and what all icons share comes from base.css.
 */
export const Icon = memo(function Icon({ of: icon, size = 16, stroke, className }: IconProps) {
  return (
    <svg
      className={className ? `lucide ${className}` : 'lucide'}
      data-size={size === 16 ? undefined : size}
      data-points={sideways.has(icon) || undefined}
      viewBox="0 0 24 24"
      style={stroke === undefined ? undefined : { strokeWidth: stroke }}
      aria-hidden
    >
      {shapesOf(icon)}
    </svg>
  );
});

const sideways = new WeakSet<IconNode>();

/** The same icon, turned over where one reads from right to left: for what points back, on, out or to a side of the page. Say it where the icon is used. */
export function pointing(icon: IconNode): IconNode {
  sideways.add(icon);
  return icon;
}

const made = new WeakMap<IconNode, ReactNode>();

/** The same elements whenever an icon is drawn. */
function shapesOf(icon: IconNode): ReactNode {
  let shapes = made.get(icon);
  if (shapes === undefined) {
    shapes = createElement(Fragment, null, ...icon.map(([tag, attributes]) => createElement(tag, attributes)));
    made.set(icon, shapes);
  }
  return shapes;
}
