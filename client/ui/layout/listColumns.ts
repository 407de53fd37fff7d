import type { CSSProperties } from 'react';
import { css } from 'styled-components';

/** What the head and rows of a list have for columns: whether each tells its place, and whether its status is only a mark. On what stands around both. */
export const columnVariables = ({ isPlaceShown, isStatusQuiet }: { isPlaceShown: boolean; isStatusQuiet: boolean }): CSSProperties =>
  ({ '--columns': `${isPlaceShown ? '176px ' : ''}${isStatusQuiet ? '28px' : '96px'}`, '--status': isStatusQuiet ? '28px' : '96px' }) as CSSProperties;

/** What the list's container needs so that rows can see how wide the view is. */
export const viewContainer = css`
  container: view / inline-size;
`;
