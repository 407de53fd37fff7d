import { Pencil, Trash2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { CaseList_testSet$key } from '#client/__generated__/CaseList_testSet.graphql.ts';
import type { CaseListPaginationQuery } from '#client/__generated__/CaseListPaginationQuery.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { assertionText } from './assertionText.ts';
import { caseTitle, type EditedCase, readCase } from './caseText.ts';
import { rowOpener } from './focusRow.ts';
import { RowOpener, Rows } from './rowStyles.ts';
import { useSaveTestSet } from './useSaveTestSet.ts';

const CaseDialog = lazy(() => import('./CaseDialog.tsx'));

const PAGE = 50;

type CaseListProps = {
  testSet: CaseList_testSet$key;
  promptId: string;
  /** The variables of the prompt. */
  names: readonly string[];
  canEdit: boolean;
  onChange: () => void;
  onAdd: () => void;
};

/** The rows of a test set: what goes in, and what the answer must say. */
export function CaseList({ testSet: ref, promptId, names, canEdit, onChange, onAdd }: CaseListProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { saveTestSet } = useSaveTestSet();
  const [edited, setEdited] = useState<EditedCase | null>(null);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<CaseListPaginationQuery, CaseList_testSet$key>(
    graphql`
      fragment CaseList_testSet on TestSet @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) @refetchable(queryName: "CaseListPaginationQuery") {
        id
        cases(first: $count, after: $cursor) @connection(key: "CaseList_cases") {
          __id
          edges {
            node {
              id
              ...caseText_case
            }
          }
        }
      }
    `,
    ref,
  );
  const { edges, __id: listId } = data.cases;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  const remove = (id: string) =>
    saveTestSet({ promptId, testSetId: data.id, remove: [id] }, { onDone: onChange, onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }) });
  if (edges.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage {...messages.none} />}
        text={<FormattedMessage {...messages.noneText} />}
        action={
          canEdit && (
            <Button onClick={onAdd}>
              <FormattedMessage {...messages.addRow} />
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <Rows aria-label={intl.formatMessage(messages.rows)}>
        {edges.map(({ node }, at) => {
          const one = readCase(node);
          const name = caseTitle(one) || intl.formatMessage(messages.unnamed);
          return (
            <li key={node.id}>
              <Number>{intl.formatNumber(at + 1)}</Number>
              <div>
                {canEdit ? (
                  <RowOpener type="button" {...rowOpener} aria-haspopup="dialog" onClick={() => setEdited(one)}>
                    <b dir="auto">{name}</b>
                  </RowOpener>
                ) : (
                  <b dir="auto">{name}</b>
                )}
                <p dir="auto">{one.assertions.length > 0 ? intl.formatList(one.assertions.map((assertion) => assertionText(intl, assertion)), { type: 'unit' }) : intl.formatMessage(messages.anything)}</p>
              </div>
              {canEdit && (
                <span>
                  <IconButton icon={Pencil} label={intl.formatMessage(messages.edit, { number: at + 1 })} onClick={() => setEdited(one)} />
                  <IconButton icon={Trash2} label={intl.formatMessage(messages.remove, { number: at + 1 })} onClick={() => remove(node.id)} />
                </span>
              )}
            </li>
          );
        })}
      </Rows>
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        <FormattedMessage {...messages.more} />
      </NextPageButton>
      <Suspense>
        {edited && (
          <CaseDialog
            promptId={promptId}
            testSetId={data.id}
            testCase={edited}
            names={names}
            onClose={() => setEdited(null)}
            onSaved={() => {
              setEdited(null);
              onChange();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

const messages = {
  ...defineMessages({
    rows: { id: 'prompts.tests.showRows', defaultMessage: 'Rows' },
    none: { id: 'prompts.tests.none', defaultMessage: 'No test rows yet' },
    noneText: { id: 'prompts.tests.noneText', defaultMessage: 'A row is an input and what the answer must say. Run them all before you move a label.' },
    addRow: { id: 'prompts.tests.addRow', defaultMessage: 'Add a row' },
    unnamed: { id: 'prompts.tests.unnamed', defaultMessage: 'Without values' },
    anything: { id: 'prompts.tests.anything', defaultMessage: 'Any answer will do' },
    more: { id: 'prompts.tests.moreRows', defaultMessage: 'More rows' },
    failed: { id: 'prompts.saveFailed', defaultMessage: 'An error occurred. Please try again later.' },
  }),
  edit: defineMessage<{ number: number }>({ id: 'prompts.tests.editRow', defaultMessage: 'Edit row {number, number}' }),
  remove: defineMessage<{ number: number }>({ id: 'prompts.tests.removeRow', defaultMessage: 'Remove row {number, number}' }),
};

const Number = styled.small`
  min-width: 28px;
  color: var(--fg-3);
  font: 500 12px/20px var(--font-mono);
`;
