import { defineMessage, FormattedMessage, FormattedNumber } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SpaceNumbers_space$key } from '#client/__generated__/SpaceNumbers_space.graphql.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { SpaceTile } from '#client/ui/SpaceTile.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';

/** The steps of the accent in data bars (design guide section 1). */
const OPACITIES = [1, 0.68, 0.42, 0.22];

/** The space in numbers: sources, collections, and how the sources divide by type. */
export function SpaceNumbers({ space: ref }: { space: SpaceNumbers_space$key }) {
  const space = useFragment(
    graphql`
      fragment SpaceNumbers_space on Space {
        name
        colour
        initials
        tree {
          id
        }
        all: sources(first: 1) {
          totalCount
        }
        links: sources(first: 1, filter: { types: [URI] }) {
          totalCount
        }
        files: sources(first: 1, filter: { types: [FILE] }) {
          totalCount
        }
        texts: sources(first: 1, filter: { types: [CONTENT] }) {
          totalCount
        }
        notes: sources(first: 1, filter: { types: [NOTE] }) {
          totalCount
        }
      }
    `,
    ref,
  );
  const kinds = [
    { name: messages.links, count: space.links.totalCount },
    { name: messages.files, count: space.files.totalCount },
    { name: messages.texts, count: space.texts.totalCount },
    { name: messages.notes, count: space.notes.totalCount },
  ];
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
        <div>
          <b>
            <FormattedNumber value={space.all.totalCount} />
          </b>
          <FormattedMessage {...messages.sources} values={{ count: space.all.totalCount }} />
        </div>
        <div>
          <b>
            <FormattedNumber value={space.tree.length} />
          </b>
          <FormattedMessage {...messages.collections} values={{ count: space.tree.length }} />
        </div>
      </Big>
      {space.all.totalCount > 0 && (
        <>
          <Stack aria-hidden>
            {kinds.map(({ name, count }, index) => (
              <i key={name.id} style={{ flexGrow: count, opacity: OPACITIES[index] }} hidden={count === 0} />
            ))}
          </Stack>
          <Legend>
            {kinds.map(({ name, count }, index) => (
              <li key={name.id}>
                <i aria-hidden style={{ opacity: OPACITIES[index] }} />
                <FormattedMessage {...name} />
                <b>
                  <FormattedNumber value={count} />
                </b>
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
  links: defineMessage({ id: 'dashboard.links', defaultMessage: 'Links' }),
  files: defineMessage({ id: 'dashboard.files', defaultMessage: 'Files' }),
  texts: defineMessage({ id: 'dashboard.texts', defaultMessage: 'Text' }),
  notes: defineMessage({ id: 'dashboard.notes', defaultMessage: 'Notes' }),
};

const Big = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  margin: 4px 0 16px;
  color: var(--fg-3);
  font: var(--text-12);

  div + div {
    padding-inline-start: 16px;
    border-inline-start: 1px solid var(--line-1);
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

  li {
    display: flex;
    align-items: center;
    gap: 10px;
    color: var(--fg-2);
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
