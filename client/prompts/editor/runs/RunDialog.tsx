import { Play, Square } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { RunDialogQuery } from '#client/__generated__/RunDialogQuery.graphql.ts';
import type { RunDialogRunsQuery } from '#client/__generated__/RunDialogRunsQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { variableValuesOf } from '../variables/variableValues.ts';
import { RunColumn } from './RunColumn.tsx';
import { useRunGrowth } from './useRunGrowth.ts';
import { useRunPrompt } from './useRunPrompt.ts';
import { useStopRun } from './useStopRun.ts';

const query = graphql`
  query RunDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Prompt @alias(as: "prompt") {
        space {
          models {
            name
          }
        }
        versions(first: 8) {
          edges {
            node {
              id
              number
            }
          }
        }
        runs(first: 20, inTestRuns: false) {
          edges {
            node {
              id
              groupId
              viewerCanStop
            }
          }
        }
      }
    }
  }
`;

const runsQuery = graphql`
  query RunDialogRunsQuery($ids: [ID!]!) @throwOnFieldError {
    nodes(ids: $ids) {
      ... on PromptRun @alias(as: "run") {
        id
        viewerCanStop
        ...RunColumn_run
      }
    }
  }
`;

type RunDialogProps = { promptId: string; isReadOnly: boolean; /** The server may not have all of the draft yet. */ isUnsaved: boolean; onClose: () => void };

/** Runs a prompt, the draft and versions side by side, and shows what models have answered until now. */
export default function RunDialog({ promptId, ...rest }: RunDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open width={960} onOpenChange={(isOpen) => !isOpen && rest.onClose()} title={<FormattedMessage {...messages.title} />} closeLabel={intl.formatMessage(commonMessages.close)}>
      <QueryLoader<RunDialogQuery> query={query} variables={{ id: promptId }} fallback={<Skeleton $height="240px" $radius="var(--r-md)" />}>
        {({ node }) => node?.prompt && <Runs promptId={promptId} prompt={node.prompt} {...rest} />}
      </QueryLoader>
    </Dialog>
  );
}

type RunsProps = Omit<RunDialogProps, 'onClose'> & { prompt: NonNullable<NonNullable<RunDialogQuery['response']['node']>['prompt']> };

/** Stands for the draft among versions. */
const DRAFT = 'draft';

function Runs({ promptId, prompt, isReadOnly, isUnsaved }: RunsProps) {
  const values = variableValuesOf(promptId).use();
  const intl = useIntl();
  const errorText = useErrorText();
  const { runPrompt, isStarting } = useRunPrompt();
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set([DRAFT]));
  const [refusal, setRefusal] = useState<string | null>(null);
  const earlier = prompt.runs.edges.map(({ node }) => node);
  const [started, setStarted] = useState<readonly string[] | null>(null);
  // What was begun last is shown first, and whatever is being written: also after a reload. It stays when it ends, until a newer one is heard of.
  const newestGroup = earlier[0]?.groupId;
  const shownFirst = () => ({ newestGroup, ids: earlier.filter(({ groupId, viewerCanStop }) => viewerCanStop || groupId === newestGroup).map(({ id }) => id) });
  const [opened, setOpened] = useState(shownFirst);
  if (opened.newestGroup !== newestGroup) setOpened(shownFirst);
  const shown = started ?? opened.ids;
  const older = earlier.map(({ id }) => id).filter((id) => !shown.includes(id));
  const hasModel = prompt.space.models.length > 0;
  const onRefused = (code: Parameters<typeof errorText>[0]) => setRefusal(errorText(code, messages.failed));
  const run = () => {
    if (isUnsaved || isStarting || wanted.size === 0) return;
    setRefusal(null);
    const given = Object.entries(values).flatMap(([name, text]) => (text === '' ? [] : [{ name, fill: { text } }]));
    const versionIds = [...wanted].filter((id) => id !== DRAFT);
    const begun: string[] = [];
    const onDone = (ids: readonly string[]) => {
      begun.push(...ids);
      setStarted([...begun]);
    };
    if (wanted.has(DRAFT)) runPrompt({ promptId, values: given }, { onDone, onRefused });
    if (versionIds.length > 0) runPrompt({ promptId, values: given, versionIds }, { onDone, onRefused });
  };
  const choices = [{ id: DRAFT, name: intl.formatMessage(messages.draft) }, ...prompt.versions.edges.map(({ node: { id, number } }) => ({ id, name: intl.formatMessage(messages.version, { number }) }))];
  return (
    <Place>
      {!hasModel && (
        <p role="status">
          <FormattedMessage {...messages.noModel} />
        </p>
      )}
      {hasModel && !isReadOnly && (
        <Bar>
          <fieldset>
            <legend>
              <FormattedMessage {...messages.compare} />
            </legend>
            {choices.map(({ id, name }) => (
              <Checkbox
                key={id}
                aria-label={name}
                checked={wanted.has(id)}
                onChange={(isWanted) => setWanted(isWanted ? new Set([...wanted, id]) : new Set([...wanted].filter((one) => one !== id)))}
              >
                {name}
              </Checkbox>
            ))}
          </fieldset>
          <Button variant="primary" icon={Play} loading={isStarting} disabled={isUnsaved || wanted.size === 0} disabledReason={intl.formatMessage(isUnsaved ? messages.unsaved : messages.nothingChosen)} onClick={run}>
            <FormattedMessage {...messages.run} />
          </Button>
        </Bar>
      )}
      {refusal !== null && <Problem role="alert">{refusal}</Problem>}
      {shown.length > 0 && <Columns key={shown.join(' ')} ids={shown} isLive onRefused={onRefused} />}
      {older.length > 0 && (
        <details>
          <summary>
            <FormattedMessage {...messages.history} values={{ count: older.length }} />
          </summary>
          <Columns ids={older} isLive={false} onRefused={onRefused} />
        </details>
      )}
    </Place>
  );
}

