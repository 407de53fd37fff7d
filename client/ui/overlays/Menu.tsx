import { cloneElement, createContext, use, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { onDemand } from '../onDemand.ts';
import type { MenuActionProps, MenuChoiceProps, MenuItemProps, MenuPlacement, MenuSegmentsProps, MenuSubProps } from './menuProps.ts';
import { useDisclosure, type TriggerProps } from './useDisclosure.ts';

const parts = onDemand(() => import('./MenuParts.tsx'));

/** What renders the insides of the open menu around. */
const PartsContext = createContext<typeof import('./MenuParts.tsx') | null>(null);

type MenuProps = MenuPlacement & {
  /** One element that takes a ref and has none of its own, such as an `IconButton`. */
  trigger: ReactElement<TriggerProps>;
  /** `MenuItem`, `MenuSeparator`, `MenuChoice`, `MenuSegments`, `MenuSub`. */
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Runs before the focus goes back to the trigger; may prevent that. */
  onCloseAutoFocus?: (event: Event) => void;
};

/**
 * A menu that opens from a button. Until it is first opened it is only that button, of which a list may have very many;
 * the rest is loaded when a pointer or the focus comes to one.
 */
export function Menu({ trigger, children, align = 'end', side = 'bottom', sideOffset = 4, collisionPadding = 8, width, open, onOpenChange, onCloseAutoFocus }: MenuProps) {
  const own = trigger.props;
  const { id, anchor, isOpen, isShown, part: loaded, change, trigger: shared } = useDisclosure(parts, 'menu', { open, onOpenChange }, own);
  const anchorId = own.id ?? `${id}button`;
  return (
    <>
      {cloneElement(trigger, {
        ...shared,
        id: anchorId,
        onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
          own.onPointerDown?.(event);
          if (event.defaultPrevented || own.disabled || event.button !== 0 || event.ctrlKey) return;
          change(!isOpen, 'pointer');
          // The focus goes into the menu, not to the button first.
          if (!isOpen) event.preventDefault();
        },
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          own.onClick?.(event);
          // A click without a pointer: of assistive technology, or of a key pressed elsewhere.
          if (!event.defaultPrevented && event.detail === 0) change(!isOpen);
        },
        onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
          own.onKeyDown?.(event);
          if (event.defaultPrevented || own.disabled || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          change(event.key === 'ArrowDown' || !isOpen);
        },
      })}
      {loaded && (
        <PartsContext value={loaded}>
          <loaded.MenuPanel
            id={id}
            anchor={anchor}
            anchorId={anchorId}
            open={isShown}
            onOpenChange={change}
            align={align}
            side={side}
            sideOffset={sideOffset}
            collisionPadding={collisionPadding}
            width={width}
            onCloseAutoFocus={onCloseAutoFocus}
          >
            {children}
          </loaded.MenuPanel>
        </PartsContext>
      )}
    </>
  );
}

/** @throws Error outside an open `Menu` */
function useParts() {
  const loaded = use(PartsContext);
  if (!loaded) throw new Error('The parts of a menu need a Menu around them.');
  return loaded;
}

/** One thing to do. Destructive ones come last, after a separator. */
export function MenuItem(props: MenuItemProps) {
  const { MenuItem: Part } = useParts();
  return <Part {...props} />;
}

/** A tall item with a line of explanation. */
export function MenuAction(props: MenuActionProps) {
  const { MenuAction: Part } = useParts();
  return <Part {...props} />;
}

/** Items of which exactly one is ticked. */
export function MenuChoice<V extends string>(props: MenuChoiceProps<V>) {
  const { MenuChoice: Part } = useParts();
  return <Part {...props} />;
}

/** An item that opens a further menu beside it. */
export function MenuSub(props: MenuSubProps) {
  const { MenuSub: Part } = useParts();
  return <Part {...props} />;
}

/** A few ways side by side in one row of a menu (the theme). Arrows reach each of them; choosing leaves the menu open. */
export function MenuSegments<V extends string>(props: MenuSegmentsProps<V>) {
  const { MenuSegments: Part } = useParts();
  return <Part {...props} />;
}

/** A hairline between groups of items. */
export const MenuSeparator = styled.div.attrs({ role: 'separator' })`
  height: 1px;
  margin: 4px 8px;
  background: var(--line-1);
`;
