import { useEffect } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import type { SmartElsewhereQuery } from '#client/__generated__/SmartElsewhereQuery.graphql.ts';
import { useBackgroundQuery } from '#client/relay/useBackgroundQuery.ts';
import { rememberSpace } from '#client/spaces/currentSpace.ts';

const query = graphql`
  query SmartElsewhereQuery($id: ID!) {
    node(id: $id) {
      ... on SmartCollection @alias(as: "smartCollection") {
        space {
          id
        }
      }
    }
  }
`;

/** Where the current space does not have the smart collection of the address: goes to the space that has it, or says that there is none. */
export function SmartElsewhere({ spaceId, id }: { spaceId: string; id: string }) {
  const { revalidate } = useRevalidator();
  const { data } = useBackgroundQuery<SmartElsewhereQuery>(query, { id });
  const itsSpaceId = data?.node?.smartCollection?.space.id;
  useEffect(() => {
    if (itsSpaceId === undefined || itsSpaceId === spaceId) return;
    rememberSpace(itsSpaceId);
    // The page at the same address, of the other space.
    void revalidate();
  }, [itsSpaceId, spaceId, revalidate]);
  return (
    data !== null &&
    !data.node?.smartCollection && (
      <p role="status">
        <FormattedMessage {...gone} />
      </p>
    )
  );
}

const gone = defineMessage({ id: 'smart.gone', defaultMessage: 'This smart collection is not there any more. What it looked for is shown.' });