type ColumnsProps = { ids: readonly string[]; /** They may be being written. */ isLive: boolean; onRefused: (code: Parameters<ReturnType<typeof useErrorText>>[0]) => void };

function Columns({ ids, isLive, onRefused }: ColumnsProps) {
  const stopRun = useStopRun();
  return (
    <QueryLoader<RunDialogRunsQuery> query={runsQuery} variables={{ ids: [...ids] }} fallback={<Skeleton $height="160px" $radius="var(--r-md)" />}>
      {({ nodes }) => {
        const runs = nodes.flatMap((node) => (node?.run ? [node.run] : []));
        const open = runs.filter(({ viewerCanStop }) => viewerCanStop).map(({ id }) => id);
        return (
          <Columned>
            {isLive && open.length > 0 && <Growth ids={open} />}
            {open.length > 1 && (
              <Button size={28} icon={Square} style={{ justifySelf: 'end' }} onClick={() => stopRun(open, { onRefused })}>
                <FormattedMessage {...messages.stopAll} />
              </Button>
            )}
            <Beside>
              {runs.map((run) => (
                <RunColumn key={run.id} run={run} onStop={(id) => stopRun([id], { onRefused })} />
              ))}
            </Beside>
          </Columned>
        );
      }}
    </QueryLoader>
  );
}

/** Listens as long as something is being written. */
function Growth({ ids }: { ids: readonly string[] }) {
  const [watched] = useState(ids);
  useRunGrowth(watched);
  return null;
}

const messages = {
  ...defineMessages({
    title: { id: 'prompts.run.title', defaultMessage: 'Run' },
    run: { id: 'prompts.run.title', defaultMessage: 'Run' },
    draft: { id: 'prompts.run.draft', defaultMessage: 'Draft' },
    compare: { id: 'prompts.run.compare', defaultMessage: 'Compare' },
    noModel: { id: 'prompts.run.noModel', defaultMessage: 'No model is set for this space. Everything but running works. Add a key or an address of your own.' },
    unsaved: { id: 'prompts.versionUnsaved', defaultMessage: 'The draft is not saved yet' },
    nothingChosen: { id: 'prompts.run.nothingChosen', defaultMessage: 'Choose what to run' },
    failed: { id: 'prompts.saveFailed', defaultMessage: 'An error occurred. Please try again later.' },
    stopAll: { id: 'prompts.run.stopAll', defaultMessage: 'Stop all' },
  }),
  version: defineMessage<{ number: number }>({ id: 'prompts.versionNumber', defaultMessage: 'v{number}' }),
  history: defineMessage<{ count: number }>({ id: 'prompts.run.history', defaultMessage: 'History, {count, plural, one {# run} other {# runs}}' }),
};

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  font: var(--text-13);

  summary {
    padding-block: 8px;
    cursor: pointer;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
  justify-content: space-between;

  fieldset {
    display: flex;
    padding: 0;
    border: 0;
    flex-wrap: wrap;
    gap: 4px 16px;
  }

  legend {
    color: var(--fg-2);
    font: var(--text-12);
    font-weight: 600;
  }
`;

const Columned = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 12px;
`;

const Problem = styled.p`
  color: var(--danger-fg);
  font: var(--text-13);
`;
