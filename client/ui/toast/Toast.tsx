import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import { createContext, lazy, Suspense, use, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { createSharedValue } from '#client/state/createSharedValue.ts';
import { Icon } from '../display/Icon.tsx';
import { fingerSized } from '../mixins.ts';
import { forcedEdge } from '../mixins.ts';
import { useToastFocus } from './toastFocus.ts';

export type ToastType = 'success' | 'error' | 'info' | 'warning';

export type ToastOptions = {
  type: ToastType;
  message: string;
  /** A way back or on. */
  action?: { label: string; onAction: () => void };
  /** In ms, without the time in which one points at a toast or has the focus in one. Default 3000; errors stay until they are dismissed. */
  duration?: number;
};

type ToastId = string | number;

/** Toasts on the screen that have a way back, newest last. */
const undoable = new Map<ToastId, () => void>();

/** The library that stacks toasts: loaded for the first one, ready once its place on the page is. */
const library = () => import('sonner');
const ToastStack = lazy(() => import('./ToastStack.tsx'));
const isWanted = createSharedValue(false);
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
    const lasts = duration ?? (type === 'error' ? Number.POSITIVE_INFINITY : DEFAULT_MS);
    toast.custom(() => <ToastBody id={id} type={type} message={message} action={action} duration={lasts} />, {
      id,
      // The library's own clock runs on while a toast has the focus.
      duration: Number.POSITIVE_INFINITY,
      onDismiss: () => forget(id),
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

const DEFAULT_MS = 3000;

const DismissLabel = createContext('');
/** Whether somebody is at the toasts, with the pointer or the focus: then all of them stay. */
const HeldContext = createContext(false);

type ToastBodyProps = Pick<ToastOptions, 'type' | 'message' | 'action'> & { id: ToastId; duration: number };

function ToastBody({ id, type, message, action, duration }: ToastBodyProps) {
  const dismissLabel = use(DismissLabel);
  useLeave(() => dismissToast(id), duration);
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

/** Leaves after so many ms in which nobody was at the toasts and the page was in sight. */
function useLeave(leave: () => void, duration: number) {
  const isHeld = use(HeldContext);
  const isHidden = useSyncExternalStore(listenVisibility, () => document.hidden);
  const left = useRef(duration);
  const onTime = useEffectEvent(leave);
  const runs = !isHeld && !isHidden && Number.isFinite(duration);
  useEffect(() => {
    if (!runs) return;
    const since = performance.now();
    const timer = setTimeout(() => onTime(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [runs]);
}

function listenVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const iconOf = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };

type ToasterProps = { label: string; dismissLabel: string; direction: 'ltr' | 'rtl' };

/** The one place where toasts appear; `UiProvider` mounts it. F8 goes to the newest, Ctrl or Cmd Z runs its Undo. */
export function Toaster({ label, dismissLabel, direction }: ToasterProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const { hasFocus, handlers } = useToastFocus();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') focusNewest(place.current);
      if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey) undoNewest(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // Who presses Undo has the pointer in a toast that goes at once: no leaving is heard of it.
  useEffect(() => {
    if (!isPointedAt) return;
    const onPointerOver = ({ target }: PointerEvent) => setIsPointedAt(target instanceof Node && place.current?.contains(target) === true);
    document.addEventListener('pointerover', onPointerOver);
    return () => document.removeEventListener('pointerover', onPointerOver);
  }, [isPointedAt]);

  const isOpen = isWanted.use();
  return (
    <DismissLabel value={dismissLabel}>
      <div
        ref={place}
        onPointerEnter={() => setIsPointedAt(true)}
        onPointerLeave={() => setIsPointedAt(false)}
        {...handlers}
      >
        {isOpen && (
          <HeldContext value={isPointedAt || hasFocus}>
            <Suspense>
              <ToastStack label={label} direction={direction}>
                <Ready />
              </ToastStack>
            </Suspense>
          </HeldContext>
        )}
      </div>
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

const Line = styled.div`
  ${forcedEdge}
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
  ${fingerSized}
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
  ${fingerSized}
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

  @media (pointer: fine) {
    ${Action} + & {
      margin-inline-start: -8px;
    }
  }
`;
