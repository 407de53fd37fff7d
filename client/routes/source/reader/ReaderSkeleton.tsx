import styled from 'styled-components';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';

/** A text that is still to come. */
export function ReaderSkeleton() {
  return (
    <Place aria-hidden>
      <Skeleton $width="140px" />
      <Skeleton $width="82%" $height="36px" style={{ marginBlock: '28px 56px' }} />
      {[98, 94, 99, 91, 60].map((width) => (
        <Skeleton key={width} $width={`${width}%`} $height="14px" style={{ marginBlockEnd: 18 }} />
      ))}
    </Place>
  );
}

const Place = styled.div`
  width: var(--read-measure);
  max-width: 100%;
  margin: 0 auto;
  padding: 48px 16px 96px;
`;
