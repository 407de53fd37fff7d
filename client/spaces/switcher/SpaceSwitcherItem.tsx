import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SpaceSwitcherItem_space$key } from '#client/__generated__/SpaceSwitcherItem_space.graphql.ts';
import { Tag } from '#client/ui/display/Tag.ts';
import { SpaceTile } from '#client/ui/display/SpaceTile.tsx';
import { clip } from '#client/ui/mixins.ts';

/** A space's tile and name in one line. */
export function SpaceSwitcherItem({ space: ref }: { space: SpaceSwitcherItem_space$key }) {
  const intl = useIntl();
  const space = useFragment(
    graphql`
      fragment SpaceSwitcherItem_space on Space {
        name
        colour
        initials
        archivedAt
      }
    `,
    ref,
  );
  return (
    <>
      <SpaceTile color={space.colour} initials={space.initials} />
      <SpaceName>
        <bdi>{space.name}</bdi>
      </SpaceName>
      {space.archivedAt !== null && <Tag>{intl.formatMessage({ id: 'spaces.isArchived', defaultMessage: 'Archived' })}</Tag>}
    </>
  );
}

/** In one line, however long it is. */
export const SpaceName = styled.span`
  ${clip}
  min-width: 0;
`;
