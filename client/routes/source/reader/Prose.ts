import styled from 'styled-components';

/** Text in the reading face, as in the mockups; takes sanitised HTML of any page. */
export const Prose = styled.div`
  color: var(--fg-1);
  font: 400 var(--reading-size, 18px) / var(--reading-line, 32px) var(--reading-font, var(--font-read));
  letter-spacing: 0;
  font-feature-settings: 'kern', 'liga';
  overflow-wrap: anywhere;

  /* A paragraph in another language reads in its own direction. */
  :is(p, h1, h2, h3, h4, h5, h6, li, td, th, dt, dd, figcaption) {
    unicode-bidi: plaintext;
  }

  /* At any depth: pages come wrapped in boxes of their own. */
  * + :is(p, ul, ol, dl, blockquote, pre, figure, table, hr, div, section) {
    margin-block-start: 24px;
  }

  li > :is(ul, ol) {
    margin-block-start: 4px;
  }

  p {
    text-wrap: pretty;
    hanging-punctuation: first;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: 48px 12px;
    font: 600 24px/32px var(--font-read);
    letter-spacing: -0.012em;
  }

  h3,
  h4,
  h5,
  h6 {
    margin-block-start: 32px;
    font-size: 20px;
    line-height: 28px;
  }

  > :first-child {
    margin-block-start: 0;
  }

  /* Where the outline jumps to, clear of the pane's edge. */
  :is(h1, h2, h3, h4) {
    scroll-margin-block-start: 24px;
  }

  a {
    text-decoration: underline;
    text-decoration-color: var(--accent-line);
    text-underline-offset: 3px;
  }

  a:hover {
    color: var(--accent-fg);
  }

  ul,
  ol {
    padding-inline-start: 28px;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li + li {
    margin-block-start: 8px;
  }

  blockquote {
    margin-block: 32px;
    padding-inline-start: 24px;
    border-inline-start: 2px solid var(--accent);
    font-style: italic;
  }

  img,
  video {
    max-width: 100%;
    height: auto;
    border-radius: var(--r-md);
    filter: var(--cover-dim);
  }

  [data-not-kept] {
    display: block;
    padding: 24px;
    border: 1px dashed var(--line-1);
    border-radius: var(--r-md);
    color: var(--fg-3);
    font: var(--text-13);
    text-align: center;
  }

  figure {
    margin-block: 40px;
  }

  figcaption {
    margin-block-start: 12px;
    color: var(--fg-3);
    font: var(--text-13);
  }

  pre,
  code,
  kbd,
  samp {
    font-family: var(--font-mono);
    font-size: 0.82em;
  }

  :not(pre) > code {
    padding: 2px 5px;
    border-radius: var(--r-xs);
    background: var(--bg-hover);
  }

  pre {
    padding: 16px;
    overflow: auto;
    border-radius: var(--r-md);
    background: var(--bg-sunken);
    box-shadow: inset 0 0 0 1px var(--line-1);
    line-height: 1.6;
    overflow-wrap: normal;
  }

  table {
    display: block;
    max-width: 100%;
    overflow: auto;
    border-collapse: collapse;
    font: var(--text-14);
  }

  th,
  td {
    padding: 8px 12px;
    border-block-end: 1px solid var(--line-1);
    text-align: start;
    vertical-align: top;
  }

  th {
    font-weight: 600;
  }

  hr {
    height: 1px;
    margin-block: 40px;
    border: 0;
    background: var(--line-1);
  }

  /* Where a link within the text has led. */
  [id]:focus {
    border-radius: var(--r-xs);
    outline: none;
    background: var(--accent-soft);
    box-shadow: 0 0 0 4px var(--accent-soft);
  }
`;
