import { useEffect, useEffectEvent, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { RunWorkshop_prompt$key } from '#client/__generated__/RunWorkshop_prompt.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { onSmallScreen } from '#client/ui/mixins.ts';
import { Pane } from '#client/ui/layout/Pane.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { PromptPageBar } from '../PromptPageBar.tsx';
import { promptDrafts } from '../editor/content/draftContent.ts';
import { readFill } from '../variables/variableFill.ts';
import { givenValues, type VariableValues, variableValuesOf } from '../variables/variableValues.ts';
import { Answers } from './Answers.tsx';
import { CompareColumns } from './CompareColumns.tsx';
import { RunBar } from './RunBar.tsx';
import { columnsOfRuns, type RunColumn } from './runColumns.ts';
import { RunInputs, type RunVariable } from './RunInputs.tsx';
import { RunNotice } from './RunNotice.tsx';
import { useRunEstimate } from './useRunEstimate.ts';
import { useRunPrompt } from './useRunPrompt.ts';
import { useStopRun } from './useStopRun.ts';

/** What a prompt is run with, and what models have answered: side by side. */
export function RunWorkshop({ prompt: ref, readAgain }: { prompt: RunWorkshop_prompt$key; readAgain: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const prompt = useFragment(
    graphql`
      fragment RunWorkshop_prompt on Prompt @argumentDefinitions(groupId: { type: "ID" }) {
        id
        title
        viewerCanEdit
        space {
          id
          archivedAt
          models {
            name
          }
          ...RunBar_space
        }
        labels {
          name
          version {
            id
          }
        }
        versions(first: 20) {
          edges {
            node {
              id
              number
              content {
                variables {
                  name
                }
              }
            }
          }
        }
        draft {
          variables {
            name
            description
            defaultFill {
              ...variableFill_fill
            }
          }
        }
        runs(first: 16, inTestRuns: false, groupId: $groupId) {
          edges {
            node {
              id
              groupId
              model
              version {
                id
              }
              values {
                name
                fill {
                  ...variableFill_fill
                }
              }
            }
          }
        }
      }
    `,
    ref,
  );
  const { id: promptId, title, space, labels } = prompt;
  const models = space.models.map(({ name }) => name);
  const versions = prompt.versions.edges.map(({ node: { id, number } }) => ({ id, number, labels: labels.filter(({ version }) => version.id === id).map(({ name }) => name) }));
  const earlier = prompt.runs.edges.map(({ node: { id, groupId, model, values: given, version } }) => ({ id, groupId, model, given, versionId: version?.id ?? null }));
  const [columns, setColumns] = useState(() => columnsOfRuns(earlier));
  const stored = variableValuesOf(promptId);
  // What was run is shown with what it was asked with, until somebody changes that.
  const [valuesBefore, setValuesBefore] = useState<VariableValues | null>(() => (earlier[0] ? asValues(earlier[0].given) : null));
  const kept = stored.use();
  const values = valuesBefore ?? kept;
  const changeValues = (next: VariableValues) => {
    setValuesBefore(null);
    stored.set(next);
  };
  const variables: readonly RunVariable[] = [
    ...prompt.draft.variables.map(({ name, description, defaultFill }) => ({ name, description, fill: defaultFill ? readFill(defaultFill) : null })),
    ...namesOfVersions(prompt.versions.edges.map(({ node }) => node), columns).filter((name) => prompt.draft.variables.every((one) => one.name !== name)).map((name) => ({ name, description: '', fill: null })),
  ];
  const canRun = prompt.viewerCanEdit && space.archivedAt === null && models.length > 0;
  const input = { promptId, targets: columns.map(({ versionId, model }) => ({ versionId, model })), values: givenValues(values, variables.map(({ name }) => name)) };
  const estimate = useRunEstimate(canRun ? input : null);

  const { runPrompt, isStarting } = useRunPrompt();
  const stopRun = useStopRun();
  const [refusal, setRefusal] = useState<string | null>(null);
  const onRefused = (code: Parameters<typeof errorText>[0]) => setRefusal(code === 'INVALID' ? intl.formatMessage(messages.invalid) : errorText(code, messages.failed));
  /** Runs all columns, or those that are named. */
  const run = (only?: number) => {
    if (!canRun || isStarting || columns.length === 0) return;
    // What is typed over there is on its way to the server, or waits to be saved.
    if (columns.some(({ versionId }) => versionId === null) && promptDrafts.read(promptId) !== null) {
      setRefusal(intl.formatMessage(messages.unsaved));
      return;
    }
    setRefusal(null);
    setIsInputOpen(false);
    const wanted = columns.filter(({ key }) => only === undefined || key === only);
    const onDone = (runIds: readonly string[]) => setColumns((now) => now.map((column) => ({ ...column, runId: runIds[wanted.findIndex(({ key }) => key === column.key)] ?? column.runId })));
    runPrompt({ ...input, targets: wanted.map(({ versionId, model }) => ({ versionId, model })) }, { onDone, onRefused });
  };
  const stop = (runIds: readonly string[]) => stopRun(runIds, { onRefused });
  const [open, setOpen] = useState<readonly string[]>([]);
  const isOpen = open.length > 0;
  const isWide = useMediaQuery('(min-width: 960px)');
  // Where there is little room, answers come before what was asked.
  const [isInputOpen, setIsInputOpen] = useState(earlier.length === 0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) setWasOpen(isOpen);
  const readBudget = useEffectEvent(readAgain);
  // What is left for today is less now.
  useEffect(() => {
    if (wasOpen && !isOpen) readBudget();
  }, [wasOpen, isOpen]);
  useSingleKeyShortcuts({ Escape: () => isOpen && stop(open) });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter' && !isOpen) {
      event.preventDefault();
      run();
    }
    if (!event.altKey || event.ctrlKey || event.metaKey || !/^Digit[1-4]$/.test(event.code)) return;
    const column = document.querySelectorAll<HTMLElement>('[data-run-column]')[Number(event.code.slice(-1)) - 1];
    if (column) event.preventDefault();
    column?.focus();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  const inputs = (
    <>
      <RunInputs spaceId={space.id} variables={variables} values={values} isReadOnly={!canRun && models.length > 0} onChange={changeValues} />
      {canRun && <CompareColumns columns={columns} models={models} versions={versions} onAdd={(column: RunColumn) => setColumns([...columns, column])} />}
    </>
  );
  return (
    <Pane>
      <PageTitle isHeading>{intl.formatMessage(messages.page, { title })}</PageTitle>
      <PromptPageBar promptId={promptId} title={title} page="run" />
      <RunNotice hasModel={models.length > 0} isArchived={space.archivedAt !== null} />
      <Work>
        <Inputs aria-label={intl.formatMessage(messages.input)}>
          {isWide ? (
            <>
              <h2>
                <FormattedMessage {...messages.input} />
              </h2>
              <div>{inputs}</div>
            </>
          ) : (
            <details open={isInputOpen} onToggle={({ currentTarget }) => setIsInputOpen(currentTarget.open)}>
              <summary>
                <FormattedMessage {...messages.input} />
              </summary>
              <div>{inputs}</div>
            </details>
          )}
        </Inputs>
        <Main>
          <Answers
            columns={columns}
            models={models}
            versions={versions}
            canRun={canRun}
            hasModel={models.length > 0}
            onColumns={setColumns}
            onRun={run}
            onStop={stop}
            onOpen={setOpen}
            bar={(runs) => <RunBar runs={runs} space={space} estimate={estimate} canRun={canRun} hasModel={models.length > 0} isStarting={isStarting} refusal={refusal} onRun={() => run()} onStop={() => stop(open)} />}
          />
        </Main>
      </Work>
    </Pane>
  );
}

const asValues = (values: readonly { readonly name: string; readonly fill: Parameters<typeof readFill>[0] }[]): VariableValues =>
  Object.fromEntries(
    values.flatMap(({ name, fill: ref }) => {
      const fill = readFill(ref);
      return fill ? [[name, fill] as const] : [];
    }),
  );

/** The variables of those versions that stand in a column. */
const namesOfVersions = (versions: readonly { readonly id: string; readonly content: { readonly variables: readonly { readonly name: string }[] } }[], columns: readonly RunColumn[]) => [
  ...new Set(versions.filter(({ id }) => columns.some(({ versionId }) => versionId === id)).flatMap(({ content }) => content.variables.map(({ name }) => name))),
];

const messages = {
  ...defineMessages({
    input: { id: 'prompts.run.input', defaultMessage: 'Input' },
    unsaved: { id: 'prompts.versionUnsaved', defaultMessage: 'The draft is not saved yet' },
    failed: { id: 'prompts.saveFailed', defaultMessage: 'An error occurred. Please try again later.' },
    invalid: { id: 'prompts.run.invalid', defaultMessage: 'This cannot be run so: the prompt is empty, too long, or what fills a variable is gone.' },
  }),
  page: defineMessage<{ title: string }>({ id: 'prompts.run.page', defaultMessage: 'Run {title}' }),
};

const Work = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  ${onSmallScreen} {
    flex-direction: column;
    overflow: auto;
  }
`;

const Inputs = styled.aside`
  flex: none;
  width: 320px;
  overflow: auto;
  border-inline-end: 1px solid var(--line-1);

  h2,
  summary {
    padding: 16px 20px 0;
    font: var(--text-13);
    font-weight: 600;
  }

  > div,
  details > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
    padding: 14px 20px 24px;
  }

  ${onSmallScreen} {
    width: auto;
    overflow: visible;
    border-inline-end: 0;
    border-block-end: 1px solid var(--line-1);

    summary {
      padding: 12px 16px;
      cursor: pointer;
    }

    details > div {
      padding: 4px 16px 20px;
    }
  }
`;

const Main = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  ${onSmallScreen} {
    flex: 1 0 auto;
    min-height: 480px;
  }
`;
