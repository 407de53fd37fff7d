import { X } from 'lucide';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { StatusChip } from '#client/ui/display/StatusChip.tsx';
import { clip } from '#client/ui/mixins.ts';
import type { RunColumn } from './runColumns.ts';

export type ShownVersion = { readonly id: string; readonly number: number; readonly labels: readonly string[] };

type ColumnHeadProps = {
  column: RunColumn;
  models: readonly string[];
  versions: readonly ShownVersion[];
  /** How its answer stands; null without one. */
  state: string | null;
  canChange: boolean;
  onChange: (column: RunColumn) => void;
  /** Null: it is the only one. */
  onRemove: (() => void) | null;
};

/** Stands for the draft among versions. */
const DRAFT = 'draft';

/** Above an answer: which model, which version, how it stands. */
export function ColumnHead({ column, models, versions, state, canChange, onChange, onRemove }: ColumnHeadProps) {
  const intl = useIntl();
  const { model, versionId } = column;
  const shownModel = model ?? models[0] ?? '';
  const version = versions.find(({ id }) => id === versionId);
  const versionName = (one: ShownVersion | undefined) => (one ? intl.formatMessage(versionNumber, { number: one.number }) : intl.formatMessage(messages.draft));
  // Another answer would stand under a name that did not give it.
  const change = (next: Partial<RunColumn>) => onChange({ ...column, ...next, runId: null });
  const look = state === null ? undefined : looks[state];
  return (
    <Head>
      <div>
        {canChange && models.length > 1 ? (
          <Select size={32} label={intl.formatMessage(messages.model)} value={shownModel} onChange={(name) => change({ model: name })} options={models.map((name) => ({ value: name, label: <bdi>{name}</bdi> }))} />
        ) : (
          <b dir="auto">{shownModel}</b>
        )}
        {canChange && onRemove && <IconButton size={28} icon={X} iconSize={14} label={intl.formatMessage(messages.remove)} onClick={onRemove} />}
      </div>
      <div>
        {canChange && versions.length > 0 ? (
          <Versions>
            <Select
              size={32}
              label={intl.formatMessage(messages.version)}
              value={versionId ?? DRAFT}
              onChange={(id) => change({ versionId: id === DRAFT ? null : id })}
              options={[{ value: DRAFT, label: intl.formatMessage(messages.draft) }, ...versions.map((one) => ({ value: one.id, label: <bdi>{[versionName(one), ...one.labels].join(' · ')}</bdi> }))]}
            />
          </Versions>
        ) : (
          <small>{versionName(version)}</small>
        )}
        {!canChange && version?.labels.map((label) => <Label key={label}>{label}</Label>)}
        <Fill />
        {state !== null && (
          <span role="status">
            <StatusChip status={look?.status ?? 'PENDING'} label={intl.formatMessage(look?.words ?? states.WAITING)} />
          </span>
        )}
      </div>
    </Head>
  );
}

const states = defineMessages({
  WAITING: { id: 'prompts.run.waiting', defaultMessage: 'Waiting' },
  RUNNING: { id: 'prompts.run.running', defaultMessage: 'Writing' },
  SUCCEEDED: { id: 'prompts.run.done', defaultMessage: 'Done' },
  FAILED: { id: 'prompts.run.failed', defaultMessage: 'Failed' },
  STOPPED: { id: 'prompts.run.stopped', defaultMessage: 'Stopped' },
  INTERRUPTED: { id: 'prompts.run.interrupted', defaultMessage: 'Interrupted' },
});

/** A state may be newer than this page. */
const looks: Readonly<Partial<Record<string, { readonly status: string; readonly words: (typeof states)[keyof typeof states] }>>> = {
  WAITING: { status: 'PENDING', words: states.WAITING },
  RUNNING: { status: 'PROCESSING', words: states.RUNNING },
  SUCCEEDED: { status: 'COMPLETED', words: states.SUCCEEDED },
  FAILED: { status: 'FAILED', words: states.FAILED },
  STOPPED: { status: 'PENDING', words: states.STOPPED },
  INTERRUPTED: { status: 'FAILED', words: states.INTERRUPTED },
};

const versionNumber = defineMessage<{ number: number }>({ id: 'prompts.versionNumber', defaultMessage: 'v{number}' });

const messages = defineMessages({
  draft: { id: 'prompts.run.draft', defaultMessage: 'Draft' },
  model: { id: 'prompts.run.model', defaultMessage: 'Model' },
  version: { id: 'prompts.run.version', defaultMessage: 'Version' },
  remove: { id: 'prompts.run.removeColumn', defaultMessage: 'Remove column' },
});

const Head = styled.header`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 10px 12px 10px 20px;
  padding-inline: 20px 12px;
  border-block-end: 1px solid var(--line-1);

  > div {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
  }

  > div > :first-child {
    min-width: 0;
  }

  > div:first-child > :first-child {
    flex: 1;
  }

  b {
    ${clip}
    font: var(--text-13);
    font-weight: 600;
  }

  small {
    font: 500 12px/16px var(--font-mono);
  }
`;

const Versions = styled.div`
  flex: 0 1 200px;
`;

const Label = styled.i`
  padding: 0 7px;
  border-radius: var(--r-xs);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--fg-2);
  font: var(--text-11);
  font-style: normal;
  line-height: 20px;
`;

const Fill = styled.span`
  flex: 1;
`;
