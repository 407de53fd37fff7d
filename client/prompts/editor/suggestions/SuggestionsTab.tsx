import { RefreshCw, ScanSearch } from 'lucide';
import { useEffect, useRef } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import type { Suggestions } from './useSuggestions.ts';

/** What could be better about the prompt: each with what to put there, to apply or to dismiss. */
export function SuggestionsTab({ suggestions: { suggestions, looked, running, activeId, applicableCount, ...act }, isReadOnly }: { suggestions: Suggestions; isReadOnly: boolean }) {
  const again = useRef<HTMLButtonElement>(null);
  const isEmpty = suggestions.length === 0;
  useEffect(() => {
    // The last one was decided: the focus must not be lost with it.
    if (isEmpty && document.activeElement === document.body) again.current?.focus();
  }, [isEmpty]);
  return (
    <>
      {isEmpty && (
        <Quiet role="status">
          <FormattedMessage {...messages.none} />
        </Quiet>
      )}
      <List>
        {suggestions.map((suggestion, at) => (
          <li key={suggestion.id}>
            <SuggestionCard
              suggestion={suggestion}
              number={at + 1}
              isActive={suggestion.id === activeId}
              isReadOnly={isReadOnly}
              onActivate={() => act.setActiveId(suggestion.id === activeId ? null : suggestion.id)}
              onApply={() => act.apply(suggestion.id)}
              onDismiss={() => act.dismiss(suggestion.id)}
            />
          </li>
        ))}
      </List>
      {!isReadOnly && (
        <Foot>
          {looked && (
            <span>
              <FormattedMessage {...(looked.isSimulation ? messages.byRules : messages.byModel)} />
            </span>
          )}
          {applicableCount > 1 && (
            <Button size={28} variant="ghost" onClick={act.applyAll}>
              <FormattedMessage {...messages.applyAll} values={{ count: applicableCount }} />
            </Button>
          )}
          <Button ref={again} size={28} icon={looked ? RefreshCw : ScanSearch} loading={running === 'ANALYSE'} disabled={running !== null} onClick={() => act.use('ANALYSE')}>
            <FormattedMessage {...(looked ? messages.again : messages.analyse)} />
          </Button>
        </Foot>
      )}
    </>
  );
}

const messages = {
  ...defineMessages({
    none: { id: 'prompts.noSuggestions', defaultMessage: 'No active suggestions.' },
    byRules: { id: 'prompts.byRules', defaultMessage: 'By fixed rules: no model was asked' },
    byModel: { id: 'prompts.byAModel', defaultMessage: 'By a model' },
    again: { id: 'prompts.analyseAgain', defaultMessage: 'Analyze again' },
    analyse: { id: 'prompts.tool.analyse', defaultMessage: 'Analyze' },
  }),
  applyAll: defineMessage<{ count: number }>({ id: 'prompts.applyAll', defaultMessage: 'Apply all {count, number}' }),
};

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Quiet = styled.p`
  padding-block: 12px;
  color: var(--fg-2);
  font: var(--text-13);
`;

const Foot = styled.footer`
  position: sticky;
  bottom: -24px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin: 0 -20px -24px;
  padding: 12px 20px;
  border-block-start: 1px solid var(--line-1);
  background: var(--bg-sheet);

  span {
    flex: 1;
    color: var(--fg-2);
    font: var(--text-12);
  }
`;
