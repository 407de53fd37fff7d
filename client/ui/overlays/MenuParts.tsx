import { Check, ChevronRight } from 'lucide';
import { Menu as Primitive } from 'radix-ui/internal';
import { cloneElement, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { segmentStyles, segmentTrack } from '../controls/segments.ts';
import { Icon } from '../display/Icon.tsx';
import { Kbd } from '../display/Kbd.tsx';
import { giveFocus } from '../focus/returnFocus.ts';
import type { MenuActionProps, MenuChoiceProps, MenuItemProps, MenuPlacement, MenuSegmentsProps, MenuSubProps } from './menuProps.ts';
import { itemStyles, menuSurface } from './menuStyles.ts';

type MenuPanelProps = MenuPlacement & {
  id: string;
  /** The button it opens from, and its id. */
  anchor: RefObject<HTMLElement | null>;
  anchorId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Runs before the focus goes back to the button; may prevent that. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

/** What a `Menu` shows when it is open. */
export function MenuPanel({ id, anchor, anchorId, open, onOpenChange, align, side, sideOffset, collisionPadding, width, onCloseAutoFocus, children }: MenuPanelProps) {
  const wasLeftFor = useRef(false);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Primitive.Anchor virtualRef={anchor} />
      <Primitive.Portal>
        <Panel
          id={id}
          aria-labelledby={anchorId}
          className="pop"
          align={align}
          side={side}
          sideOffset={sideOffset}
          collisionPadding={collisionPadding}
          style={{ width }}
          onInteractOutside={() => {
            wasLeftFor.current = true;
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            // Whoever pressed something else has the focus there.
            if (!event.defaultPrevented && !wasLeftFor.current) giveFocus(anchor.current);
            wasLeftFor.current = false;
            event.preventDefault();
          }}
        >
          {children}
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** How `MenuItem` is drawn. */
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

/** How `MenuAction` is drawn. */
export function MenuAction({ icon, label, hint, onSelect }: MenuActionProps) {
  return (
    <ActionRow onSelect={onSelect}>
      <Icon of={icon} size={18} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </ActionRow>
  );
}

/** How `MenuChoice` is drawn. */
export function MenuChoice<V extends string>({ value, onChange, choices }: MenuChoiceProps<V>) {
  return (
    <Primitive.RadioGroup value={value} onValueChange={(next: string) => onChange(next as V)}>
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
    </Primitive.RadioGroup>
  );
}

/** How `MenuSub` is drawn. */
export function MenuSub({ label, icon, value, children }: MenuSubProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Primitive.Sub open={isOpen} onOpenChange={setIsOpen}>
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
      <Primitive.Portal>
        <SubPanel className="pop" sideOffset={6} collisionPadding={8}>
          {children}
        </SubPanel>
      </Primitive.Portal>
    </Primitive.Sub>
  );
}

/** How `MenuSegments` is drawn. */
export function MenuSegments<V extends string>({ label, icon, value, onChange, segments }: MenuSegmentsProps<V>) {
  return (
    <SegmentsRow>
      {icon && <Icon of={icon} />}
      <span>{label}</span>
      <End>
        <Primitive.RadioGroup asChild value={value} onValueChange={(next: string) => onChange(next as V)}>
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
        </Primitive.RadioGroup>
      </End>
    </SegmentsRow>
  );
}

const Panel = styled(Primitive.Content)`
  --pop-origin: var(--radix-popper-transform-origin);
  --pop-room: var(--radix-popper-available-height);
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

const Item = styled(Primitive.Item)<{ $danger: boolean }>`
  ${itemStyles}
`;

const ActionRow = styled(Primitive.Item)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 4px 10px;
  border-radius: var(--r-sm);
  font-size: 13px;
  font-weight: 500;
  line-height: 18px;
  cursor: pointer;
  user-select: none;

  svg {
    color: var(--accent-fg);
  }

  small {
    display: block;
    color: var(--fg-3);
    font: var(--text-12);
  }

  &[data-highlighted] {
    background: var(--bg-hover);
    outline: none;
  }
`;

const RadioItem = styled(Primitive.RadioItem)<{ $danger: boolean }>`
  ${itemStyles}
`;

const SegmentItem = styled(Primitive.RadioItem)`
  ${segmentStyles}
`;

const SubTrigger = styled(Primitive.SubTrigger)<{ $danger: boolean }>`
  ${itemStyles}
`;

const SubPanel = styled(Primitive.SubContent)`
  --pop-origin: var(--radix-popper-transform-origin);
  --pop-room: var(--radix-popper-available-height);
  ${menuSurface}
`;
