import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { RecentSource_source$key } from '#client/__generated__/RecentSource_source.graphql.ts';
import { SourceDate } from '#client/sources/item/SourceDate.tsx';
import { SourceIcon } from '#client/sources/item/SourceIcon.tsx';
import { SourceStatusBadge } from '#client/sources/status/SourceStatusBadge.tsx';
import { alignAsAround, clip, onTouch } from '#client/ui/mixins.ts';

/** A source in the dashboard's list: icon, title, collection, status, date. */
export function RecentSource({ source: ref }: { source: RecentSource_source$key }) {
  const source = useFragment(
    graphql`
      fragment RecentSource_source on Source {
        id
        type
        title
        domain
        faviconUrl
        mimeType
        createdAt
        collection {
          name
        }
        ...SourceStatusBadge_source
      }
    `,
    ref,
  );
  return (
    <Row to={`/source/${source.id}`}>
      <Sign>
        <SourceIcon type={source.type} domain={source.domain} faviconUrl={source.faviconUrl} mimeType={source.mimeType} />
      </Sign>
      <Title dir="auto">{source.title}</Title>
      <Meta data-column="collection" dir="auto">{source.collection?.name}</Meta>
      <span>
        <SourceStatusBadge source={source} />
      </span>
      <Meta data-column="date">
        <SourceDate date={source.createdAt} />
      </Meta>
    </Row>
  );
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) 140px 92px 88px;
  column-gap: 12px;
  align-items: center;
  height: 40px;

  ${onTouch} {
    height: 44px;
  }

  margin: 0 -8px;
  padding: 0 8px;
  border-radius: var(--r-md);
  font-size: 13px;

  &:hover {
    background: var(--bg-hover);
  }

  [data-column='date'] {
    text-align: end;
  }

  @container dashboard (max-width: 640px) {
    grid-template-columns: 16px minmax(0, 1fr) auto;
    height: 48px;

    [data-column] {
      display: none;
    }
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 16px;
  color: var(--fg-3);
`;

const Title = styled.b`
  ${clip}
  ${alignAsAround}
  font-weight: 500;
`;

const Meta = styled.span`
  ${clip}

  &[dir='auto'] {
    ${alignAsAround}
  }

  color: var(--fg-3);
  font: var(--text-12);
  font-variant-numeric: tabular-nums;
`;
