import styled from 'styled-components';
import { type HighlightColor, markToken } from './highlightColors.ts';

/** A dot in a colour of highlights. */
export const Swatch = styled.span<{ $color: HighlightColor }>`
  display: inline-block;
  flex: none;
  width: 14px;
  height: 14px;
  border-radius: 50%;
  background: ${({ $color }) => `var(--${markToken($color)})`};
  box-shadow: inset 0 0 0 1.5px ${({ $color }) => `var(--${markToken($color)}-line)`};
`;
