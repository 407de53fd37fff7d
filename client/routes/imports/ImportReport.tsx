import { Folder } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ImportReportQuery, ImportRowOutcome } from '#client/__generated__/ImportReportQuery.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Tag } from '#client/ui/display/Tag.ts';
import { importedAs, type KnownOutcome, outcomeMessages, promptFormatNames } from './importMessages.ts';
import { ImportRows } from './ImportRows.tsx';

const query = graphql`
  query ImportReportQuery($jobId: ID!, $outcomes: [ImportRowOutcome!]) @throwOnFieldError {
    node(id: $jobId) {
      ... on Job @alias(as: "job") {
        importPlan {
          format
          promptFormat
          lostFields
          counts {
            outcome
            count
          }
          collections {
            path
            rowCount
            collection {
              id
            }
          }
        }
        ...ImportRows_job @arguments(outcomes: $outcomes)
      }
    }
  }
`;

const order: readonly KnownOutcome[] = ['ADDED', 'UPDATED', 'ALREADY_THERE', 'REPEATED', 'FAILED'];

/** The report of an import: its tree, and every row by what became of it. Read again when the import has moved on. */
export function ImportReport({ jobId, state }: { jobId: string; state: string }) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<KnownOutcome | null>(null);
  const outcomes: ImportRowOutcome[] | null = chosen === null ? null : [chosen];
  return (
    <QueryLoader<ImportReportQuery> key={state} query={query} variables={{ jobId, outcomes }} fallback={<Skeleton $height="160px" $radius="var(--r-md)" />}>
      {({ node }) => {
        const plan = node?.job?.importPlan;
        if (!node?.job || !plan) return null;
        const counts = new Map(plan.counts.map(({ outcome, count }) => [outcome as string, count]));
        const shown = order.filter((outcome) => counts.has(outcome));
        return (
          <>
            {typeof plan.promptFormat === 'string' && plan.promptFormat !== '%future added value' && (
              <p>
                <FormattedMessage {...readAs} values={{ format: promptFormatNames[plan.promptFormat] }} />
              </p>
            )}
            {plan.lostFields.length > 0 && (
              <p>
                <FormattedMessage {...lost} values={{ fields: intl.formatList(plan.lostFields, { type: 'unit' }) }} />
              </p>
            )}
            {plan.collections.length > 0 && <Tree collections={plan.collections} />}
            <Choice>
              <Segmented
                label={intl.formatMessage(messages.rows)}
                value={chosen ?? 'ALL'}
                onChange={(value) => setChosen(value === 'ALL' ? null : (value as KnownOutcome))}
                segments={[
                  { value: 'ALL', label: intl.formatMessage(messages.all) },
                  ...shown.map((outcome) => ({ value: outcome as string, label: intl.formatMessage(counted, { name: intl.formatMessage(outcomeMessages[outcome]), count: counts.get(outcome) ?? 0 }) })),
                ]}
              />
            </Choice>
            <ImportRows key={chosen ?? 'ALL'} job={node.job} of={importedAs(plan.format)} />
          </>
        );
      }}
    </QueryLoader>
  );
}

type Collections = readonly { readonly path: readonly string[]; readonly rowCount: number; readonly collection: { readonly id: string } | null | undefined }[];

/** The folders of the file, one below the other. */
function Tree({ collections }: { collections: Collections }) {
  const intl = useIntl();
  const { formatCount } = useFormats();
  return (
    <Folders aria-label={intl.formatMessage(messages.folders)} tabIndex={0}>
      {collections.map(({ path, rowCount, collection }) => (
        <li key={JSON.stringify(path)} style={{ ['--depth' as string]: Math.min(path.length - 1, 8) }}>
          <Icon of={Folder} size={14} />
          <span dir="auto">{collection ? <Link to={`/collection/${collection.id}`}>{path.at(-1)}</Link> : path.at(-1)}</span>
          {!collection && (
            <Tag>
              <FormattedMessage {...messages.newFolder} />
            </Tag>
          )}
          <small>{formatCount(rowCount)}</small>
        </li>
      ))}
    </Folders>
  );
}

const readAs = defineMessage<{ format: string }>({ id: 'import.readAs', defaultMessage: 'Read as {format}.' });
const lost = defineMessage<{ fields: string }>({ id: 'import.lostFields', defaultMessage: 'These have no place here and are left out: {fields}.' });
const counted = defineMessage<{ name: string; count: number }>({ id: 'import.counted', defaultMessage: '{name} {count, number}' });
const messages = defineMessages({
  rows: { id: 'import.rows', defaultMessage: 'Rows of the file' },
  all: { id: 'import.allRows', defaultMessage: 'All' },
  folders: { id: 'import.folders', defaultMessage: 'Folders of the file' },
  newFolder: { id: 'import.newFolder', defaultMessage: 'new' },
});

const Choice = styled.div`
  overflow-x: auto;
  white-space: nowrap;
`;

const Folders = styled.ul`
  max-height: 240px;
  overflow: auto;
  padding: 4px 0;
  border-radius: var(--r-md);
  background: var(--bg-sunken);

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 28px;
    padding-inline: calc(12px + var(--depth) * 16px) 12px;
    color: var(--fg-3);
    font: var(--text-13);
  }

  span {
    min-width: 0;
    overflow: hidden;
    color: var(--fg-1);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  a:hover {
    text-decoration: underline;
  }

  small {
    margin-inline-start: auto;
    font: var(--text-12);
    font-variant-numeric: tabular-nums;
  }
`;
