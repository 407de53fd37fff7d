import { Plus } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { MOST_COLUMNS, nextColumn, type RunColumn } from './runColumns.ts';

type CompareColumnsProps = { columns: readonly RunColumn[]; models: readonly string[]; versions: readonly { readonly id: string }[]; onAdd: (column: RunColumn) => void };

/** Puts another column beside those that are there: the next model, or the next version. */
export function CompareColumns({ columns, models, versions, onAdd }: CompareColumnsProps) {
  const intl = useIntl();
  const [compare, setCompare] = useState<'models' | 'versions'>(models.length > 1 ? 'models' : 'versions');
  const isFull = columns.length >= MOST_COLUMNS;
  const next = nextColumn(columns, { compare, models, versionIds: [null, ...versions.map(({ id }) => id)] });
  const reason = isFull ? intl.formatMessage(most, { count: MOST_COLUMNS }) : intl.formatMessage(compare === 'models' ? messages.noModelLeft : messages.noVersionLeft);
  return (
    <Place>
      <h2>
        <FormattedMessage {...messages.compare} />
      </h2>
      <Segmented
        label={intl.formatMessage(messages.compare)}
        value={compare}
        onChange={setCompare}
        segments={[
          { value: 'models', label: intl.formatMessage(messages.models) },
          { value: 'versions', label: intl.formatMessage(messages.versions) },
        ]}
      />
      <Button icon={Plus} disabled={isFull || next === null} disabledReason={reason} onClick={() => !isFull && next && onAdd(next)}>
        <FormattedMessage {...messages.add} />
      </Button>
      <p>
        <FormattedMessage {...most} values={{ count: MOST_COLUMNS }} />
      </p>
    </Place>
  );
}

const most = defineMessage<{ count: number }>({ id: 'prompts.run.mostColumns', defaultMessage: 'At most {count} columns. Each shows its own model, version and parameters.' });

const messages = defineMessages({
  compare: { id: 'prompts.run.compare', defaultMessage: 'Compare' },
  models: { id: 'prompts.run.models', defaultMessage: 'Models' },
  versions: { id: 'prompts.versions', defaultMessage: 'Versions' },
  add: { id: 'prompts.run.addColumn', defaultMessage: 'Add column' },
  noModelLeft: { id: 'prompts.run.noModelLeft', defaultMessage: 'This vault has no further model. LLM_MORE_MODELS adds some.' },
  noVersionLeft: { id: 'prompts.run.noVersionLeft', defaultMessage: 'All versions stand here already.' },
});

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding-block-start: 18px;
  border-block-start: 1px solid var(--line-1);

  h2 {
    font: var(--text-13);
    font-weight: 600;
  }

  [role='radiogroup'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }

  > button {
    justify-content: flex-start;
  }

  p {
    color: var(--fg-2);
    font: var(--text-12);
  }
`;
