import { ArrowLeft } from 'lucide';
import { type ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { clip, onPhone, onTouch } from '#client/ui/mixins.ts';
import { addressOfCollection, addressOfHistory, addressOfPrompt, addressOfRun, addressOfTests } from './addresses.ts';

type PageOfPrompt = 'run' | 'history';

/** Above a page of a prompt: the way back, its title, and its other pages. */
export function PromptPageBar({ promptId, title, page, children }: { promptId: string; title: string; page: PageOfPrompt; /** Stands after the title. */ children?: ReactNode }) {
  const intl = useIntl();
  const pages = [
    { to: addressOfPrompt(promptId), name: messages.edit, isHere: false },
    { to: addressOfRun(promptId), name: messages.run, isHere: page === 'run' },
    { to: addressOfTests(promptId), name: messages.tests, isHere: false },
    { to: addressOfHistory(promptId), name: messages.history, isHere: page === 'history' },
  ];
  return (
    <Bar>
      <ButtonLink variant="ghost">
        <Link to={page === 'run' ? addressOfPrompt(promptId) : addressOfCollection(null)} aria-label={intl.formatMessage(messages.back)}>
          <BackWords>
            <Icon of={back} />
            <span>
              <FormattedMessage {...messages.back} />
            </span>
          </BackWords>
        </Link>
      </ButtonLink>
      <Title dir="auto">{title}</Title>
      {children}
      <Pages aria-label={intl.formatMessage(messages.pages)}>
        {pages.map(({ to, name, isHere }) => (
          <Link key={to} to={to} aria-current={isHere ? 'page' : undefined}>
            <FormattedMessage {...name} />
          </Link>
        ))}
      </Pages>
    </Bar>
  );
}

const back = pointing(ArrowLeft);

const messages = defineMessages({
  back: { id: 'prompts.back', defaultMessage: 'Back' },
  pages: { id: 'prompts.pages', defaultMessage: 'Pages of this prompt' },
  edit: { id: 'prompts.edit', defaultMessage: 'Edit' },
  run: { id: 'prompts.run.title', defaultMessage: 'Run' },
  tests: { id: 'prompts.tests.title', defaultMessage: 'Tests' },
  history: { id: 'prompts.history.title', defaultMessage: 'History' },
});

const Bar = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px 12px;
  min-height: 52px;
  padding-inline: 8px 16px;
  border-block-end: 1px solid var(--line-1);

  ${onPhone} {
    flex-wrap: wrap;
    padding-block-start: 8px;
  }
`;

const BackWords = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;

  ${onPhone} {
    > span {
      display: none;
    }
  }
`;

const Title = styled.p`
  ${clip}
  flex: 1;
  min-width: 80px;
  font: 600 15px/20px var(--font-ui);
`;

const Pages = styled.nav`
  display: flex;
  align-self: stretch;
  gap: 20px;
  overflow: auto hidden;
  scrollbar-width: none;

  a {
    display: flex;
    align-items: center;
    min-height: 52px;
    box-shadow: inset 0 0 0 transparent;
    color: var(--fg-2);
    font: var(--text-13);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    color: var(--fg-1);
  }

  a[aria-current] {
    box-shadow: inset 0 -2px 0 var(--accent);
    color: var(--fg-1);
  }

  a:focus-visible {
    outline-offset: -3px;
  }

  ${onPhone} {
    flex: 1 0 100%;
    padding-inline-start: 8px;

    a {
      min-height: 44px;
    }
  }

  ${onTouch} {
    a {
      min-height: 44px;
    }
  }
`;
