import { Menu as MenuIcon } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { NewRun_space$key } from '#client/__generated__/NewRun_space.graphql.ts';
import type { AssistantAim } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Arch } from '#client/ui/brand/Arch.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Pane, PaneBody, PaneHead } from '#client/ui/layout/Pane.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { Composer } from '../chat/Composer.tsx';
import { useStartConversation } from '../chat/mutations/useStartConversation.ts';
import { ScopeChip } from '../chat/scope/ScopeChip.tsx';
import { type ChosenScope, scopeInputOf } from '../chat/scope/scopes.ts';
import { useAnswerMode } from '../chat/useAnswerMode.tsx';
import { aims } from './aims.ts';
import { assistantMessages } from './assistantMessages.ts';

type NewRunProps = { space: NewRun_space$key; reloadList: () => void; openList: (() => void) | null };

/** `/assistant/new`: a wish in words, or one of those that need none. */
export function NewRun({ space: ref, reloadList, openList }: NewRunProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const space = useFragment(
    graphql`
      fragment NewRun_space on Space {
        id
        name
        answerModes
        statistics {
          sourceCount
        }
        assistantNeeds {
          aim
          sourceCount
        }
      }
    `,
    ref,
  );
  const { startConversation } = useStartConversation();
  const { mode, modeChip, onBudgetExceeded } = useAnswerMode({ answerModes: space.answerModes });
  const [scope, setScope] = useState<ChosenScope>(null);
  const [isAsked, setIsAsked] = useState(false);
  const counts = new Map(space.assistantNeeds.map(({ aim, sourceCount }) => [aim, sourceCount]));
  const start = (question: string, restore: () => void, aim?: AssistantAim) => {
    setIsAsked(true);
    startConversation(
      { spaceId: space.id, kind: 'ASSISTANT', question, scope: scopeInputOf(scope), ...(aim === undefined ? { mode } : { mode: 'EXTRACTIVE', aims: [aim] }) },
      {
        onDone: (id) => {
          reloadList();
          void navigate(`/assistant/${id}`);
        },
        onRefused: (code) => {
          setIsAsked(false);
          restore();
          if (code === 'BUDGET_EXCEEDED') onBudgetExceeded();
          showToast({ type: 'error', message: errorText(code, assistantMessages.askFailed) });
        },
      },
    );
  };
  return (
    <Pane>
      {openList && (
        <PaneHead>
          <IconButton icon={MenuIcon} label={intl.formatMessage(assistantMessages.showList)} onClick={openList} />
        </PaneHead>
      )}
      <PaneBody>
        <First>
          <Arch />
          <h1>
            <FormattedMessage {...messages.title} />
          </h1>
          <p>
            <FormattedMessage {...messages.text} />
          </p>
          <Composer
            draft="assistant"
            isFirst
            placeholder={intl.formatMessage(messages.placeholder)}
            isWriting={isAsked}
            onAsk={(question, restore) => start(question, restore)}
            onStop={null}
            mode={modeChip}
            scope={
              <ScopeChip
                spaceId={space.id}
                spaceName={space.name}
                name={scope?.name ?? space.name}
                kind={scope ? 'collection' : 'space'}
                count={scope ? null : space.statistics.sourceCount}
                collectionId={scope?.collectionId ?? null}
                onChoose={setScope}
              />
            }
          />
          <Aims aria-label={intl.formatMessage(messages.aims)}>
            {aims.map(({ aim, icon, name, text, wish }) => (
              <li key={aim}>
                {/* Not `disabled`: who pressed it by a key would stand nowhere. */}
                <button type="button" aria-disabled={isAsked} onClick={() => !isAsked && start(intl.formatMessage(wish), () => undefined, aim)}>
                  <Icon of={icon} />
                  <b>
                    <FormattedMessage {...name} />
                  </b>
                  <span>
                    <FormattedMessage {...text} />
                    {counts.has(aim) && (
                      <>
                        {' · '}
                        <FormattedMessage {...assistantMessages.sources} values={{ count: counts.get(aim) ?? 0 }} />
                      </>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </Aims>
          {mode === 'EXTRACTIVE' && (
            <small>
              <FormattedMessage {...messages.withoutModel} />
            </small>
          )}
        </First>
      </PaneBody>
    </Pane>
  );
}

const messages = defineMessages({
  title: { id: 'assistant.firstTitle', defaultMessage: 'What should be put in order?' },
  text: { id: 'assistant.firstText', defaultMessage: 'It proposes, you choose. Nothing changes before you apply, and everything can be undone.' },
  placeholder: { id: 'assistant.placeholder', defaultMessage: 'Tag everything in the Inbox that has no tags' },
  aims: { id: 'assistant.aims', defaultMessage: 'What it can do' },
  withoutModel: { id: 'assistant.withoutModel', defaultMessage: 'Without a model it understands what stands above, and “collection about …”.' },
});

const First = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: 8px;
  max-width: 560px;
  min-height: 100%;
  margin: 0 auto;
  padding: 32px 16px;
  text-align: center;

  h1 {
    margin-block-start: 8px;
    font: var(--text-16);
  }

  p {
    max-width: 340px;
    margin-block-end: 12px;
    color: var(--fg-2);
    font: var(--text-13);
    text-wrap: balance;
  }

  > small {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Aims = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 8px;
  width: 100%;
  margin-block: 4px;
  text-align: start;

  li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  button {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 10px;
    align-items: center;
    width: 100%;
    min-height: 52px;
    padding: 8px 12px;
    border-radius: var(--r-md);
    background: var(--bg-raised);
    box-shadow: 0 0 0 1px var(--line-1);
    text-align: start;
  }

  button:hover {
    box-shadow: 0 0 0 1px var(--line-2);
  }

  button[aria-disabled='true'] {
    opacity: 0.5;
  }

  svg {
    grid-row: 1 / 3;
    color: var(--accent-fg);
  }

  b {
    font-size: 13px;
    line-height: 18px;
    font-weight: 600;
  }

  span {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;
