import type { Ref } from 'react';
import styled from 'styled-components';

type NoteTitleProps = {
  label: string;
  value: string;
  isReadOnly: boolean;
  ref: Ref<HTMLTextAreaElement>;
  onChange: (title: string) => void;
  /** Enter, and the arrow down from its last line: on to the text. */
  onNext: () => void;
  onLeave: () => void;
};

/** The title of a note as the first of its lines: as many as its words need, no line breaks of its own. */
export function NoteTitle({ label, value, isReadOnly, ref, onChange, onNext, onLeave }: NoteTitleProps) {
  return (
    <Grown data-value={value}>
      <textarea
        ref={ref}
        rows={1}
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={value}
        readOnly={isReadOnly}
        maxLength={500}
        onChange={(event) => onChange(event.target.value.replaceAll(/\s*[\r\n]+\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          const { selectionStart, value: words } = event.currentTarget;
          if (event.key === 'Enter' || (event.key === 'ArrowDown' && selectionStart === words.length)) {
            event.preventDefault();
            onNext();
          } else if (event.key === 'Escape') {
            event.preventDefault();
            onLeave();
          }
        }}
      />
    </Grown>
  );
}

/** A text area takes the height of what it says from the same words beside it. */
const Grown = styled.div`
  position: relative;
  display: grid;
  margin-block: -8px 8px;
  font: 500 40px/48px var(--font-read);
  letter-spacing: -0.02em;

  @media (max-width: 800px) {
    font-size: 26px;
    line-height: 34px;
  }

  &::after {
    content: attr(data-value) ' ';
    visibility: hidden;
    white-space: pre-wrap;
  }

  > textarea,
  &::after {
    grid-area: 1 / 1;
    min-width: 0;
    /* Letters reach below their line, and a text area cuts off what does. */
    padding: 8px 0;
    border: 0;
    font: inherit;
    letter-spacing: inherit;
    overflow-wrap: anywhere;
  }

  /* As the mark beside the text below. */
  &:focus-within::before {
    content: '';
    position: absolute;
    inset-block: 10px;
    inset-inline-start: -12px;
    width: 2px;
    border-radius: 1px;
    background: var(--focus);
  }

  > textarea {
    overflow: hidden;
    resize: none;
    background: none;
    color: var(--fg-1);

    &:focus-visible {
      outline: none;
    }

    &::placeholder {
      color: var(--fg-3);
    }
  }

  @media print {
    margin-block-end: 8pt;
  }
`;
