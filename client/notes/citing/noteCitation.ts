import { graphql, readInlineData } from 'react-relay/hooks';
import type { noteCitation$data, noteCitation$key } from '#client/__generated__/noteCitation.graphql.ts';

/* Whoever draws a mark reads all of it. */
/* eslint-disable relay/unused-fields */

/** What a note cites. */
export type NoteCitation = Omit<noteCitation$data, ' $fragmentType'>;

/** A citation, as whoever draws its mark needs it. */
export const readCitation = (ref: noteCitation$key): NoteCitation =>
  readInlineData(
    graphql`
      fragment noteCitation on Citation @inline {
        id
        quote
        prefix
        suffix
        state
        checkedAt
        sourceTitle
        place {
          path
          start
          end
          heading
          page
        }
        source {
          id
          title
          author
          sourceUrl
        }
      }
    `,
    ref,
  );
