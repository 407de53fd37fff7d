import styled from 'styled-components';
import { useTreeWidth } from '#client/collections/treeWidth.ts';
import { onSmallScreen } from '#client/ui/mixins.ts';
import { Pane } from '#client/ui/Pane.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

/** The tree while it is on its way: six rows, and the sheet beside it. */
export function SidebarSkeleton() {
  const width = useTreeWidth();
  return (
    <Place $width="var(--tree-w)" $edge="end" aria-hidden style={{ ['--tree-w' as string]: `${width}px` }}>
      {[62, 48, 70, 40, 56, 50].map((width) => (
        <Row key={width}>
          <Skeleton $width="16px" $height="16px" $radius="var(--r-xs)" />
          <Skeleton $width={`${width}%`} />
        </Row>
      ))}
    </Place>
  );
}

const Place = styled(Pane)`
  padding: 96px 20px 0;

  ${onSmallScreen} {
    width: 100%;
    border: 0;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 33px;
`;
