import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SearchMatch_hit$key } from '#client/__generated__/SearchMatch_hit.graphql.ts';
import { Marked } from '#client/ui/display/Marked.tsx';
import { trimLead } from './snippets.ts';

/** Why a source was found, for whoever renders it; null in a list that is not searched. */
export type SearchMatchRef = SearchMatch_hit$key | null;

/** The title of a source with what was searched for marked in it; `title` where nothing is searched. */
export function MatchTitle({ hit: ref, title }: { hit: SearchMatchRef; title: string }) {
  const pieces = useHit(ref)?.title;
  // The title may have been changed since the search; then it counts as it is now.
  return pieces?.map(({ text }) => text).join('') === title ? <Marked pieces={pieces} /> : title;
}

/**
 * The passage that shows why a source was found, from shortly before its first hit; null when the hits are in its title
 * alone.
 */
export function useMatchSnippet(ref: SearchMatchRef, lead: number): React.ReactNode {
  const snippet = useHit(ref)?.snippet;
  if (!snippet?.fragments.some(({ isHit }) => isHit)) return null;
  const place = Object.hasOwn(places, snippet.field) ? places[snippet.field as keyof typeof places] : null;
  return (
    <>
      {place && (
        <Place>
          <FormattedMessage {...place} />
        </Place>
      )}
      <Marked pieces={trimLead(snippet.fragments, lead)} />
    </>
  );
}

/** The same, where nothing depends on whether there is one. */
export function MatchSnippet({ hit, lead }: { hit: SearchMatchRef; lead: number }) {
  return useMatchSnippet(hit, lead);
}

function useHit(ref: SearchMatchRef) {
  return useFragment(
    graphql`
      fragment SearchMatch_hit on SearchHit {
        title {
          text
          isHit
        }
        snippet {
          field
          fragments {
            text
            isHit
          }
        }
      }
    `,
    ref,
  );
}

const places = defineMessages({
  NOTE: { id: 'sources.foundInNote', defaultMessage: 'Note:' },
  URL: { id: 'sources.foundInUrl', defaultMessage: 'Address:' },
  FILE_NAME: { id: 'sources.foundInFileName', defaultMessage: 'File:' },
  TAGS: { id: 'sources.foundInTags', defaultMessage: 'Tags:' },
});

const Place = styled.span`
  margin-inline-end: 4px;
  color: var(--fg-3);
  font-family: var(--font-ui);
`;
