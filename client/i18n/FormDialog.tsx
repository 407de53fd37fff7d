import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog, type DialogProps } from '#client/ui/overlays/Dialog.tsx';
import { commonMessages } from './commonMessages.ts';

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'children' | 'footerLead' | 'error' | 'width' | 'tight' | 'returnFocusRef'> & {
  /** What the button that sends it says. */
  action: ReactNode;
  actionRef?: Ref<HTMLButtonElement>;
  /** Stands before it: another way to go on. */
  otherAction?: ReactNode;
  isDangerous?: boolean;
  /** While it cannot be sent as it is. */
  isBlocked?: boolean;
  /** While the answer is awaited. */
  isSending: boolean;
  onSubmit: () => void;
  onClose: () => void;
};

/** An open dialog with something to fill in: Cancel, and the action that sends it. */
export function FormDialog({ action, actionRef, otherAction, isDangerous = false, isBlocked = false, isSending, onClose, children, ...dialog }: FormDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={intl.formatMessage(commonMessages.close)}
      footer={
        <>
          <Button size={36} onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          {otherAction}
          <Button ref={actionRef} size={36} variant={isDangerous ? 'danger' : 'primary'} type="submit" disabled={isBlocked} loading={isSending}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
