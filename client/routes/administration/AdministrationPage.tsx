import { Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { AdministrationPageQuery } from '#client/__generated__/AdministrationPageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { Tabs } from '#client/ui/controls/Tabs.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Sheet } from '#client/ui/layout/Pane.tsx';
import { NotFound } from '../failure/NotFound.tsx';
import { AuditLog } from './AuditLog.tsx';
import { PeopleList } from './PeopleList.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

const query = graphql`
  query AdministrationPageQuery @throwOnFieldError {
    viewer {
      administration {
        registration {
          ...RegistrationForm_registration
        }
        people(first: 100) {
          ...PeopleList_people
        }
        auditLog(first: 100) {
          ...AuditLog_entries
        }
      }
    }
  }
`;

/** `/admin`: people, registration and the audit log. Who does not look after the vault finds no page here. */
export function Component() {
  return (
    <Suspense fallback={<Sheet id="content" tabIndex={-1}><Skeleton $width="40%" /></Sheet>}>
      <Administration />
    </Suspense>
  );
}

function Administration() {
  const intl = useIntl();
  const { viewer } = useRouteQuery<AdministrationPageQuery>(query);
  const [tab, setTab] = useState<'people' | 'registration' | 'auditLog'>('people');
  const administration = viewer?.administration;
  if (!administration) return <NotFound />;
  const { people, registration, auditLog } = administration;
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle isHeading>{intl.formatMessage(messages.title)}</PageTitle>
      <Tabs
        label={intl.formatMessage(messages.title)}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'people', label: <FormattedMessage {...messages.people} />, content: <PeopleList people={people} /> },
          { value: 'registration', label: <FormattedMessage {...messages.registration} />, content: <RegistrationForm registration={registration} /> },
          { value: 'auditLog', label: <FormattedMessage {...messages.auditLog} />, content: <AuditLog entries={auditLog} /> },
        ]}
      />
    </Sheet>
  );
}

const messages = defineMessages({
  title: { id: 'admin.title', defaultMessage: 'Administration' },
  people: { id: 'admin.people', defaultMessage: 'People' },
  registration: { id: 'admin.registration', defaultMessage: 'Registration' },
  auditLog: { id: 'admin.auditLog', defaultMessage: 'Audit log' },
});
