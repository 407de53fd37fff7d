import { graphql } from 'react-relay/hooks';
import type { VersionComparisonQuery } from '#client/__generated__/VersionComparisonQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { TextComparison } from './TextComparison.tsx';

const query = graphql`
  query VersionComparisonQuery($sourceId: ID!, $earlierId: ID!, $laterId: ID!, $isNow: Boolean!) @throwOnFieldError {
    earlier: node(id: $earlierId) {
      ... on SourceRevision @alias(as: "revision") {
        body
      }
    }
    later: node(id: $laterId) @skip(if: $isNow) {
      ... on SourceRevision @alias(as: "revision") {
        body
      }
    }
    now: node(id: $sourceId) @include(if: $isNow) {
      ... on Source @alias(as: "source") {
        plainText
      }
    }
  }
`;

/** What changed from one version of a link to another, or to what it says now (`laterId` null). Each text is loaded when it is compared. */
export function VersionComparison({ sourceId, earlierId, laterId }: { sourceId: string; earlierId: string; laterId: string | null }) {
  const variables = { sourceId, earlierId, laterId: laterId ?? earlierId, isNow: laterId === null };
  return (
    <QueryLoader<VersionComparisonQuery> query={query} variables={variables} fallback={<Skeleton $height="160px" $radius="var(--r-md)" />}>
      {({ earlier, later, now }) => (
        <TextComparison key={`${earlierId} ${laterId}`} before={earlier?.revision?.body ?? ''} after={(laterId === null ? now?.source?.plainText : later?.revision?.body) ?? ''} />
      )}
    </QueryLoader>
  );
}
