import { defineMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useTreeWidth } from '#client/collections/sidebar/treeWidth.ts';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { AfterAWhile, Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Pane } from '#client/ui/layout/Pane.tsx';

/** The tree while it is on its way: New Collection with a line under it, six rows, and the sheet beside it. */
export function SidebarSkeleton() {
  const intl = useIntl();
  const width = useTreeWidth();
  return (
    <Place $width="var(--tree-w)" $edge="end" style={{ ['--tree-w' as string]: `${width}px` }}>
      <Head>
        <Skeleton $height="32px" $radius="var(--r-md)" />
        <AfterAWhile>
          <ProgressLine label={intl.formatMessage(loading)} />
        </AfterAWhile>
      </Head>
      {[62, 48, 70, 40, 56, 50].map((width) => (
        <Row key={width} aria-hidden>
          <Skeleton $width="16px" $height="16px" $radius="var(--r-xs)" />
          <Skeleton $width={`${width}%`} />
        </Row>
      ))}
    </Place>
  );
}

const loading = defineMessage({ id: 'collections.loading', defaultMessage: 'Loading collections' });

const Place = styled(Pane)`
  padding: 52px 20px 0;

  @media (max-width: 767.98px) {
    width: 100%;
    border: 0;
  }
`;

/** As wide as the button, and as high as the room it has. */
const Head = styled.div`
  display: grid;
  align-content: start;
  gap: 5px;
  height: 44px;
  margin-inline: -8px;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 33px;
`;
