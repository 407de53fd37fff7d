import { ArrowUp, Square } from 'lucide';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { keepFormDraft, useFormDraft } from '#client/ui/formDrafts.ts';
import { fingerSized, onPhone, onTouch } from '#client/ui/mixins.ts';

type ComposerProps = {
  /** What was typed and not asked is kept under this name. */
  draft: string;
  placeholder: string;
  /** While an answer is written: the next question waits, and is asked when that has ended. */
  isWriting: boolean;
  /** Asks; `restore` gives back what was typed when it was not asked. */
  onAsk: (question: string, restore: () => void) => void;
  onStop: (() => void) | null;
  scope: ReactNode;
  /** How it is answered, where one may choose. */
  mode?: ReactNode;
  /** What Up in the empty field takes up again. */
  lastQuestion?: string | undefined;
  /** Whether it takes the focus at once. */
  isFirst?: boolean;
};

/** So many lines, then it scrolls. */
const MOST_LINES = 8;
const LINE = 24;
const MOST_CHARACTERS = 4_000;

/** Lets a question stand in the composer with this draft when it is shown next. */
export const keepQuestion = (draft: string, question: string): void => keepFormDraft(`chat.${draft}`, { text: question });

/** Where questions are typed: Enter asks, Shift with Enter begins a line. */
export function Composer({ draft, placeholder, isWriting, onAsk, onStop, scope, mode, lastQuestion, isFirst = false }: ComposerProps) {
  const intl = useIntl();
  const { value, change } = useFormDraft(`chat.${draft}`, { text: '' });
  const { text } = value;
  const [isNext, setIsNext] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${Math.min(field.current.scrollHeight, MOST_LINES * LINE)}px`;
  }, [text]);
  const takeFocus = useEffectEvent(() => {
    // A finger wants to read first: the keyboard would cover half of it.
    if (isFirst && !matchMedia('(pointer: coarse)').matches) field.current?.focus();
  });
  useEffect(() => takeFocus(), []);
  const question = text.trim();
  const ask = () => {
    if (question === '') return;
    setIsNext(isWriting);
    if (isWriting) return;
    change({ text: '' });
    onAsk(question, () => change({ text }));
  };
  const askNext = useEffectEvent(() => {
    if (isNext && !isWriting) ask();
  });
  useEffect(() => {
    const timer = setTimeout(() => askNext());
    return () => clearTimeout(timer);
  }, [isWriting]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      ask();
    } else if (event.key === 'Escape' && isWriting && onStop) {
      event.preventDefault();
      onStop();
    } else if (event.key === 'ArrowUp' && text === '' && lastQuestion !== undefined) {
      event.preventDefault();
      change({ text: lastQuestion });
    }
  };
  return (
    <Box onSubmit={(event) => event.preventDefault()}>
      <textarea
        ref={field}
        // Without a letter it would turn its placeholder to the left.
        dir={text === '' ? undefined : 'auto'}
        rows={1}
        value={text}
        maxLength={MOST_CHARACTERS}
        aria-label={placeholder}
        placeholder={isWriting ? intl.formatMessage(messages.waits) : placeholder}
        onChange={({ target }) => {
          // Who writes on has not finished it.
          setIsNext(false);
          change({ text: target.value });
        }}
        onKeyDown={onKeyDown}
      />
      <Waiting role="status">{isNext && <FormattedMessage {...messages.next} />}</Waiting>
      <Foot>
        {scope}
        {mode}
        {isWriting && onStop && (
          <Button icon={Square} onClick={onStop}>
            <FormattedMessage {...messages.stop} />
            <Hint>
              <Kbd>{intl.formatMessage(messages.escape)}</Kbd>
            </Hint>
          </Button>
        )}
        {(!isWriting || !onStop || question !== '') && (
          <Send type="button" aria-label={intl.formatMessage(messages.ask)} aria-disabled={question === '' || isNext} onClick={ask}>
            <Icon of={ArrowUp} />
          </Send>
        )}
      </Foot>
    </Box>
  );
}

const messages = defineMessages({
  ask: { id: 'chat.ask', defaultMessage: 'Ask' },
  stop: { id: 'chat.stop', defaultMessage: 'Stop' },
  escape: { id: 'palette.escape', defaultMessage: 'Esc' },
  next: { id: 'chat.next', defaultMessage: 'It is asked as soon as this answer is done.' },
  waits: { id: 'chat.waits', defaultMessage: 'Your next question waits until this one is done' },
});

const Box = styled.form`
  width: 100%;
  padding-block: 12px 8px;
  padding-inline: 16px 8px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px var(--line-2), var(--shadow-card);
  text-align: start;

  &:focus-within {
    box-shadow: inset 0 0 0 1px var(--focus), 0 0 0 3px var(--accent-soft-2);
  }

  textarea {
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    font: 400 15px/24px var(--font-ui);
    resize: none;
    overflow-y: auto;
  }

  textarea:focus-visible {
    outline: none;
  }

  ${onPhone} {
    textarea {
      font-size: 16px;
    }
  }
`;

const Waiting = styled.p`
  color: var(--fg-3);
  font: var(--text-12);
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 32px;
  margin-block-start: 8px;
`;

const Hint = styled.span`
  display: inline-flex;

  ${onTouch} {
    display: none;
  }
`;

const Send = styled.button`
  ${fingerSized}
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: var(--r-md);
  background: var(--accent);
  color: var(--fg-on-solid);

  &:hover {
    background: var(--accent-hover);
  }

  &[aria-disabled='true'] {
    background: var(--bg-hover);
    color: var(--fg-off);
    cursor: default;
  }
`;
