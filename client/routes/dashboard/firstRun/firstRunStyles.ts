import styled from 'styled-components';

/** The heading of a part. */
export const PartTitle = styled.h2`
  font: 600 14px/20px var(--font-ui);
  letter-spacing: -0.01em;
`;

/** The line below the title. */
export const Lede = styled.p`
  margin-block: 4px 24px;
  color: var(--fg-2);
  font: 400 15px/24px var(--font-ui);
  text-wrap: pretty;

  a {
    color: var(--accent-fg);
    font-weight: 500;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
