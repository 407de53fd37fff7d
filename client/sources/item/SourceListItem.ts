import { graphql } from 'react-relay/hooks';

/**
 * All that a list shows of a source, whichever way it shows it: as a card, a small card or a row. Mutations and events that
 * change sources ask for it too, so that lists need not be read again.
 */
export const sourceListItem = graphql`
  fragment SourceListItem_source on Source @inline {
    # Whoever draws a source reads these.
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...SourceCard_source
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...SourceCompactCard_source
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...SourceRow_source
  }
`;
