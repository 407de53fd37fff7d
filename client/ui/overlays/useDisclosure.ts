import { useDeferredValue, useId, useRef, useState, type ComponentProps, type FocusEvent, type PointerEvent } from 'react';
import type { OnDemand } from '../onDemand.ts';

export type TriggerProps = ComponentProps<'button'> & { 'data-state'?: string };

type Opening = { open?: boolean; onOpenChange?: (open: boolean) => void };

/** What a button and the panel that it opens know of each other, with the panel's part loaded when a pointer or the focus comes to the button. */
export function useDisclosure<Part>(parts: OnDemand<Part>, kind: 'menu' | 'dialog', { open, onOpenChange }: Opening, own: TriggerProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const loaded = parts.usePart(isOpen);
  const [isByPointer, setIsByPointer] = useState(false);
  const isReady = useDeferredValue(isOpen);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  return {
    id,
    anchor,
    isOpen,
    /** Whether the panel is. A press does not wait for it; a key does, so that the next one finds it there. */
    isShown: isOpen && (isReady || !isByPointer),
    /** The part, from the first opening on. */
    part: wasOpen ? loaded : null,
    change: (next: boolean, how: 'pointer' | 'key' = 'key') => {
      setIsByPointer(how === 'pointer');
      setOwnOpen(next);
      onOpenChange?.(next);
    },
    trigger: {
      ref: anchor,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'data-state': isOpen ? 'open' : 'closed',
      onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
        own.onPointerEnter?.(event);
        parts.load();
      },
      onFocus: (event: FocusEvent<HTMLButtonElement>) => {
        own.onFocus?.(event);
        parts.load();
      },
    },
  };
}
