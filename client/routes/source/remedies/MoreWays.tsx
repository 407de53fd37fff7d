import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { MoreWays_source$key } from '#client/__generated__/MoreWays_source.graphql.ts';
import { onPhone } from '#client/ui/mixins.ts';
import { OtherWays } from './OtherWays.tsx';

/** Under the text of a link, for when it is not all of it: other ways to get it, once they are asked for. */
export function MoreWays({ source: ref }: { source: MoreWays_source$key }) {
  const [isOpen, setIsOpen] = useState(false);
  const source = useFragment(
    graphql`
      fragment MoreWays_source on Source {
        ...OtherWays_source
      }
    `,
    ref,
  );
  return (
    <Place>
      {isOpen ? (
        <OtherWays source={source} />
      ) : (
        <button type="button" onClick={() => setIsOpen(true)}>
          <FormattedMessage {...messages.missing} />
        </button>
      )}
    </Place>
  );
}

const messages = defineMessages({
  missing: { id: 'source.textMissing', defaultMessage: 'Is some of the text missing?' },
});

const Place = styled.div`
  margin-block-start: 48px;
  font: var(--text-13);

  > button {
    color: var(--fg-3);
    text-decoration: underline;
    text-decoration-color: var(--line-2);
    text-underline-offset: 3px;
  }

  > button:hover {
    color: var(--fg-1);
  }

  ${onPhone} {
    > button {
      padding-block: 12px;
      margin-block: -12px;
    }
  }

  @media print {
    display: none;
  }
`;
