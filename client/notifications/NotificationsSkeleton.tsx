import styled from 'styled-components';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';

/** Three notifications on their way. */
export function NotificationsSkeleton() {
  return (
    <Place aria-hidden>
      {[70, 55, 62].map((width) => (
        <div key={width}>
          <Skeleton $width="32px" $height="32px" $radius="var(--r-md)" />
          <Skeleton $width={`${width}%`} />
        </div>
      ))}
    </Place>
  );
}

const Place = styled.div`
  padding: 48px 16px 16px;

  > div {
    display: flex;
    align-items: center;
    gap: 12px;
    height: 60px;
  }
`;
