import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type FocusEvent, type PointerEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { cleared, extendedTo, noSelection, toggled, withAll, type Selection } from '../selection/selection.ts';
import { SelectionContext } from '../selection/SelectionContext.ts';
import { useLongPress } from '../selection/useLongPress.ts';
import { useSelectionKeys } from '../selection/useSelectionKeys.ts';
import { lastViewedSource } from './lastViewedSource.ts';
import { taskOf, type ListTask } from './listKeys.ts';
import { gridMove } from './listRows.ts';

type Layout = { columns: number; page: number; scrollTo: (index: number) => void };

type ListGesturesProps = {
  sources: readonly { readonly id: string }[];
  scroll: HTMLElement | null;
  listId: string;
  /** A key of `listKeys` on the source that has the focus, or on the selection when it is selected; answers whether it does anything there. */
  onTask: (kind: ListTask, id: string) => boolean;
  /** A tag of one is pressed. */
  onTag: (name: string) => void;
  /** Space outside of selection mode. */
  onPreviewKey: (id: string) => void;
  /** A source is pointed at, or has the focus now. */
  onPointed: (id: string, how: 'pointer' | 'focus') => void;
  /** Takes a plain press on a source for itself when it answers true (the preview of small screens). */
  onPress: (id: string) => boolean;
  /** Escape while nothing is selected: answers whether there was something to leave, and then gives the focus back. */
  onLeave: (giveFocusBack: () => void) => boolean;
};

/**
 * The one place where a list of sources is clicked and typed in: one tab stop, arrows by the layout, choosing with Ctrl,
 * Shift, X and Space, or a finger that rests; opening with Enter (design guide section 8).
 */
