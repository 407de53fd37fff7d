import { Check, ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as DropdownPrimitive } from 'radix-ui';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { Kbd } from './Kbd.tsx';
import { itemLook, menuSurface } from './menuLook.ts';
import { segmentLook, segmentTrack } from './segments.ts';

type MenuProps = {
  /** One element that takes a ref, such as an `IconButton`. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuSeparator`, `MenuChoice`, `MenuSegments`, `MenuSub`. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Width in px; at least 200 without it. */
  width?: number;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Runs before the focus goes back to the trigger; may prevent that. */
  onCloseAutoFocus?: (event: Event) => void;
};

/** A menu that opens from a button. */
export function Menu({ trigger, children, align = 'end', side = 'bottom', width, open, onOpenChange, onCloseAutoFocus }: MenuProps) {
  return (
    <DropdownPrimitive.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownPrimitive.Trigger asChild>{trigger}</DropdownPrimitive.Trigger>
      <DropdownPrimitive.Portal>
        <DropdownPanel
          className="pop"
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          style={{ width }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          {children}
        </DropdownPanel>
      </DropdownPrimitive.Portal>
    </DropdownPrimitive.Root>
  );
}

type MenuItemProps = {
  children: ReactNode;
  icon?: LucideIcon;
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

/** One thing to do. Destructive ones come last, after a separator. */
export function MenuItem({ children, icon, shortcut, value, danger = false, disabled, onSelect, link }: MenuItemProps) {
  const face = (
    <>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {(value || shortcut) && (
        <End>
          {value}
          {shortcut && (
            <Kbd $bare aria-hidden>
              {shortcut}
            </Kbd>
          )}
        </End>
      )}
    </>
  );
  if (link) {
    return (
      <Item asChild disabled={disabled} onSelect={onSelect} $danger={danger}>
        {cloneElement(link, undefined, face)}
      </Item>
    );
  }
  return (
    <Item disabled={disabled} onSelect={onSelect} $danger={danger}>
      {face}
    </Item>
  );
}

type MenuChoiceProps<V extends string> = {
  value: V;
  onChange: (value: V) => void;
  choices: readonly { value: V; label: ReactNode; icon?: LucideIcon }[];
};

/** Items of which exactly one is ticked. */
export function MenuChoice<V extends string>({ value, onChange, choices }: MenuChoiceProps<V>) {
  return (
    <DropdownPrimitive.RadioGroup value={value} onValueChange={(next: string) => onChange(next as V)}>
      {choices.map((choice) => (
        <RadioItem key={choice.value} value={choice.value} $danger={false}>
          {choice.icon && <Icon of={choice.icon} />}
          <span>{choice.label}</span>
          {choice.value === value && (
            <End>
              <Icon of={Check} size={14} />
            </End>
          )}
        </RadioItem>
      ))}
    </DropdownPrimitive.RadioGroup>
  );
}

type MenuSubProps = { label: ReactNode; icon?: LucideIcon; value?: ReactNode; children: ReactNode };

/** An item that opens a further menu beside it. */
export function MenuSub({ label, icon, value, children }: MenuSubProps) {
  return (
    <DropdownPrimitive.Sub>
      <SubTrigger $danger={false}>
        {icon && <Icon of={icon} />}
        <span>{label}</span>
        <End>
          {value}
          <TurnedIcon>
            <Icon of={ChevronRight} size={14} />
          </TurnedIcon>
        </End>
      </SubTrigger>
      <DropdownPrimitive.Portal>
        <SubPanel className="pop" sideOffset={6} collisionPadding={8}>
          {children}
        </SubPanel>
      </DropdownPrimitive.Portal>
    </DropdownPrimitive.Sub>
  );
}

type MenuSegmentsProps<V extends string> = {
  label: string;
  icon?: LucideIcon;
  value: V;
  onChange: (value: V) => void;
  segments: readonly { value: V; label: string; icon: LucideIcon }[];
};

/** A few ways side by side in one row of a menu (the theme). Arrows reach each of them; choosing leaves the menu open. */
export function MenuSegments<V extends string>({ label, icon, value, onChange, segments }: MenuSegmentsProps<V>) {
  return (
    <SegmentsRow>
      {icon && <Icon of={icon} />}
      <span>{label}</span>
      <End>
        <DropdownPrimitive.RadioGroup asChild value={value} onValueChange={(next: string) => onChange(next as V)}>
          <SegmentsTrack aria-label={label}>
            {segments.map((segment) => (
              <SegmentItem
                key={segment.value}
                value={segment.value}
                aria-label={segment.label}
                title={segment.label}
                onSelect={(event: Event) => event.preventDefault()}
              >
                <Icon of={segment.icon} />
              </SegmentItem>
            ))}
          </SegmentsTrack>
        </DropdownPrimitive.RadioGroup>
      </End>
    </SegmentsRow>
  );
}

const DropdownPanel = styled(DropdownPrimitive.Content)`
  --pop-origin: var(--radix-dropdown-menu-content-transform-origin);
  --pop-room: var(--radix-dropdown-menu-content-available-height);
  ${menuSurface}
`;

const End = styled.span`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline-start: auto;
  padding-inline-start: 12px;
  color: var(--fg-3);
  font-size: 12px;
`;

const TurnedIcon = styled.span`
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

const SegmentsRow = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding-inline: 8px 4px;
  font-size: 13px;

  > svg {
    color: var(--fg-3);
  }
`;

const SegmentsTrack = styled.div`
  ${segmentTrack}
`;

/** A hairline between groups of items. */
export const MenuSeparator = styled.div.attrs({ role: 'separator' })`
  height: 1px;
  margin: 4px 8px;
  background: var(--line-1);
`;

const Item = styled(DropdownPrimitive.Item)<{ $danger: boolean }>`
  ${itemLook}
`;

const RadioItem = styled(DropdownPrimitive.RadioItem)<{ $danger: boolean }>`
  ${itemLook}
`;

const SegmentItem = styled(DropdownPrimitive.RadioItem)`
  ${segmentLook}
`;

const SubTrigger = styled(DropdownPrimitive.SubTrigger)<{ $danger: boolean }>`
  ${itemLook}
`;

const SubPanel = styled(DropdownPrimitive.SubContent)`
  --pop-origin: var(--radix-dropdown-menu-content-transform-origin);
  --pop-room: var(--radix-dropdown-menu-content-available-height);
  ${menuSurface}
`;
