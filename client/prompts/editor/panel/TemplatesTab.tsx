import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { TemplatesTabQuery } from '#client/__generated__/TemplatesTabQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { SearchInput } from '#client/ui/controls/SearchInput.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { contentOf, type DraftContent } from '../content/draftContent.ts';
import { useAskedLanguage } from '../content/useAskedLanguage.ts';

const query = graphql`
  query TemplatesTabQuery($language: MailLanguage!) @throwOnFieldError {
    viewer {
      promptTemplates(first: 100, language: $language) {
        edges {
          node {
            id
            category
            title
            description
            content {
              ...draftContent_content
              variables {
                name
              }
            }
          }
        }
      }
    }
  }
`;

type TemplatesTabProps = { isReadOnly: boolean; onUse: (content: DraftContent, title: string) => void };

/** The vault's library of prompts to begin with. */
export function TemplatesTab({ isReadOnly, onUse }: TemplatesTabProps) {
  const language = useAskedLanguage();
  return (
    <QueryLoader<TemplatesTabQuery> query={query} variables={{ language }} fallback={<Skeleton $height="240px" $radius="var(--r-lg)" />}>
      {({ viewer }) => <Library templates={(viewer?.promptTemplates.edges ?? []).map(({ node }) => node)} isReadOnly={isReadOnly} onUse={onUse} />}
    </QueryLoader>
  );
}

type Template = NonNullable<TemplatesTabQuery['response']['viewer']>['promptTemplates']['edges'][number]['node'];

function Library({ templates, isReadOnly, onUse }: TemplatesTabProps & { templates: readonly Template[] }) {
  const intl = useIntl();
  const [words, setWords] = useState('');
  const categoryOf = ({ category }: Template) => (isKnown(category) ? intl.formatMessage(categoryMessages[category]) : category);
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = templates.filter((template) => {
    const said = [template.title, template.description, categoryOf(template)].join(' ').toLocaleLowerCase();
    return wanted.every((word) => said.includes(word));
  });
  return (
    <>
      <SearchInput label={intl.formatMessage(messages.search)} emptyLabel={intl.formatMessage(messages.empty)} maxLength={200} pauseMs={150} value={words} onSearch={setWords} />
      <p role="status">
        <FormattedMessage {...messages.count} values={{ count: found.length }} />
      </p>
      <List>
        {found.map((template) => (
          <li key={template.id}>
            <h3 dir="auto">{template.title}</h3>
            <p dir="auto">{template.description}</p>
            <footer>
              <small>
                <b>{categoryOf(template)}</b> {template.content.variables.map(({ name }) => name).join(', ')}
              </small>
              {!isReadOnly && (
                <Button size={28} aria-label={intl.formatMessage(messages.useNamed, { title: template.title })} onClick={() => onUse(contentOf(template.content), template.title)}>
                  <FormattedMessage {...messages.use} />
                </Button>
              )}
            </footer>
          </li>
        ))}
      </List>
    </>
  );
}

const messages = {
  search: defineMessage({ id: 'prompts.searchTemplates', defaultMessage: 'Search templates' }),
  empty: defineMessage({ id: 'prompts.emptySearch', defaultMessage: 'Empty the search' }),
  count: defineMessage<{ count: number }>({ id: 'prompts.templateCount', defaultMessage: '{count, plural, =0 {No results found.} one {# template} other {# templates}}' }),
  use: defineMessage({ id: 'prompts.useTemplate', defaultMessage: 'Use' }),
  useNamed: defineMessage<{ title: string }>({ id: 'prompts.useNamedTemplate', defaultMessage: 'Use {title}' }),
};

const categoryMessages = defineMessages({
  summarise: { id: 'prompts.category.summarise', defaultMessage: 'Summarize' },
  extract: { id: 'prompts.category.extract', defaultMessage: 'Extract' },
  write: { id: 'prompts.category.write', defaultMessage: 'Write' },
  rewrite: { id: 'prompts.category.rewrite', defaultMessage: 'Rewrite' },
  analyse: { id: 'prompts.category.analyse', defaultMessage: 'Analyze' },
  code: { id: 'prompts.category.code', defaultMessage: 'Code' },
  learn: { id: 'prompts.category.learn', defaultMessage: 'Learn' },
  support: { id: 'prompts.category.support', defaultMessage: 'Support' },
  plan: { id: 'prompts.category.plan', defaultMessage: 'Plan' },
});

const isKnown = (category: string): category is keyof typeof categoryMessages => Object.hasOwn(categoryMessages, category);

const List = styled.ul`
  display: grid;
  gap: 8px;

  li {
    display: grid;
    gap: 4px;
    padding: 12px 16px;
    border-radius: var(--r-lg);
    background: var(--bg-raised);
    box-shadow: inset 0 0 0 1px var(--line-1);
  }

  h3 {
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }

  p {
    color: var(--fg-2);
    font: var(--text-13);
  }

  footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-block-start: 4px;
  }

  small b {
    font-weight: 500;
  }

  small {
    color: var(--fg-3);
    font: var(--text-12);
    overflow-wrap: anywhere;
  }
`;
