import styled from 'styled-components';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Pane, PaneBody } from '#client/ui/layout/Pane.tsx';
import { ReaderSkeleton } from './reader/ReaderSkeleton.tsx';

/** The page of a source that is still to come: its bar, its text, and beside it what is known about it. */
export function SourceSkeleton() {
  return (
    <>
      <Pane aria-hidden>
        <Bar>
          <Skeleton $width="180px" />
        </Bar>
        <PaneBody>
          <ReaderSkeleton />
        </PaneBody>
      </Pane>
      <Beside aria-hidden $width="var(--rail-right-w)" $edge="start">
        <Bar>
          <Skeleton $width="220px" />
        </Bar>
        <Details>
          {[52, 34, 60, 48, 48].map((width, index) => (
            <div key={index}>
              <Skeleton $width="64px" />
              <Skeleton $width={`${width}%`} />
            </div>
          ))}
        </Details>
      </Beside>
    </>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  height: 52px;
  padding: 0 20px;
  border-block-end: 1px solid var(--line-1);
`;

const Beside = styled(Pane)`
  @media (max-width: 1279.98px) {
    display: none;
  }
`;

const Details = styled.div`
  display: grid;
  gap: 18px;
  padding: 28px 20px;

  > div {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
  }
`;
