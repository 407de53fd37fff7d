import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { fingerSized, forcedEdge } from '../mixins.ts';
import { dismissToast, type ShownToast, type ToastType } from './toasts.ts';

const DEFAULT_MS = 3000;
/** With a way back or on, to read and to reach. */
const WITH_ACTION_MS = 5000;
/** A page that hangs shows nothing: of the time between two looks, so much counts at most. */
const STEP_MS = 250;

type ToastLineProps = {
  toast: ShownToast;
  dismissLabel: string;
  /** Somebody is at the toasts, with the pointer or the focus: then all of them stay. */
  isHeld: boolean;
};

/** What one sees of a toast; it leaves by itself when its time is over. */
export function ToastLine({ toast: { id, type, message, action, secondAction, duration }, dismissLabel, isHeld }: ToastLineProps) {
  const dismiss = () => dismissToast(id);
  useLeave(dismiss, duration ?? (type === 'error' ? Infinity : action ? WITH_ACTION_MS : DEFAULT_MS), isHeld);
  return (
    <Line role={type === 'error' ? 'alert' : 'status'}>
      <Sign $type={type}>
        <Icon of={iconOf[type]} />
      </Sign>
      <Message>{message}</Message>
      {[action, secondAction].map(
        (way) =>
          way && (
            <Action
              key={way.label}
              type="button"
              onClick={() => {
                way.onAction();
                dismiss();
              }}
            >
              {way.label}
            </Action>
          ),
      )}
      <Cross type="button" aria-label={dismissLabel} onClick={dismiss}>
        <Icon of={X} size={14} />
      </Cross>
    </Line>
  );
}

/** Leaves after so many ms in which nobody was at the toasts, the page was in sight, and it did not hang. */
function useLeave(leave: () => void, duration: number, isHeld: boolean) {
  const isHidden = useSyncExternalStore(listenVisibility, () => document.hidden);
  const left = useRef(duration);
  const onTime = useEffectEvent(leave);
  const runs = !isHeld && !isHidden && Number.isFinite(duration);
  useEffect(() => {
    if (!runs) return;
    let since = performance.now();
    const count = () => {
      const now = performance.now();
      left.current -= Math.min(now - since, STEP_MS);
      since = now;
    };
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        count();
        if (left.current > 0) wait();
        else onTime();
      }, Math.min(left.current, STEP_MS));
    };
    wait();
    return () => {
      clearTimeout(timer);
      count();
    };
  }, [runs]);
}

function listenVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const iconOf = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };

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
