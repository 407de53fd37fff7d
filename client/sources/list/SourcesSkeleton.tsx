import styled from 'styled-components';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { CardGrid, CardSkeleton } from '#client/ui/layout/Card.tsx';
import { rowCssVariables, useDensity } from '#client/ui/layout/density.ts';
import { onSmallScreen } from '#client/ui/mixins.ts';
import type { Layout } from '../filter/sourceView.ts';

/** Sources that are still to come, in their shape. */
export function SourcesSkeleton({ view }: { view: Layout }) {
  const density = useDensity();
  const pieces = Array.from({ length: view === 'grid' ? 6 : 8 }, (_, index) =>
    view === 'grid' ? <CardSkeleton key={index} /> : <RowSkeleton key={index} />,
  );
  return (
    <>
      <Bar aria-hidden />
      {view === 'grid' ? <Cards>{pieces}</Cards> : <Rows style={rowCssVariables(density)}>{pieces}</Rows>}
    </>
  );
}

/** A row that is still to come. */
export function RowSkeleton() {
  return (
    <Row aria-hidden>
      <Skeleton $width="16px" $height="16px" $radius="var(--r-xs)" />
      <Skeleton $width="48%" $height="12px" />
    </Row>
  );
}

const Bar = styled.div`
  height: 60px;
`;

const Cards = styled(CardGrid)`
  overflow: hidden;

  ${onSmallScreen} {
    padding-inline: 16px;
  }
`;

const Rows = styled.div`
  padding: 36px 16px 0;
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  height: calc(var(--row, 40px) + 1px);
  padding: 0 32px;
`;
