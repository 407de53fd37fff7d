import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { AuditLogPageQuery } from '#client/__generated__/AuditLogPageQuery.graphql.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { FilterField } from '../../filter/FilterField.tsx';
import { useAddressFilter } from '../../filter/useAddressFilter.ts';
import { auditActions } from './auditActions.ts';
import { type AuditAction, auditFilterOf, auditParamsOf } from './auditFilter.ts';
import { ExportAuditLog } from './ExportAuditLog.tsx';
import { AuditTable } from './AuditTable.tsx';

const query = graphql`
  query AuditLogPageQuery($actions: [AuditAction!], $text: String, $userId: ID) @throwOnFieldError {
    viewer {
      ...AuditTable_viewer @arguments(actions: $actions, text: $text, userId: $userId)
    }
  }
`;

/** The section Audit log: what was done that concerns accounts and rights, searched and filtered; never editable. */
export function Component() {
  const intl = useIntl();
  const { filter, change, isPending } = useAddressFilter(auditFilterOf, auditParamsOf);
  const { viewer } = useRouteQuery<AuditLogPageQuery>(query);
  if (!viewer) return null;
  const all = { actions: null, text: null, userId: null };
  const isFiltered = filter.actions !== null || filter.text !== null || filter.userId !== null;
  const names = (Object.keys(auditActions) as AuditAction[]).map((value) => ({ value, label: intl.formatMessage(auditActions[value]) }));
  return (
    <>
      <Bar>
        <Find>
          <FilterField label={intl.formatMessage(messages.find)} value={filter.text ?? ''} onSearch={(text) => change({ text: text || null })} />
        </Find>
        <Choice>
          <Select<AuditAction | 'ALL'>
            label={intl.formatMessage(messages.action)}
            size={32}
            value={filter.actions?.[0] ?? 'ALL'}
            onChange={(action) => change({ actions: action === 'ALL' ? null : [action] })}
            options={[{ value: 'ALL', label: intl.formatMessage(messages.every) }, ...names.toSorted((one, other) => one.label.localeCompare(other.label, intl.locale))]}
          />
        </Choice>
        {filter.userId !== null && (
          <Button variant="ghost" onClick={() => change({ userId: null })}>
            <FormattedMessage {...messages.everybody} />
          </Button>
        )}
        <ExportAuditLog />
      </Bar>
      <div aria-busy={isPending} style={isPending ? { opacity: 0.6 } : undefined}>
        <AuditTable viewer={viewer} onShowAll={isFiltered ? () => change(all) : null} />
      </div>
    </>
  );
}

const messages = defineMessages({
  find: { id: 'admin.findEntries', defaultMessage: 'Person, action, address' },
  action: { id: 'admin.action', defaultMessage: 'Action' },
  every: { id: 'admin.everyAction', defaultMessage: 'Every action' },
  everybody: { id: 'admin.ofEverybody', defaultMessage: 'Of everybody' },
});

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > button:last-child {
    margin-inline-start: auto;
  }
`;

const Find = styled.div`
  flex: 0 1 264px;
  min-width: 180px;
`;

const Choice = styled.div`
  flex: 0 1 220px;
`;
