import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useIsSelecting } from '../selection/SelectionContext.ts';

/** A grid in which one may choose several while one selects: then only this is drawn again, not what is in it. */
export function ListFrame(props: ComponentProps<typeof Frame>) {
  const isSelecting = useIsSelecting();
  return <Frame aria-multiselectable={(props.role === 'grid' && isSelecting) || undefined} {...props} />;
}

const Frame = styled.div`
  position: relative;

  /* A finger that rests chooses: no menu of the browser, no text taken up. */
  @media (pointer: coarse) {
    user-select: none;
    -webkit-touch-callout: none;
  }
`;
