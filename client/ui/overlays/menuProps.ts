import type { IconNode } from 'lucide';
import type { ReactElement, ReactNode } from 'react';

/** Where a menu opens, from its button. */
export type MenuPlacement = {
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  sideOffset?: number;
  collisionPadding?: number;
  /** Width in px; at least 200 without it. */
  width?: number;
};

export type MenuItemProps = {
  children: ReactNode;
  icon?: IconNode;
  /** The key that does the same, as shown: "E", "Del". */
  shortcut?: string;
  /** Quiet words at the end. */
  value?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: (event: Event) => void;
  /** Pass a link (`<Link to="…" />`, without children) to make the item a real link. */
  link?: ReactElement;
};

export type MenuActionProps = { icon: IconNode; label: string; hint?: string; onSelect: () => void };

export type MenuChoiceProps<V extends string> = {
  value: V;
  onChange: (value: V) => void;
  choices: readonly { value: V; label: ReactNode; icon?: IconNode }[];
};

export type MenuSubProps = { label: ReactNode; icon?: IconNode; value?: ReactNode; children: ReactNode };

export type MenuSegmentsProps<V extends string> = {
  label: string;
  icon?: IconNode;
  value: V;
  onChange: (value: V) => void;
  segments: readonly { value: V; label: string; icon: IconNode }[];
};
