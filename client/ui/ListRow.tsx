import styled, { css } from 'styled-components';
import { clip, tabularNumbers } from './mixins.ts';

/** Check 24, icon 28, title, status 96, size 72, modified 88, menu 28; narrow views drop Size, then Modified. */
const columns = css`
  display: grid;
  grid-template-columns: 24px 28px minmax(0, 1fr) 96px 72px 88px 28px;
  align-items: center;

  @container view (max-width: 640px) {
    grid-template-columns: 24px 28px minmax(0, 1fr) 96px 88px 28px;

    > [data-column='size'] {
      display: none;
    }
  }

  @container view (max-width: 520px) {
    grid-template-columns: 24px 28px minmax(0, 1fr) 96px 28px;

    > [data-column='modified'] {
      display: none;
    }
  }
`;

/** What the list's container needs so that rows can see how wide the view is. */
export const viewContainer = css`
  container: view / inline-size;
`;

/** The head of a list: the same seven cells as a row, `data-column="size"` and `"modified"` on theirs. */
export const ListHead = styled.div`
  ${columns}
  height: 32px;
  padding: 0 24px;
  box-shadow: 0 1px 0 var(--line-1);
  color: var(--fg-3);
  font: var(--text-11);

  button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font: inherit;
  }

  button:hover,
  [aria-sort]:not([aria-sort='none']) button {
    color: var(--fg-1);
  }
`;

/** The icon or favicon of a row. */
export const RowIcon = styled.span`
  display: grid;
  place-items: center;
  width: 16px;
  color: var(--fg-3);
`;

/** Where a row's link comes from; shrinks before the title does. */
export const RowHost = styled.span`
  ${clip}
  flex: 0 1000 auto;
  min-width: 0;
  color: var(--fg-3);
  font: var(--text-12);
`;

/** `<b>` the title, `RowHost`, `<em>` the reason of a failure */
export const RowTitle = styled.span`
  display: flex;
  align-items: baseline;
  gap: 8px;
  min-width: 0;
  padding-inline-end: 16px;

  > b {
    ${clip}
    flex: 0 1 auto;
    min-width: 0;
    font-weight: 500;
  }

  > em {
    ${clip}
    flex: 0 1 auto;
    min-width: 0;
    color: var(--danger-fg);
    font: var(--text-12);
  }
`;

/** A `RowTitle`, and what stands below it in a tall row. */
export const RowText = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

/** A line below the title of a tall row. */
export const RowPassage = styled.span`
  ${clip}
  padding-inline-end: 16px;
  color: var(--fg-2);
  font: var(--text-12);
`;

/** A number or date, right-aligned. */
export const RowMeta = styled.span`
  ${tabularNumbers}
  color: var(--fg-3);
  font: var(--text-12);
  text-align: end;
`;

/**
 * A source as a row, 40 px high, 60 where it has a line below its title (`data-tall`); only its looks. Seven cells: check,
 * icon, `RowTitle`, status, size, modified, menu. What changes are attributes (`aria-selected`, `data-lifted`): a rule that
 * is inserted later makes the browser look at the whole page again. What a chosen row changes inside is said by classes: by
 * `span` every one of them would be looked at.
 */
export const ListRow = styled.div`
  ${columns}
  position: relative;
  height: 40px;
  margin-block-end: 1px;
  padding: 0 8px;
  border-radius: var(--r-md);
  font-size: 13px;
  cursor: pointer;

  /* Only here: a hundred that are chosen at once change at once. */
  &:hover {
    background: var(--bg-hover);
    transition: background var(--t-instant) linear;
  }

  &[data-tall] {
    height: 60px;
  }

  &[data-lifted] {
    opacity: 0.45;
  }

  &[aria-selected='true'] {
    background: var(--accent-soft);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-selected='true'] :is(${RowMeta}, ${RowIcon}, ${RowHost}) {
    color: var(--fg-2);
  }
`;

/** "Today 3": a group of rows. */
export const ListGroup = styled.h3`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 36px;
  padding: 8px 8px 0;
  color: var(--fg-2);
  font: var(--text-12);
  font-weight: 500;

  > span {
    color: var(--fg-3);
    font-weight: 400;
  }
`;

/** A `ProgressLine` along a row's lower edge. */
export const RowLive = styled.div`
  position: absolute;
  inset-inline: 60px 8px;
  bottom: 0;
`;
