import { Check } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { defineMessage, defineMessages, FormattedMessage, FormattedNumber } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { kindMessage } from './toolMessages.ts';
import type { Suggestion } from './useSuggestions.ts';

type SuggestionCardProps = {
  suggestion: Suggestion;
  number: number;
  isActive: boolean;
  isReadOnly: boolean;
  onActivate: () => void;
  onApply: () => void;
  onDismiss: () => void;
};

/** One suggestion; the active one shows what it would replace, and with what. */
export function SuggestionCard({ suggestion: { kind, message, place, replacement }, number, isActive, isReadOnly, onActivate, onApply, onDismiss }: SuggestionCardProps) {
  const bodyId = useId();
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Whoever has decided goes on with the next: what they pressed is gone.
    if (isActive && document.activeElement === document.body) head.current?.focus();
  }, [isActive]);
  return (
    <Card data-active={isActive || undefined}>
      <Head ref={head} type="button" aria-expanded={isActive} aria-controls={bodyId} onClick={onActivate}>
        <i>
          <FormattedNumber value={number} />
        </i>
        <b>
          <FormattedMessage {...kindMessage(kind)} />
        </b>
        <span dir="auto">{message}</span>
      </Head>
      <div id={bodyId} hidden={!isActive}>
        {place && replacement !== null && <ReplacedText before={place.original} after={replacement} />}
        {!place && replacement === null && (
          <Quiet>
            <FormattedMessage {...messages.nothing} />
          </Quiet>
        )}
        {!isReadOnly && (
          <Actions>
            {place && replacement !== null && (
              <Button variant="primary" icon={Check} onClick={onApply}>
                <FormattedMessage {...messages.apply} />
              </Button>
            )}
            <Button variant="ghost" onClick={onDismiss}>
              <FormattedMessage {...messages.dismiss} />
            </Button>
          </Actions>
        )}
      </div>
    </Card>
  );
}

/** What goes, and what comes in its place. */
function ReplacedText({ before, after }: { before: string; after: string }) {
  return (
    <Replaced>
      {before !== '' && (
        <del>
          <VisuallyHidden>
            <FormattedMessage {...messages.removes} />
          </VisuallyHidden>
          <span dir="auto">{before}</span>
        </del>
      )}
      {after !== '' && (
        <ins>
          <VisuallyHidden>
            <FormattedMessage {...messages.adds} />
          </VisuallyHidden>
          <span dir="auto">{after}</span>
        </ins>
      )}
    </Replaced>
  );
}

const messages = {
  ...defineMessages({
    apply: { id: 'prompts.apply', defaultMessage: 'Apply' },
    dismiss: { id: 'prompts.dismiss', defaultMessage: 'Dismiss' },
    nothing: { id: 'prompts.noAction', defaultMessage: 'No automatic action or range for this suggestion.' },
  }),
  removes: defineMessage({ id: 'prompts.removes', defaultMessage: 'Removes:' }),
  adds: defineMessage({ id: 'prompts.adds', defaultMessage: 'Puts there:' }),
};

const Card = styled.article`
  padding: 12px 16px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px var(--line-1);

  &[data-active] {
    box-shadow: inset 0 0 0 1.5px var(--mark-line), var(--shadow-hover);
  }
`;

const Head = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 8px;
  align-items: center;
  width: 100%;
  text-align: start;

  i {
    display: grid;
    place-items: center;
    min-width: 18px;
    height: 18px;
    padding-inline: 4px;
    border-radius: 9px;
    background: var(--bg-press);
    color: var(--fg-2);
    font: 600 11px/18px var(--font-ui);
  }

  [data-active] > & > i {
    background: var(--mark-line);
    color: #1c1a14;
  }

  b {
    color: var(--fg-1);
    font: 600 13px/20px var(--font-ui);
  }

  span {
    grid-column: 1 / -1;
    color: var(--fg-2);
    font: var(--text-13);
    overflow-wrap: anywhere;
  }
`;

const Replaced = styled.div`
  display: grid;
  margin-block-start: 8px;
  max-height: 320px;
  overflow: auto;
  border-radius: var(--r-md);
  font: 400 12px/20px var(--font-mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  del,
  ins {
    position: relative;
    padding-block: 6px;
    padding-inline: 28px 12px;
    text-decoration: none;
  }

  del > span:last-child,
  ins > span:last-child {
    display: block;
  }

  del::before,
  ins::before {
    position: absolute;
    inset-inline-start: 12px;
  }

  del {
    background: var(--danger-soft);
    color: var(--danger-fg);
  }

  ins {
    background: var(--mark-green);
    color: var(--fg-1);
  }

  del::before {
    content: '−' / '';
  }

  ins::before {
    content: '+' / '';
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
  margin-block-start: 12px;
`;

const Quiet = styled.p`
  margin-block-start: 8px;
  color: var(--fg-2);
  font: var(--text-12);
`;
