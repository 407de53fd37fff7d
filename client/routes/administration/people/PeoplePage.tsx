import { UserPlus } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { PeoplePageQuery } from '#client/__generated__/PeoplePageQuery.graphql.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { FilterField } from '../../filter/FilterField.tsx';
import { useAddressFilter } from '../../filter/useAddressFilter.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { peopleFilterOf, peopleParamsOf, personStates } from './peopleFilter.ts';
import { PeopleTable } from './PeopleTable.tsx';

const query = graphql`
  query PeoplePageQuery($state: PersonState, $text: String) @throwOnFieldError {
    viewer {
      administration {
        sendsMail
      }
      ...PeopleTable_viewer @arguments(state: $state, text: $text)
    }
  }
`;

/** The section People: everybody with an account or an invitation to have one, searched and filtered. */
export function Component() {
  const intl = useIntl();
  const { filter, change, isPending } = useAddressFilter(peopleFilterOf, peopleParamsOf);
  const { viewer } = useRouteQuery<PeoplePageQuery>(query);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isInviting, setIsInviting] = useState(false);
  if (!viewer?.administration) return null;
  const closeInvite = (hasInvited: boolean) => {
    setIsInviting(false);
    // Going where one is reads the list again.
    if (hasInvited) void navigate({ search }, { replace: true });
  };
  return (
    <>
      <Bar>
        <Find>
          <FilterField label={intl.formatMessage(messages.find)} value={filter.text ?? ''} onSearch={(text) => change({ text: text || null })} />
        </Find>
        <Choice>
          <Segmented
            label={intl.formatMessage(messages.state)}
            value={filter.state ?? 'ALL'}
            onChange={(state) => change({ state: state === 'ALL' ? null : state })}
            segments={(['ALL', ...personStates] as const).map((value) => ({ value, label: intl.formatMessage(stateNames[value]) }))}
          />
        </Choice>
        <Button variant="primary" icon={UserPlus} onClick={() => setIsInviting(true)}>
          <FormattedMessage {...messages.invite} />
        </Button>
      </Bar>
      <div aria-busy={isPending} style={isPending ? { opacity: 0.6 } : undefined}>
        <PeopleTable viewer={viewer} onShowAll={() => change({ state: null, text: null })} />
      </div>
      {isInviting && <InviteDialog sendsMail={viewer.administration.sendsMail} onClose={closeInvite} />}
    </>
  );
}

const stateNames = defineMessages({
  ALL: { id: 'admin.states.all', defaultMessage: 'All' },
  ACTIVE: { id: 'admin.states.active', defaultMessage: 'Active' },
  INVITED: { id: 'admin.invited', defaultMessage: 'Invited' },
  DISABLED: { id: 'admin.disabled', defaultMessage: 'Disabled' },
  UNVERIFIED: { id: 'admin.states.unverified', defaultMessage: 'Unverified' },
});
const messages = defineMessages({
  find: { id: 'admin.findPeople', defaultMessage: 'Find people' },
  state: { id: 'admin.state', defaultMessage: 'State' },
  invite: { id: 'admin.invite', defaultMessage: 'Invite' },
});

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  > button {
    margin-inline-start: auto;
  }
`;

const Find = styled.div`
  flex: 0 1 264px;
  min-width: 180px;
`;

const Choice = styled.div`
  max-width: 100%;
  overflow: auto hidden;
  scrollbar-width: none;
`;
