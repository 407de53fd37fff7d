import { CircleAlert, X } from 'lucide';
import { Dialog as Primitive } from 'radix-ui';
import { useRef, type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { IconButton } from '../controls/IconButton.tsx';
import { Icon } from '../display/Icon.tsx';
import { findFirstStop, giveFocus, rememberFocus } from '../focus/returnFocus.ts';
import { onPhone } from '../mixins.ts';
import { Overlay, Panel } from './dialogFrame.ts';

export type DialogProps = {
  open: boolean;
  /** Called with false when the person cancels: Escape, the cross, a click outside (as long as nothing was typed). */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Fields and texts, laid out 16 px apart. */
  children?: ReactNode;
  /** Cancel, then the action; the action is a `<Button type="submit">`. */
  footer?: ReactNode;
  /** An extra action at the other end of the footer. */
  footerLead?: ReactNode;
  /** A failure no field caused; shown above the footer and read out. */
  error?: ReactNode;
  /** Enter in a one-line field, Ctrl or Cmd with Enter in a text area, or a click on the submit button. */
  onSubmit?: () => void;
  /** For what cannot be undone: no cross, no closing by a click outside; Escape still cancels. */
  persistent?: boolean;
  /** Name of the cross. Needed unless `persistent`. */
  closeLabel?: string;
  /** Width in px, 400 to 600. */
  width?: number;
  /** Tighter body for pickers. */
  tight?: boolean;
  /** Where the focus goes on closing when that is not where it came from. */
  returnFocusRef?: RefObject<HTMLElement | null>;
};

/** A question in front of everything else. Takes the focus to its first field and gives it back on closing. */
export function Dialog(props: DialogProps) {
  return (
    <Primitive.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Primitive.Portal>
        <Overlay />
        <DialogPanel {...props} />
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function DialogPanel({
  title,
  description,
  children,
  footer,
  footerLead,
  error,
  onSubmit,
  persistent = false,
  closeLabel,
  width = 480,
  tight = false,
  returnFocusRef,
}: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const giveFocusBack = useRef<() => void>(() => undefined);
  // Whoever has typed something must not lose it to a click beside the dialog.
  const isTypedIn = useRef(false);
  const staysOpen = (target: EventTarget | null) => persistent || isTypedIn.current || isOnToast(target);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };

  return (
    <Panel
      ref={panel}
      className="dialog"
      role={persistent ? 'alertdialog' : 'dialog'}
      aria-describedby={description ? undefined : ''}
      style={{ width }}
      onOpenAutoFocus={(event) => {
        giveFocusBack.current = rememberFocus();
        // Without a field the panel itself: on the cross, Escape would only close the cross's tooltip.
        const first = panel.current && (findFirstStop(panel.current) ?? panel.current);
        if (first) {
          event.preventDefault();
          first.focus();
        }
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (returnFocusRef?.current) giveFocus(returnFocusRef.current);
        else giveFocusBack.current();
      }}
      onPointerDownOutside={(event) => {
        if (staysOpen(event.target)) event.preventDefault();
      }}
      onInteractOutside={(event) => {
        if (staysOpen(event.target)) event.preventDefault();
      }}
    >
      <form
        noValidate
        onSubmit={submit}
        onKeyDown={submitFromTextArea}
        onInput={({ target }) => {
          isTypedIn.current ||= (target as Element).matches('textarea, input:not([type="search"])');
        }}
      >
        <Head>
          <Title>{title}</Title>
          {!persistent && closeLabel && (
            <Primitive.Close asChild>
              <IconButton icon={X} size={28} label={closeLabel} />
            </Primitive.Close>
          )}
        </Head>
        {description && <Description>{description}</Description>}
        <Body $tight={tight}>{children}</Body>
        {error && (
          <Failure role="alert">
            <Icon of={CircleAlert} size={14} />
            {error}
          </Failure>
        )}
        {footer && (
          <Footer>
            {footerLead && <Lead>{footerLead}</Lead>}
            {footer}
          </Footer>
        )}
      </form>
    </Panel>
  );
}

function submitFromTextArea(event: KeyboardEvent<HTMLFormElement>) {
  const isCommand = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (isCommand && event.target instanceof HTMLTextAreaElement) {
    event.preventDefault();
    pressSubmit(event.currentTarget);
  }
}

/** Goes through the button, so that one that is off keeps its word. */
function pressSubmit(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (button) button.click();
  else form.requestSubmit();
}

/** Toasts lie above dialogs: pressing Undo there is not a click outside. */
function isOnToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}

const Head = styled.header`
  /* What a finger presses beyond the cross lies over what follows. */
  position: relative;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  padding-block: 20px 0;
  padding-inline: 24px 16px;
`;

const Title = styled(Primitive.Title)`
  padding-block-start: 2px;
  font: var(--text-16);
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;
`;

const Description = styled(Primitive.Description)`
  padding: 4px 24px 0;
  color: var(--fg-2);
  font: var(--text-13);
`;

const Body = styled.div<{ $tight: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $tight }) => ($tight ? 12 : 16)}px;
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 16px 24px ${({ $tight }) => ($tight ? 16 : 24)}px;
`;

const Failure = styled.p`
  display: flex;
  gap: 6px;
  padding: 0 24px 16px;
  color: var(--danger-fg);
  font: var(--text-12);
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 24px;
  border-block-start: 1px solid var(--line-1);
  background: color-mix(in srgb, var(--bg-sunken) 55%, transparent);

  ${onPhone} {
    > button {
      flex: 1;
    }
  }
`;

const Lead = styled.div`
  margin-inline: -8px auto;

  ${onPhone} {
    flex-basis: 100%;
  }
`;
