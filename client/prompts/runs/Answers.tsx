import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { Answers_runs$data, Answers_runs$key } from '#client/__generated__/Answers_runs.graphql.ts';
import type { AnswersQuery } from '#client/__generated__/AnswersQuery.graphql.ts';
import type { RunBar_runs$key } from '#client/__generated__/RunBar_runs.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { ColumnHead, type ShownVersion } from './ColumnHead.tsx';
import { RunAnswer } from './RunAnswer.tsx';
import { areBest, type RunColumn } from './runColumns.ts';
import { useRunGrowth } from './useRunGrowth.ts';

const query = graphql`
  query AnswersQuery($ids: [ID!]!) @throwOnFieldError {
    nodes(ids: $ids) {
      ... on PromptRun @alias(as: "run") {
        ...Answers_runs
        # The bar is given by whoever shows the answers.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...RunBar_runs
      }
    }
  }
`;

type AnswersProps = {
  columns: readonly RunColumn[];
  models: readonly string[];
  versions: readonly ShownVersion[];
  canRun: boolean;
  hasModel: boolean;
  onColumns: (columns: readonly RunColumn[]) => void;
  /** @param only the key of the column that is run again */
  onRun: (only?: number) => void;
  onStop: (runIds: readonly string[]) => void;
  /** Hears which runs are being written. */
  onOpen: (runIds: readonly string[]) => void;
  /** Stands below the columns. */
  bar: (runs: RunBar_runs$key) => ReactNode;
};

