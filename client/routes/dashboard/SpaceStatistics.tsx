import { defineMessage, FormattedMessage, FormattedNumber } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SpaceStatistics_space$key } from '#client/__generated__/SpaceStatistics_space.graphql.ts';
import { paramsOf, plainView, sourceTypes } from '#client/sources/filter/sourceView.ts';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { SpaceTile } from '#client/ui/display/SpaceTile.tsx';
import { fingerSized, onTouch } from '#client/ui/mixins.ts';
import { DashboardPanel } from './DashboardPanel.tsx';

/** The steps of the accent in data bars (design guide section 1). */
const OPACITIES = [1, 0.68, 0.42, 0.22];

/** The space in numbers: sources, collections, and how the sources divide by type. */
export function SpaceStatistics({ space: ref }: { space: SpaceStatistics_space$key }) {
  const space = useFragment(
    graphql`
      fragment SpaceStatistics_space on Space {
        name
        colour
        initials
        collectionCount
        statistics {
          sourceCount
          byType {
            type
            count
          }
        }
        thisWeek: sources(first: 1, filter: { recent: true }) {
          totalCount
        }
      }
    `,
    ref,
  );
  const { sourceCount, byType } = space.statistics;
  const kinds = sourceTypes.map((type) => ({ type, count: byType.find((each) => each.type === type)?.count ?? 0 }));
  return (
    <DashboardPanel
      lead={<SpaceTile size={20} color={space.colour} initials={space.initials} />}
      title={space.name}
      action={
        <ButtonLink variant="ghost" size={28}>
          <Link to="/collection">
            <FormattedMessage {...messages.open} />
          </Link>
        </ButtonLink>
      }
    >
      <Big>
        {[
          { count: sourceCount, word: messages.sources, to: '/collection/all' },
          { count: space.collectionCount, word: messages.collections, to: '/collection' },
          { count: space.thisWeek.totalCount, word: messages.thisWeek, to: '/collection/all?recent=1' },
        ].map(({ count, word, to }) => (
          <Link key={to} to={to}>
            <b>
              <FormattedNumber value={count} />
            </b>
            <FormattedMessage {...word} values={{ count }} />
          </Link>
        ))}
      </Big>
      {sourceCount > 0 && (
        <>
          <Stack aria-hidden>
            {kinds.map(({ type, count }, index) => (
              <i key={type} style={{ flexGrow: count, opacity: OPACITIES[index] }} hidden={count === 0} />
            ))}
          </Stack>
          <Legend>
            {kinds.map(({ type, count }, index) => (
              <li key={type}>
                <Link to={`/collection/all?${paramsOf({ ...plainView, types: [type] })}`}>
                  <i aria-hidden style={{ opacity: OPACITIES[index] }} />
                  <FormattedMessage {...messages[type]} />
                  <b>
                    <FormattedNumber value={count} />
                  </b>
                </Link>
              </li>
            ))}
          </Legend>
        </>
      )}
    </DashboardPanel>
  );
}

const messages = {
  open: defineMessage({ id: 'dashboard.openSpace', defaultMessage: 'Open' }),
  sources: defineMessage<{ count: number }>({ id: 'dashboard.sources', defaultMessage: '{count, plural, one {source} other {sources}}' }),
  collections: defineMessage<{ count: number }>({ id: 'dashboard.collections', defaultMessage: '{count, plural, one {collection} other {collections}}' }),
  thisWeek: defineMessage<{ count: number }>({ id: 'dashboard.thisWeek', defaultMessage: 'this week' }),
  URI: defineMessage({ id: 'dashboard.links', defaultMessage: 'Links' }),
  FILE: defineMessage({ id: 'dashboard.files', defaultMessage: 'Files' }),
  CONTENT: defineMessage({ id: 'dashboard.texts', defaultMessage: 'Text' }),
  NOTE: defineMessage({ id: 'dashboard.notes', defaultMessage: 'Notes' }),
};

const Big = styled.div`
  display: grid;
  grid-template-columns: repeat(3, auto);
  margin: 4px 0 16px;
  color: var(--fg-3);
  font: var(--text-12);

  a {
    min-width: 0;
    padding-inline-end: 8px;
    overflow-wrap: anywhere;
  }

  a + a {
    padding-inline-start: 16px;
    border-inline-start: 1px solid var(--line-1);
  }

  a:hover {
    color: var(--fg-1);
  }

  b {
    display: block;
    color: var(--fg-1);
    font: 600 20px/28px var(--font-ui);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
`;

const Stack = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  overflow: hidden;
  border-radius: 4px;

  i {
    background: var(--accent);
  }
`;

const Legend = styled.ul`
  display: grid;
  gap: 6px;
  margin-block-start: 12px;
  font: var(--text-13);

  ${onTouch} {
    row-gap: 24px;
    margin-block: 24px 12px;
  }

  a {
    ${fingerSized}
    display: flex;
    align-items: center;
    gap: 10px;
    color: var(--fg-2);
  }

  a:hover {
    color: var(--fg-1);
  }

  i {
    width: 8px;
    height: 8px;
    border-radius: 2px;
    background: var(--accent);
  }

  b {
    margin-inline-start: auto;
    color: var(--fg-1);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;
