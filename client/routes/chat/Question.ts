import styled from 'styled-components';
import { alignAsAround } from '#client/ui/mixins.ts';

/** A question and the answer below it, as wide as they are read well. */
export const Question = styled.article`
  max-width: 672px;
  margin: 0 auto;
  padding: 20px 16px 24px;

  & + & {
    border-block-start: 1px solid var(--line-1);
  }

  > h2 {
    ${alignAsAround}
    margin-block-end: 12px;
    font: var(--text-20);
    letter-spacing: var(--track-tight);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  h3 {
    margin-block: 16px 4px;
    color: var(--fg-3);
    font: var(--text-12);
    font-weight: 500;
  }

  > time {
    display: block;
    margin-block-end: 4px;
    color: var(--fg-3);
    font: var(--text-12);
  }
`;
