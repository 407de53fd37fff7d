import styled from 'styled-components';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';

/** What stands in the main column while the dashboard is on its way: the sources that were added last. */
export function RowsSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton $width="120px" $height="14px" style={{ marginBlock: '7px 15px' }} />
      {[46, 38, 52, 30, 44, 36, 50, 40].map((width) => (
        <Row key={width}>
          <Skeleton $width="16px" $height="16px" />
          <Skeleton $width={`${width}%`} />
        </Row>
      ))}
    </div>
  );
}

/** The same of the side column: the space in numbers. */
export function PanelSkeleton() {
  return <Skeleton $height="240px" $radius="var(--r-lg)" />;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  align-items: center;
  height: 40px;
`;
