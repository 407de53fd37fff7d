import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { createContext, use, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';

export type ToastType = 'success' | 'error' | 'info' | 'warning';

export type ToastOptions = {
  type: ToastType;
  message: string;
  /** A way back or on; Undo makes the toast stay for 5 s. */
  action?: { label: string; onAction: () => void };
  /** In ms. Default 3000, 5000 with an action; errors stay until they are dismissed. */
  duration?: number;
};

type ToastId = string | number;

/** Toasts on the screen that have a way back, newest last. */
const undoable = new Map<ToastId, () => void>();

/** Shows one line at the bottom and returns its id. */
export function showToast({ type, message, action, duration }: ToastOptions): ToastId {
  const id = sonner.custom((toastId) => <ToastBody id={toastId} type={type} message={message} action={action} />, {
    duration: duration ?? (type === 'error' ? Number.POSITIVE_INFINITY : action ? 5000 : 3000),
    onDismiss: ({ id: gone }) => undoable.delete(gone),
    onAutoClose: ({ id: gone }) => undoable.delete(gone),
  });
  if (action) undoable.set(id, action.onAction);
  return id;
}

/** Takes a toast away before its time. */
export function dismissToast(id: ToastId): void {
  undoable.delete(id);
  sonner.dismiss(id);
}

const DismissLabel = createContext('');

type ToastBodyProps = Pick<ToastOptions, 'type' | 'message' | 'action'> & { id: ToastId };

function ToastBody({ id, type, message, action }: ToastBodyProps) {
  const dismissLabel = use(DismissLabel);
  return (
    <Line role={type === 'error' ? 'alert' : 'status'}>
      <Sign $type={type}>
        <Icon of={iconOf[type]} />
      </Sign>
      <Message>{message}</Message>
      {action && (
        <Action
          type="button"
          onClick={() => {
            action.onAction();
            dismissToast(id);
          }}
        >
          {action.label}
        </Action>
      )}
      <Cross type="button" aria-label={dismissLabel} onClick={() => dismissToast(id)}>
        <Icon of={X} size={14} />
      </Cross>
    </Line>
  );
}

const iconOf = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };

type ToasterProps = { label: string; dismissLabel: string; direction: 'ltr' | 'rtl' };

/** The one place where toasts appear; `UiProvider` mounts it. F8 goes to the newest, Ctrl or Cmd Z runs its Undo. */
export function Toaster({ label, dismissLabel, direction }: ToasterProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') focusNewest(place.current);
      if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) undoNewest(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <DismissLabel value={dismissLabel}>
      <Place ref={place}>
        <Sonner
          position="bottom-center"
          dir={direction}
          visibleToasts={3}
          gap={8}
          expand
          offset={{ bottom: 'var(--toast-bottom, 24px)' }}
          mobileOffset={{ bottom: 'var(--toast-bottom, 96px)', left: 16, right: 16 }}
          hotkey={['F8']}
          containerAriaLabel={label}
        />
      </Place>
    </DismissLabel>
  );
}

function focusNewest(place: HTMLElement | null) {
  place?.querySelector<HTMLElement>('[data-sonner-toast][data-front="true"] button')?.focus();
}

function undoNewest(event: KeyboardEvent) {
  const isTyping =
    event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable="true"]') !== null;
  const newest = [...undoable].at(-1);
  if (isTyping || !newest) return;
  event.preventDefault();
  const [id, undo] = newest;
  undo();
  dismissToast(id);
}

const Place = styled.div`
  [data-sonner-toaster] {
    --width: 480px;
    z-index: var(--z-toast);
    font-family: var(--font-ui);
  }

  [data-sonner-toast] {
    display: flex;
    justify-content: center;
    width: 100%;
  }

  [data-sonner-toast]:focus-visible {
    box-shadow: none;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  width: max-content;
  max-width: 100%;
  min-height: 44px;
  padding-block: 6px;
  padding-inline: 14px 8px;
  border-radius: var(--r-lg);
  background: var(--bg-inverse);
  color: var(--fg-inverse);
  box-shadow: var(--shadow-pop);
  font: var(--text-13);
`;

const toneOf = {
  success: 'var(--inverse-ok)',
  error: 'var(--inverse-bad)',
  info: 'var(--inverse-info)',
  warning: 'var(--mark-line)',
} satisfies Record<ToastType, string>;

const Sign = styled.span<{ $type: ToastType }>`
  color: ${({ $type }) => toneOf[$type]};
`;

const Message = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Action = styled.button`
  flex: none;
  height: 28px;
  margin-inline-start: 4px;
  padding: 0 10px;
  border-radius: var(--r-sm);
  color: var(--inverse-link);
  font-size: 13px;
  font-weight: 500;

  &:hover {
    background: var(--inverse-hover);
  }
`;

const Cross = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: var(--r-sm);
  color: var(--fg-inverse-2);

  &:hover {
    background: var(--inverse-hover);
    color: var(--fg-inverse);
  }

  ${Action} + & {
    margin-inline-start: -8px;
  }
`;
