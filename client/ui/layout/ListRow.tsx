import styled, { css } from 'styled-components';
import { clip, fingerSized, onTouch, tabularNumbers } from '../mixins.ts';

/**
 * What one takes hold of 32 with the icon, title, where it lies 176 (`columnVariables`: no such column where all lie in one), status 28, or 96 with
 * its word, size 72, date 88, star and menu 56; narrow views drop the place, then Size, then the date.
 */
const columns = css`
  --middle: var(--columns, 96px);
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) var(--middle) 72px 88px 56px;
  align-items: center;

  @container view (max-width: 860px) {
    --middle: var(--status, 96px);

    > [data-column='place'] {
      display: none;
    }
  }

  @container view (max-width: 640px) {
    grid-template-columns: 32px minmax(0, 1fr) var(--middle) 88px 56px;

    > [data-column='size'] {
      display: none;
    }
  }

  @container view (max-width: 520px) {
    grid-template-columns: 32px minmax(0, 1fr) var(--middle) 56px;

    > [data-column='modified'] {
      display: none;
    }
  }
`;

/** The head of a list: the same cells as a row, `data-column="place"`, `"size"` and `"modified"` on theirs. */
export const ListHead = styled.div`
  ${columns}
  height: 32px;

  ${onTouch} {
    height: 44px;
  }

  padding: 0 24px;
  box-shadow: 0 1px 0 var(--line-1);
  color: var(--fg-3);
  font: var(--text-11);

  button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font: inherit;
    ${fingerSized}
  }

  button:hover,
  [aria-sort]:not([aria-sort='none']) button {
    color: var(--fg-1);
  }
`;

/**
 * A source as a row, 40 px high, 60 where it has a line below its title (`data-tall`), less in compact lists (`--row`, `--tall-row`); only its looks. Its cells:
 * `row-icon` with what one takes hold of, `row-title` (or `row-text`: it, and a `row-passage` below), `row-place` or none, status, `row-meta` for size and
 * date (right-aligned), `row-tools`. In the title the link, `row-host` and `<em>`, the reason of a failure; the host, or the name of a file, and tags shrink first, so much
 * more willingly that the title does not lose a fraction of a px, and its last letters with it. What is in a row is said by
 * classes: parts of their own would be drawn, each of them, thousands of times while one scrolls. What changes are attributes
 * (`aria-selected`, `data-lifted`): a rule that is inserted later makes the browser look at the whole page again. What a chosen row
 * changes inside is said by classes: by `span` every one of them would be looked at.
 */
export const ListRow = styled.div`
  ${columns}
  position: relative;
  height: var(--row, 40px);
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
    height: var(--tall-row, 60px);
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

  .row-icon {
    position: relative;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    margin-inline-start: -4px;
    color: var(--fg-3);
  }

  .row-place {
    display: flex;
    min-width: 0;
    padding-inline-end: 12px;
  }

  .row-text {
    display: grid;
    gap: 2px;
    min-width: 0;
  }

  .row-title {
    display: flex;
    align-items: baseline;
    gap: 8px;
    min-width: 0;
    padding-inline-end: 16px;

    > em {
      ${clip}
      flex: 0 1 auto;
      min-width: 0;
      color: var(--danger-fg);
      font: var(--text-12);
    }
  }

  [data-open] {
    ${clip}
    flex: 0 1 auto;
    min-width: 0;
    font-weight: 500;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: var(--r-md);
    }

    &:focus-visible {
      outline: none;
    }

    &:focus-visible::after {
      outline: 2px solid var(--focus);
      outline-offset: -2px;
    }
  }

  .row-host {
    ${clip}
    position: relative;
    z-index: 1;
    flex: 0 1000000 auto;
    min-width: 0;
    color: var(--fg-3);
    font: var(--text-12);

    &:is(a):hover {
      color: var(--fg-1);
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  }

  .tags {
    flex: 0 1000000 auto;
    min-width: var(--least);
    align-self: center;
  }

  .row-passage {
    ${clip}
    padding-inline-end: 16px;
    color: var(--fg-2);
    font: var(--text-12);
  }

  .row-meta {
    ${tabularNumbers}
    color: var(--fg-3);
    font: var(--text-12);
    text-align: end;
  }

  &[aria-selected='true'] :is(.row-meta, .row-icon, .row-host:not(:hover)) {
    color: var(--fg-2);
  }

  .row-tools {
    position: relative;
    z-index: 1;
    display: flex;
    justify-content: flex-start;
    min-width: 0;
    padding-inline-start: 4px;
  }

  /* What is done with it, under the pointer and on focus; a star that is set always. */
  .row-tools button:not([aria-pressed='true']) {
    opacity: 0;

    &[data-state='open'] {
      opacity: 1;
    }

    @media (hover: none) {
      opacity: 1;
    }
  }

  &:hover .row-tools button:not([aria-pressed='true']),
  &:focus-within .row-tools button:not([aria-pressed='true']) {
    opacity: 1;
  }

  /* A \`ProgressLine\` along its lower edge. */
  .row-live {
    position: absolute;
    inset-inline: 40px 8px;
    bottom: 0;
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