/** The columns of a run with their answers as they are written, on a phone one at a time. */
export function Answers({ columns, bar, onOpen, ...rest }: AnswersProps) {
  const reload = useReload<AnswersQuery>(query);
  const ids = columns.flatMap(({ runId }) => runId ?? []);
  const [openCount, setOpenCount] = useState(0);
  const [fewerAt, setFewerAt] = useState(0);
  const readAgain = useEffectEvent(() => reload({ ids }));
  // What one that was stopped has cost is known a moment later, when its model has been told.
  useEffect(() => {
    if (fewerAt === 0) return undefined;
    const timer = setTimeout(() => readAgain(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [fewerAt]);
  const hearOpen = (open: readonly string[]) => {
    if (open.length < openCount) setFewerAt(fewerAt + 1);
    setOpenCount(open.length);
    onOpen(open);
  };
  if (ids.length === 0) {
    return (
      <>
        <Columns columns={columns} runs={noRuns} onOpen={hearOpen} {...rest} />
        {bar([])}
      </>
    );
  }
  return (
    <QueryLoader<AnswersQuery> query={query} variables={{ ids }} fallback={<Skeleton $height="240px" $radius="var(--r-md)" />}>
      {({ nodes }) => {
        const runs = nodes.flatMap((node) => (node?.run ? [node.run] : []));
        return (
          <>
            <Columns columns={columns} runs={runs} onOpen={hearOpen} {...rest} />
            {bar(runs)}
          </>
        );
      }}
    </QueryLoader>
  );
}

const noRuns: Answers_runs$key = [];

const SETTLED_MS = 1_500;

function Columns({ columns, runs: ref, models, versions, canRun, hasModel, onColumns, onRun, onStop, onOpen }: Omit<AnswersProps, 'bar'> & { runs: Answers_runs$key }) {
  const intl = useIntl();
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const runs = useFragment(
    graphql`
      fragment Answers_runs on PromptRun @relay(plural: true) {
        id
        state
        durationMs
        spend {
          cost
        }
        ...RunAnswer_run
      }
    `,
    ref,
  );
  const [shownKey, setShownKey] = useState<number | null>(null);
  const open = runs.filter(({ state }) => state === 'RUNNING' || state === 'WAITING').map(({ id }) => id);
  const tellOpen = useEffectEvent(() => onOpen(open));
  const openKey = open.join(' ');
  useEffect(() => tellOpen(), [openKey]);
  const runOf = ({ runId }: RunColumn) => runs.find(({ id }) => id === runId);
  const beside = columns.map(runOf);
  const areDone = beside.every((run) => run?.state === 'SUCCEEDED');
  const fastest = areBest(beside.map((run) => (areDone ? run?.durationMs : null)));
  const cheapest = areBest(beside.map((run) => (areDone ? costOf(run) : null)));
  const versionName = (id: string | null) => {
    const version = versions.find((one) => one.id === id);
    return version ? intl.formatMessage(versionNumber, { number: version.number }) : intl.formatMessage(messages.draft);
  };
  const nameOf = ({ versionId, model }: RunColumn) => `${versionName(versionId)} ${model ?? models[0] ?? ''}`.trim();
  const shown = columns.find(({ key }) => key === shownKey) ?? columns[0];
  const hasRun = runs.length > 0;
  return (
    <>
      {open.length > 0 && <Growth key={openKey} ids={open} />}
      {isPhone && columns.length > 1 && shown && (
        <Choice>
          <Segmented label={intl.formatMessage(messages.column)} value={String(shown.key)} onChange={(key) => setShownKey(Number(key))} segments={columns.map((column) => ({ value: String(column.key), label: nameOf(column) }))} />
        </Choice>
      )}
      <Beside data-run-columns>
        {columns.map((column, at) => {
          const run = runOf(column);
          if (isPhone && column !== shown) return null;
          return (
            <Column key={column.key} tabIndex={-1} data-run-column aria-label={intl.formatMessage(columnName, { model: column.model ?? models[0] ?? '', version: versionName(column.versionId) })}>
              <ColumnHead
                column={column}
                models={models}
                versions={versions}
                state={run?.state ?? null}
                canChange={canRun}
                onChange={(next) => onColumns(columns.map((one) => (one === column ? next : one)))}
                onRemove={columns.length > 1 ? () => onColumns(columns.filter((one) => one !== column)) : null}
              />
              {run ? (
                <RunAnswer run={run} isFastest={fastest[at] ?? false} isCheapest={cheapest[at] ?? false} onStop={() => onStop([run.id])} onRetry={canRun ? () => onRun(column.key) : null} />
              ) : (
                !hasRun && at === 0 && <EmptyState title={<FormattedMessage {...messages.nothing} />} text={<FormattedMessage {...(hasModel ? messages.nothingText : messages.nothingYet)} />} />
              )}
            </Column>
          );
        })}
      </Beside>
    </>
  );
}

/** What one of them cost in all; null while nobody knows. */
function costOf(run: Answers_runs$data[number] | undefined): number | null {
  if (!run || run.spend.length === 0 || run.spend.some(({ cost }) => typeof cost !== 'number')) return null;
  return run.spend.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
}

/** Listens to what is being written. */
function Growth({ ids }: { ids: readonly string[] }) {
  const [watched] = useState(ids);
  useRunGrowth(watched);
  return null;
}

const columnName = defineMessage<{ model: string; version: string }>({ id: 'prompts.run.column', defaultMessage: '{model}, {version}' });
const versionNumber = defineMessage<{ number: number }>({ id: 'prompts.versionNumber', defaultMessage: 'v{number}' });

const messages = defineMessages({
  draft: { id: 'prompts.run.draft', defaultMessage: 'Draft' },
  column: { id: 'prompts.run.shownColumn', defaultMessage: 'Column' },
  nothing: { id: 'prompts.run.nothing', defaultMessage: 'Nothing has run yet' },
  nothingText: { id: 'prompts.run.nothingText', defaultMessage: 'Answers appear here side by side, with tokens, time and cost.' },
  nothingYet: { id: 'prompts.run.nothingYet', defaultMessage: 'Once a model is set, answers appear here side by side, with tokens, time and cost.' },
});

const Choice = styled.div`
  padding: 12px 16px 0;

  > [role='radiogroup'] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    width: 100%;
  }

  button {
    min-height: 40px;
    overflow: hidden;
  }
`;

const Beside = styled.div`
  display: grid;
  flex: 1;
  grid-auto-columns: minmax(280px, 1fr);
  grid-auto-flow: column;
  min-height: 0;
  overflow: auto hidden;

  ${onPhone} {
    grid-auto-columns: minmax(0, 1fr);
  }
`;

const Column = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  & + & {
    border-inline-start: 1px solid var(--line-1);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
