import { Download, Ellipsis, Pencil, Play, Plus, Trash2, Upload } from 'lucide';
import { lazy, type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { TestSetView_prompt$key } from '#client/__generated__/TestSetView_prompt.graphql.ts';
import type { TestSetViewQuery } from '#client/__generated__/TestSetViewQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { alignAsAround } from '#client/ui/mixins.ts';
import { Menu, MenuItem } from '#client/ui/overlays/Menu.tsx';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { CaseList } from './CaseList.tsx';
import { focusRow } from './focusRow.ts';
import { ResultList } from './ResultList.tsx';
import { TestRunCard } from './TestRunCard.tsx';
import { TestSetDialog } from './TestSetDialog.tsx';
import { useDeleteTestSet } from './useDeleteTestSet.ts';
import { useExportTestSet } from './useExportTestSet.ts';
import { useTestRunProgress } from './useTestRunProgress.ts';

const RunTestsDialog = lazy(() => import('./RunTestsDialog.tsx'));
const CaseDialog = lazy(() => import('./CaseDialog.tsx'));

const query = graphql`
  query TestSetViewQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on TestSet @alias(as: "testSet") {
        id
        name
        counted: cases(first: 0) {
          totalCount
        }
        runs(first: 1) {
          edges {
            node {
              id
              state
              done
              scores {
                __typename
              }
              ...TestRunCard_run
            }
          }
        }
        ...CaseList_testSet
      }
    }
  }
`;

type ShownSet = NonNullable<NonNullable<TestSetViewQuery['response']['node']>['testSet']>;
/** Asks for a table of test rows. */
export type ImportTests = (input: { readonly spaceId: string; readonly testSetId: string; readonly onClose: () => void }) => ReactNode;
type TestSetViewProps = { testSetId: string; prompt: TestSetView_prompt$key; importDialog: ImportTests; /** Reads the page again: sets have come or gone. */ readAgain: () => void };

/** One test set: its rows, and what came of its last run. */
export function TestSetView({ testSetId, prompt, importDialog, readAgain }: TestSetViewProps) {
  const reload = useReload<TestSetViewQuery>(query);
  return (
    <QueryLoader<TestSetViewQuery> query={query} variables={{ id: testSetId }} fallback={<Waiting $height="240px" $radius="var(--r-lg)" />}>
      {({ node }) => node?.testSet && <Shown set={node.testSet} prompt={prompt} importDialog={importDialog} readAgain={() => reload({ id: testSetId })} onGone={readAgain} />}
    </QueryLoader>
  );
}

type View = 'rows' | 'answers' | 'failed' | 'differing';

function Shown({ set, prompt: promptRef, importDialog, readAgain, onGone }: Omit<TestSetViewProps, 'testSetId'> & { set: ShownSet; onGone: () => void }) {
  const intl = useIntl();
  const prompt = useFragment(
    graphql`
      fragment TestSetView_prompt on Prompt {
        id
        viewerCanEdit
        space {
          id
        }
        draft {
          variables {
            name
          }
        }
      }
    `,
    promptRef,
  );
  const { id: promptId, viewerCanEdit, space } = prompt;
  const run = set.runs.edges[0]?.node;
  const isUnderWay = run?.state === 'RUNNING' || run?.state === 'WAITING';
  const canDiffer = (run?.scores.length ?? 0) > 1;
  const [chosen, setView] = useState<View>('rows');
  const view = chosen === 'differing' && !canDiffer ? 'answers' : chosen;
  const [dialog, setDialog] = useState<'add' | 'import' | 'run' | 'rename' | null>(null);
  const deleteTestSet = useDeleteTestSet(onGone);
  const exportTestSet = useExportTestSet();
  useTestRunProgress(space.id, isUnderWay ? run.id : null, readAgain);
  const count = set.counted.totalCount;
  const close = () => setDialog(null);
  const saved = () => {
    close();
    readAgain();
  };
  const names = prompt.draft.variables.map(({ name }) => name);
  const page = useRef<HTMLDivElement>(null);
  const canRun = count > 0 && !isUnderWay;
  useSingleKeyShortcuts({
    j: () => focusRow(page.current, document.activeElement, 1),
    k: () => focusRow(page.current, document.activeElement, -1),
    ...(viewerCanEdit && { n: () => setDialog('add') }),
    ...(viewerCanEdit && canRun && { r: () => setDialog('run') }),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || !(event.target instanceof HTMLElement) || event.target.dataset['row'] === undefined) return;
    event.preventDefault();
    focusRow(page.current, event.target, event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <Page ref={page} onKeyDown={onKeyDown}>
      <Head>
        <div>
          <h1 dir="auto">{set.name}</h1>
          <p>
            <FormattedMessage {...messages.rows} values={{ count }} />
          </p>
        </div>
        <Actions>
          {viewerCanEdit && (
            <>
              <Button icon={Plus} onClick={() => setDialog('add')}>
                <FormattedMessage {...messages.addRow} />
              </Button>
              <Button icon={Upload} onClick={() => setDialog('import')}>
                <FormattedMessage {...messages.importRows} />
              </Button>
              <Button variant="primary" icon={Play} disabled={!canRun} disabledReason={intl.formatMessage(count === 0 ? messages.noRows : messages.isRunning)} onClick={() => setDialog('run')}>
                <FormattedMessage {...messages.run} />
              </Button>
            </>
          )}
          <Menu trigger={<IconButton icon={Ellipsis} label={intl.formatMessage(messages.more)} />}>
            <MenuItem icon={Download} onSelect={() => void exportTestSet(set.id)}>
              <FormattedMessage {...messages.exportCsv} />
            </MenuItem>
            {viewerCanEdit && (
              <>
                <MenuItem icon={Pencil} onSelect={() => setDialog('rename')}>
                  <FormattedMessage {...messages.rename} />
                </MenuItem>
                <MenuItem icon={Trash2} danger onSelect={() => deleteTestSet(set.id)}>
                  <FormattedMessage {...commonMessages.delete} />
                </MenuItem>
              </>
            )}
          </Menu>
        </Actions>
      </Head>
      {run && <TestRunCard run={run} onChange={readAgain} />}
      {run && (
        <Segmented
          label={intl.formatMessage(messages.show)}
          value={view}
          onChange={setView}
          segments={[
            { value: 'rows', label: intl.formatMessage(messages.showRows) },
            { value: 'answers', label: intl.formatMessage(messages.showAnswers) },
            { value: 'failed', label: intl.formatMessage(messages.showFailed) },
            ...(canDiffer ? [{ value: 'differing' as const, label: intl.formatMessage(messages.showDiffering) }] : []),
          ]}
        />
      )}
      {view === 'rows' || !run ? (
        <CaseList testSet={set} promptId={promptId} names={names} canEdit={viewerCanEdit} onChange={readAgain} onAdd={() => setDialog('add')} />
      ) : (
        <ResultList key={run.id} runId={run.id} done={run.done} show={view} />
      )}
      <Suspense>
        {dialog === 'add' && <CaseDialog promptId={promptId} testSetId={set.id} testCase={null} names={names} onSaved={saved} onClose={close} />}
        {dialog === 'import' && importDialog({ spaceId: space.id, testSetId: set.id, onClose: saved })}
        {dialog === 'run' && (
          <RunTestsDialog
            promptId={promptId}
            testSetId={set.id}
            onClose={close}
            onStarted={() => {
              saved();
              setView('answers');
            }}
          />
        )}
      </Suspense>
      {dialog === 'rename' && <TestSetDialog promptId={promptId} set={set} onClose={close} onSaved={saved} />}
    </Page>
  );
}

const messages = {
  ...defineMessages({
    addRow: { id: 'prompts.tests.addRow', defaultMessage: 'Add a row' },
    run: { id: 'prompts.tests.run', defaultMessage: 'Run tests' },
    importRows: { id: 'prompts.tests.import', defaultMessage: 'Import' },
    noRows: { id: 'prompts.tests.noRows', defaultMessage: 'There are no rows yet' },
    isRunning: { id: 'prompts.tests.isRunning', defaultMessage: 'A run is under way' },
    more: { id: 'prompts.tests.more', defaultMessage: 'More for this test set' },
    exportCsv: { id: 'prompts.tests.exportCsv', defaultMessage: 'Export CSV' },
    rename: { id: 'prompts.tests.rename', defaultMessage: 'Rename test set' },
    show: { id: 'prompts.tests.show', defaultMessage: 'What is shown' },
    showRows: { id: 'prompts.tests.showRows', defaultMessage: 'Rows' },
    showAnswers: { id: 'prompts.tests.showAnswers', defaultMessage: 'Answers' },
    showDiffering: { id: 'prompts.tests.showDiffering', defaultMessage: 'Different' },
    showFailed: { id: 'prompts.tests.showFailed', defaultMessage: 'Failed' },
  }),
  rows: defineMessage<{ count: number }>({ id: 'prompts.tests.rows', defaultMessage: '{count, plural, =0 {No rows yet} one {# row} other {# rows}}' }),
};

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  max-width: 1100px;
  margin-inline: auto;
  padding: 20px 24px 64px;

  > * {
    justify-self: stretch;
  }

  > [role='radiogroup'] {
    justify-self: start;
  }
`;

const Waiting = styled(Skeleton)`
  margin: 24px;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px 16px;

  > div:first-child {
    flex: 1 1 240px;
    min-width: 0;
  }

  h1 {
    ${alignAsAround}
    font: var(--text-20);
    overflow-wrap: anywhere;
  }

  p {
    color: var(--fg-2);
    font: var(--text-13);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
