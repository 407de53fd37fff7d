import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Dialog } from './Dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, in plain words; further fields may follow. */
  children: ReactNode;
  cancelLabel: string;
  /** A verb for the result ("Delete Forever"). */
  confirmLabel: string;
  confirmingLabel?: string;
  onConfirm: () => void;
  /** True while the answer is awaited. */
  isConfirming?: boolean;
  /** Keeps the action off, for example until DELETE is typed. */
  isBlocked?: boolean;
  error?: ReactNode;
};

/** Asks before something is destroyed. Only Cancel, Escape or the action end it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  cancelLabel,
  confirmLabel,
  confirmingLabel,
  onConfirm,
  isConfirming = false,
  isBlocked = false,
  error,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      error={error}
      persistent
      onSubmit={onConfirm}
      footer={
        <>
          <Button size={36} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            size={36}
            variant="danger"
            type="submit"
            disabled={isBlocked}
            loading={isConfirming}
            loadingLabel={confirmingLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
