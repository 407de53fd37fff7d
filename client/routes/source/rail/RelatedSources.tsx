import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { RelatedSources_source$key } from '#client/__generated__/RelatedSources_source.graphql.ts';
import type { RelatedSourcesQuery } from '#client/__generated__/RelatedSourcesQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { SourceKind } from '#client/sources/item/SourceKind.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { clampLines, clip, fingerHigh } from '#client/ui/mixins.ts';
import { Block } from './Block.ts';

/** What the API takes in one filter. */
const MOST_TAGS = 20;

const query = graphql`
  query RelatedSourcesQuery($spaceId: ID!, $byTags: SourceFilter!, $hasTags: Boolean!, $bySite: SourceFilter!, $hasSite: Boolean!, $byPlace: SourceFilter!, $hasPlace: Boolean!) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        withTags: sources(first: 7, filter: $byTags) @include(if: $hasTags) {
          edges {
            node {
              id
              title
              ...SourceKind_source
            }
          }
        }
        ofSite: sources(first: 7, filter: $bySite) @include(if: $hasSite) {
          edges {
            node {
              id
              title
              ...SourceKind_source
            }
          }
        }
        inPlace: sources(first: 7, filter: $byPlace) @include(if: $hasPlace) {
          edges {
            node {
              id
              title
              ...SourceKind_source
            }
          }
        }
      }
    }
  }
`;

/** How many of a group are shown. */
const MOST_SHOWN = 6;

/** Other sources of the space that have to do with this one: with its tags, of its site, in its collection; each once. */
export default function RelatedSources({ source: ref }: { source: RelatedSources_source$key }) {
  const source = useFragment(
    graphql`
      fragment RelatedSources_source on Source {
        id
        domain
        tags {
          name
        }
        collection {
          id
        }
        space {
          id
        }
      }
    `,
    ref,
  );
  const tags = source.tags.map(({ name }) => name).slice(0, MOST_TAGS);
  const variables = {
    spaceId: source.space.id,
    byTags: { tags: { any: tags } },
    hasTags: tags.length > 0,
    bySite: { domain: source.domain },
    hasSite: source.domain !== null,
    byPlace: { collectionId: source.collection?.id },
    hasPlace: source.collection !== null,
  };
  return (
    <QueryLoader<RelatedSourcesQuery> query={query} variables={variables} fallback={<Bones />}>
      {({ node }) => {
        const seen = new Set([source.id]);
        const others = <T extends { readonly id: string }>(found: { readonly edges: readonly { readonly node: T }[] } | null | undefined) => {
          const shown = (found?.edges ?? []).map((edge) => edge.node).filter(({ id }) => !seen.has(id)).slice(0, MOST_SHOWN);
          for (const { id } of shown) seen.add(id);
          return shown;
        };
        const groups = [
          { name: messages.tags, sources: others(node?.space?.withTags) },
          { name: messages.site, sources: others(node?.space?.ofSite) },
          { name: messages.place, sources: others(node?.space?.inPlace) },
        ].filter(({ sources }) => sources.length > 0);
        if (groups.length === 0) return <EmptyState title={<FormattedMessage {...messages.none} />} text={<FormattedMessage {...messages.noneText} />} />;
        return groups.map(({ name, sources }) => (
          <Block key={name.id}>
            <BlockHead>
              <FormattedMessage {...name} />
            </BlockHead>
            <List>
              {sources.map((other) => (
                <li key={other.id}>
                  <Link to={`/source/${other.id}`}>{other.title}</Link>
                  <Kind>
                    <SourceKind source={other} />
                  </Kind>
                </li>
              ))}
            </List>
          </Block>
        ));
      }}
    </QueryLoader>
  );
}

function Bones() {
  return (
    <Block aria-hidden>
      {[70, 85, 60].map((width) => (
        <Skeleton key={width} $width={`${width}%`} />
      ))}
    </Block>
  );
}

const messages = defineMessages({
  tags: { id: 'source.relatedTags', defaultMessage: 'With the same tags' },
  site: { id: 'source.relatedSite', defaultMessage: 'From the same site' },
  place: { id: 'source.relatedPlace', defaultMessage: 'In the same collection' },
  none: { id: 'source.relatedNone', defaultMessage: 'Nothing related yet' },
  noneText: { id: 'source.relatedNoneText', defaultMessage: 'Sources with the same tags, of the same site or in the same collection appear here.' },
});

const List = styled.ul`
  display: grid;
  gap: 12px;

  li > a {
    ${fingerHigh}
    ${clampLines(2)}
    font: var(--text-13);
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  li > a:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

const Kind = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-block-start: 2px;
  color: var(--fg-3);
  font: var(--text-12);

  > span,
  > a {
    ${clip}
  }
`;
