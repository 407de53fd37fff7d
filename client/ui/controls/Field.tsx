import { CircleAlert } from 'lucide';
import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';

type FieldProps = {
  label: ReactNode;
  /** "(optional)", "(read-only)": shown quietly after the label. */
  note?: ReactNode;
  /** Stands at the end of the label's line, such as "Forgot password?". */
  action?: ReactNode;
  help?: ReactNode;
  /** Replaces the help, turns the control red and is read out. */
  error?: ReactNode;
  /** One of this module's controls (TextInput, TextArea, PasswordInput, Select …); it takes its id and descriptions from here. */
  children: ReactNode;
};

/** A label, its control, and what is said below it. */
export function Field({ label, note, action, help, error, children }: FieldProps) {
  const id = useId();
  const hasError = Boolean(error);
  const hasHelp = hasError || Boolean(help);
  const control = useMemo(
    () => ({ id, describedBy: hasHelp ? `${id}-help` : undefined, labelledBy: `${id}-label`, isInvalid: hasError }),
    [id, hasHelp, hasError],
  );
  return (
    <Box>
      <LabelLine>
        <label id={control.labelledBy} htmlFor={id}>
          {label}
          {note && <Note> {note}</Note>}
        </label>
        {action}
      </LabelLine>
      <FieldContext value={control}>{children}</FieldContext>
      {hasError ? (
        <ErrorText id={`${id}-help`} role="alert">
          <Icon of={CircleAlert} size={14} />
          {error}
        </ErrorText>
      ) : (
        help && <HelpText id={`${id}-help`}>{help}</HelpText>
      )}
    </Box>
  );
}

export type FieldControl = { id?: string; describedBy?: string; labelledBy?: string; isInvalid: boolean };

const FieldContext = createContext<FieldControl>({ isInvalid: false });

/** What the surrounding `Field` gives its control; everything is empty outside a `Field`. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}

const Box = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const LabelLine = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 6px;
  font-size: 13px;
  line-height: 20px;
  font-weight: 500;
`;

const Note = styled.span`
  color: var(--fg-3);
  font-weight: 400;
`;

/** The quiet line under a control. */
const HelpText = styled.p`
  color: var(--fg-3);
  font: var(--text-12);
`;

/** The red line under a control. */
const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  color: var(--danger-fg);
  font: var(--text-12);
  overflow-wrap: anywhere;

  svg {
    margin-block-start: 1px;
  }
`;
