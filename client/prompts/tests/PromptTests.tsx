import { ArrowLeft, Plus } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { PromptTestsQuery } from '#client/__generated__/PromptTestsQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { Button, ButtonLink } from '#client/ui/controls/Button.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { clip } from '#client/ui/mixins.ts';
import { addressOfCollection, addressOfPrompt } from '../addresses.ts';
import { usePromptsChanged } from '../collections/usePromptsChanged.ts';
import { TestSetDialog } from './TestSetDialog.tsx';
import { type ImportTests, TestSetView } from './TestSetView.tsx';

const query = graphql`
  query PromptTestsQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Prompt @alias(as: "prompt") {
        id
        title
        viewerCanEdit
        space {
          id
        }
        testSets(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        ...TestSetView_prompt
      }
    }
  }
`;

type TestedPrompt = NonNullable<NonNullable<PromptTestsQuery['response']['node']>['prompt']>;

/** The page of the test sets of a prompt. */
export function PromptTests({ promptId, importDialog }: { promptId: string; importDialog: ImportTests }) {
  const reload = useReload<PromptTestsQuery>(query);
  return (
    <QueryLoader<PromptTestsQuery> query={query} variables={{ id: promptId }} fallback={<Pane aria-busy />}>
      {({ node }) => (node?.prompt ? <Tests prompt={node.prompt} importDialog={importDialog} readAgain={() => reload({ id: promptId })} /> : <Gone />)}
    </QueryLoader>
  );
}

function Tests({ prompt, importDialog, readAgain }: { prompt: TestedPrompt; importDialog: ImportTests; readAgain: () => void }) {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const [isNaming, setIsNaming] = useState(false);
  const { id, title, viewerCanEdit, space } = prompt;
  usePromptsChanged(space.id, readAgain);
  const sets = prompt.testSets.edges.map(({ node }) => node);
  const shown = sets.find((set) => set.id === params.get('set')) ?? sets[0];
  const open = (setId: string) => setParams({ set: setId }, { replace: true });
  const newSet = (
    <Button icon={Plus} onClick={() => setIsNaming(true)}>
      <FormattedMessage {...messages.newSet} />
    </Button>
  );
  return (
    <Pane>
      <PageTitle>{intl.formatMessage(messages.page, { title })}</PageTitle>
      <Bar>
        <ButtonLink variant="ghost">
          <Link to={addressOfPrompt(id)}>
            <BackWords>
              <Icon of={back} />
              <FormattedMessage {...messages.back} />
            </BackWords>
          </Link>
        </ButtonLink>
        <Title dir="auto">{title}</Title>
        {sets.length > 1 && shown && <Select label={intl.formatMessage(messages.set)} value={shown.id} onChange={open} options={sets.map((set) => ({ value: set.id, label: <bdi>{set.name}</bdi> }))} />}
        {viewerCanEdit && sets.length > 0 && newSet}
      </Bar>
      <PaneBody>
        {shown ? (
          <TestSetView key={shown.id} testSetId={shown.id} prompt={prompt} importDialog={importDialog} readAgain={readAgain} />
        ) : (
          <EmptyState
            isPage
            title={<FormattedMessage {...messages.none} />}
            text={<FormattedMessage {...(viewerCanEdit ? messages.noneText : messages.noneReader)} />}
            action={viewerCanEdit && newSet}
          />
        )}
      </PaneBody>
      {isNaming && (
        <TestSetDialog
          promptId={id}
          set={null}
          onClose={() => setIsNaming(false)}
          onSaved={(setId) => {
            setIsNaming(false);
            readAgain();
            open(setId);
          }}
        />
      )}
    </Pane>
  );
}

function Gone() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.gone);
  return (
    <Pane>
      <PageTitle>{title}</PageTitle>
      <PaneBody>
        <EmptyState
          isPage
          title={title}
          text={<FormattedMessage {...messages.goneText} />}
          action={
            <ButtonLink>
              <Link to={addressOfCollection(null)}>
                <FormattedMessage {...messages.back} />
              </Link>
            </ButtonLink>
          }
        />
      </PaneBody>
    </Pane>
  );
}

const back = pointing(ArrowLeft);

const messages = {
  ...defineMessages({
    back: { id: 'prompts.back', defaultMessage: 'Back' },
    set: { id: 'prompts.tests.set', defaultMessage: 'Test set' },
    newSet: { id: 'prompts.tests.newSet', defaultMessage: 'New test set' },
    none: { id: 'prompts.tests.none', defaultMessage: 'No test rows yet' },
    noneText: { id: 'prompts.tests.noneText', defaultMessage: 'A row is an input and what the answer must say. Run them all before you move a label.' },
    noneReader: { id: 'prompts.tests.noneReader', defaultMessage: 'Nobody has made a test set for this prompt.' },
    gone: { id: 'prompts.gone', defaultMessage: 'This prompt is not here' },
    goneText: { id: 'prompts.goneText', defaultMessage: 'It was deleted, or you may not see it.' },
  }),
  page: defineMessage<{ title: string }>({ id: 'prompts.tests.page', defaultMessage: 'Tests of {title}' }),
};

const Bar = styled.header`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 52px;
  padding: 8px 12px;
  border-block-end: 1px solid var(--line-1);
`;

const BackWords = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

const Title = styled.p`
  ${clip}
  flex: 1 1 120px;
  font: 600 15px/20px var(--font-ui);
`;
