import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { createContext, lazy, Suspense, use, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { createValue } from '#client/state/createValue.ts';
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

/** The library that stacks toasts: loaded for the first one, ready once its place on the page is. */
const library = () => import('sonner');
const Sonner = lazy(async () => ({ default: (await library()).Toaster }));
const isWanted = createValue(false);
let placeIsReady: () => void = () => {};
const ready = new Promise<void>((resolve) => {
  placeIsReady = resolve;
});
let count = 0;

/** Shows one line at the bottom and returns its id. */
export function showToast({ type, message, action, duration }: ToastOptions): ToastId {
  const id = `toast-${++count}`;
  if (action) undoable.set(id, action.onAction);
  isWanted.set(true);
  void Promise.all([library(), ready]).then(([{ toast }]) => {
    if (withdrawn.delete(id)) return;
    toast.custom(() => <ToastBody id={id} type={type} message={message} action={action} />, {
      id,
      duration: duration ?? (type === 'error' ? Number.POSITIVE_INFINITY : action ? 5000 : 3000),
      onDismiss: () => forget(id),
      onAutoClose: () => forget(id),
    });
    shown.add(id);
  });
  return id;
}

function forget(id: ToastId) {
  undoable.delete(id);
  shown.delete(id);
}

/** Takes a toast away before its time. */
export function dismissToast(id: ToastId): void {
  if (!shown.has(id)) withdrawn.add(id);
  forget(id);
  void library().then(({ toast }) => toast.dismiss(id));
}

/** Toasts that reached the page, and those that were taken away before they did. */
const shown = new Set<ToastId>();
const withdrawn = new Set<ToastId>();

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

  const isOpen = isWanted.use();
  return (
    <DismissLabel value={dismissLabel}>
      <Place ref={place}>
        {isOpen && (
          <Suspense>
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
            <Ready />
          </Suspense>
        )}
      </Place>
    </DismissLabel>
  );
}

/** Stands after the library's own part, so that its effects have run: from now on it hears of toasts. */
function Ready() {
  useEffect(() => placeIsReady(), []);
  return null;
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
