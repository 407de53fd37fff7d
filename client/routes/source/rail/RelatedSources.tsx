import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { RelatedSourcesQuery } from '#client/__generated__/RelatedSourcesQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { SourceIcon } from '#client/sources/item/SourceIcon.tsx';
import { Deferred } from '#client/ui/Deferred.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { clampLines, clip, fingerHigh } from '#client/ui/mixins.ts';
import { Block } from './Block.ts';

/** More of them say no more. */
const MOST_WORDS = 4;

const query = graphql`
  query RelatedSourcesQuery($id: ID!) {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        related(first: 5) {
          edges {
            sharedWords
            node {
              id
              title
              type
              domain
              faviconUrl
              mimeType
            }
          }
        }
      }
    }
  }
`;

/** Other sources of the space that share words with this one, and which words. */
export default function RelatedSources({ sourceId }: { sourceId: string }) {
  return (
    <Block>
      <BlockHead>
        <FormattedMessage {...messages.title} />
      </BlockHead>
      <Deferred meanwhile={<Bones />}>
        <QueryLoader<RelatedSourcesQuery> query={query} variables={{ id: sourceId }} fallback={<Bones />}>
          {({ node }) => <Found edges={node?.source?.related.edges ?? []} />}
        </QueryLoader>
      </Deferred>
    </Block>
  );
}

type Edges = NonNullable<NonNullable<RelatedSourcesQuery['response']['node']>['source']>['related']['edges'];

function Found({ edges }: { edges: Edges }) {
  const intl = useIntl();
  if (edges.length === 0) {
    return (
      <Quiet>
        <FormattedMessage {...messages.none} />
      </Quiet>
    );
  }
  return (
    <List>
      {edges.map(({ node, sharedWords }) => (
        <li key={node.id}>
          <SourceIcon type={node.type} domain={node.domain} faviconUrl={node.faviconUrl} mimeType={node.mimeType} />
          <Link to={`/source/${node.id}`} dir="auto">
            {node.title}
          </Link>
          <p dir="auto">{intl.formatList(sharedWords.slice(0, MOST_WORDS), { type: 'unit' })}</p>
        </li>
      ))}
    </List>
  );
}

function Bones() {
  return (
    <List aria-hidden as="div">
      {[70, 85, 60].map((width) => (
        <Skeleton key={width} $width={`${width}%`} />
      ))}
    </List>
  );
}

const messages = defineMessages({
  title: { id: 'source.relatedWords', defaultMessage: 'Related, by the words they share' },
  none: { id: 'source.relatedNoWords', defaultMessage: 'No other source here shares words with this one.' },
});

const Quiet = styled.p`
  color: var(--fg-3);
  font: var(--text-13);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: 2px 10px;
    color: var(--fg-3);
  }

  svg,
  img {
    margin-block-start: 2px;
  }

  a {
    ${fingerHigh}
    ${clampLines(2)}
    color: var(--fg-1);
    font: var(--text-13);
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  p {
    ${clip}
    grid-column: 2;
    font: var(--text-12);
  }
`;