export function useListGestures({ sources, scroll, listId, onTask, onTag, onPreviewKey, onPointed, onPress, onLeave }: ListGesturesProps) {
  const navigate = useNavigate();
  const store = use(SelectionContext);
  const [activeId, setActiveId] = useState<string | null>(lastViewedSource);
  const layout = useRef<Layout>({ columns: 1, page: 1, scrollTo: () => {} });
  const wanted = useRef<string | null>(null);
  const found = activeId === null ? -1 : sources.findIndex(({ id }) => id === activeId);
  const active = Math.max(0, found);
  const order = () => sources.map(({ id }) => id);

  const linkOf = (id: string) => scroll?.querySelector<HTMLElement>(`[data-source="${CSS.escape(id)}"] [data-open]`);
  // The line of the source that shall have the focus may only be drawn after scrolling.
  useLayoutEffect(() => {
    const link = wanted.current === null ? null : linkOf(wanted.current);
    if (!link) return;
    wanted.current = null;
    link.focus({ preventScroll: true });
  });

  // Whoever comes back from a source, and has the focus nowhere else, goes on at it. By then the list is scrolled to where it was left.
  const goOn = useEffectEvent(() => {
    if (activeId === null || found === -1 || document.activeElement !== document.body) return;
    linkOf(activeId)?.focus({ preventScroll: true });
    layout.current.scrollTo(active);
  });
  useEffect(() => {
    if (!scroll) return;
    const frame = requestAnimationFrame(() => goOn());
    return () => cancelAnimationFrame(frame);
  }, [scroll]);

  // Whoever loses the source that had the focus (deleted, moved) goes on with the one that took its place.
  const lastActive = useRef(0);
  const hadFocus = useRef(false);
  const onGone = useEffectEvent(() => {
    const next = sources[Math.min(lastActive.current, sources.length - 1)];
    if (!next) return;
    setActiveId(next.id);
    if (hadFocus.current && (document.activeElement === document.body || document.activeElement === null)) wanted.current = next.id;
  });
  const isGone = activeId !== null && found === -1;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);
  useEffect(() => {
    lastActive.current = active;
  }, [active]);
  useEffect(() => () => store.change(() => noSelection), [store, listId]);

  const goTo = (index: number) => {
    const target = sources[index];
    if (!target) return;
    setActiveId(target.id);
    wanted.current = target.id;
    layout.current.scrollTo(index);
  };
  const select = (how: (selection: Selection) => Selection) => store.change(how);
  useSelectionKeys({
    onSelectAll: () => select((selection) => withAll(selection, order())),
    onEscape: () => {
      const selection = store.current();
      if (!selection.isOn) return onLeave(() => linkOf(activeId ?? '')?.focus());
      select(selection.ids.size > 0 || selection.allOf !== null ? cleared : () => noSelection);
      return true;
    },
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const id = idAt(target);
    const current = sources[active];
    if (id === null || !current || target.closest('[role="menu"], [role="dialog"], input, textarea')) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const taken = () => {
      event.preventDefault();
      event.stopPropagation();
    };

    // What else can be pressed in a cell (its site, Retry, its menu) has Enter, Space and what it takes for itself.
    if (event.defaultPrevented || (target.closest('[data-open]') === null && (event.key === 'Enter' || event.key === ' '))) return;
    const to = event.altKey ? null : gridMove({ index: active, count: sources.length, ...layout.current, isRtl: getComputedStyle(target).direction === 'rtl' }, event);
    if (to !== null) {
      taken();
      const next = sources[to];
      if (event.shiftKey && next) {
        select((selection) => extendedTo(selection.anchor === null ? toggled(selection, current.id, order()) : selection, next.id, order()));
      }
      return goTo(to);
    }
    if (event.altKey || isCommand) return;
    if (event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10')) {
      taken();
      target.closest('[data-source]')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
    } else if (event.key === 'Enter') {
      taken();
      void navigate(`/source/${current.id}`);
    } else if (event.key === 'x' || event.key === 'X' || (event.key === ' ' && store.current().isOn)) {
      taken();
      select((selection) => (event.shiftKey ? extendedTo(selection, current.id, order()) : toggled(selection, current.id, order())));
    } else if (event.key === ' ') {
      taken();
      onPreviewKey(current.id);
    } else {
      const task = taskOf(event);
      if (task && onTask(task, current.id)) taken();
    }
  };

  const longPress = useLongPress((target) => {
    const id = idAt(target);
    if (id === null) return;
    setActiveId(id);
    select((selection) => toggled(selection, id, order()));
  });

  // On the way down: the link would go before the press came back up to here.
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const id = idAt(target);
    if (id === null) return;
    const isOnBox = target.closest('[role="checkbox"]') !== null;
    const isOnLink = target.closest('[data-open]') !== null;
    if (!isOnBox && !isOnLink) return;
    if (longPress.isOver()) return event.preventDefault();
    setActiveId(id);
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isOnBox && !isCommand && !event.shiftKey && !store.current().isOn) {
      if (onPress(id)) event.preventDefault();
      return;
    }
    event.preventDefault();
    select((selection) => (event.shiftKey ? extendedTo(selection, id, order()) : toggled(selection, id, order())));
  };

  // A router's link would do the same, at the price of eight hooks for each of very many.
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const tag = target.closest('[data-tag]')?.getAttribute('data-tag');
    if (tag) return onTag(tag);
    const link = target.closest('a[data-open], a[data-way]');
    const isForTheBrowser = event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || isForTheBrowser) return;
    event.preventDefault();
    void navigate(link.getAttribute('href') ?? '');
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = idAt(event.target);
    hadFocus.current = id !== null;
    if (id === null) return;
    if (id !== activeId) setActiveId(id);
    onPointed(id, 'focus');
  };
  // What is taken off the page loses the focus without a word.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    hadFocus.current = currentTarget.contains(relatedTarget);
  };
  // A row that comes under a pointer that rests, because keys scroll the list or the preview takes its room, is not pointed at.
  const rest = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    const note = ({ screenX: x, screenY: y }: globalThis.PointerEvent) => {
      rest.current = { x, y };
    };
    document.addEventListener('pointermove', note, { capture: true, passive: true });
    return () => document.removeEventListener('pointermove', note, { capture: true });
  }, []);
  const onPointerOver = (event: PointerEvent<HTMLElement>) => {
    const hasMoved = rest.current?.x !== event.screenX || rest.current.y !== event.screenY;
    const id = event.pointerType === 'mouse' && hasMoved ? idAt(event.target as HTMLElement) : null;
    if (id !== null) onPointed(id, 'pointer');
  };

  const { isOver: _, ...presses } = longPress;
  return {
    active,
    onLayout: (next: Layout) => {
      const isOther = next.columns !== layout.current.columns;
      layout.current = next;
      if (!isOther || !hadFocus.current) return;
      // With other columns a card may stand in another row, and is drawn again there.
      if (document.activeElement === document.body) linkOf(activeId ?? '')?.focus({ preventScroll: true });
      next.scrollTo(active);
    },
    gestures: { onKeyDown, onClickCapture, onClick, onFocus, onBlur, onPointerOver, ...presses },
  };
}

/** The source in whose cell an element lies. Portals (menus, dialogs) are not in it. */
function idAt(element: Element): string | null {
  return element.closest('[data-source]')?.getAttribute('data-source') ?? null;
}
