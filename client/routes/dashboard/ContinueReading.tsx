import { useId } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ContinueReading_space$key } from '#client/__generated__/ContinueReading_space.graphql.ts';
import { ContinueReadingItem } from './ContinueReadingItem.tsx';
import { Head } from './DashboardPanel.tsx';

/** From here on a source counts as read; the server knows it by the same bound. */
const FINISHED = 0.98;

/** What one has begun to read and not finished, last read first; nothing when there is none. */
export function ContinueReading({ space: ref }: { space: ContinueReading_space$key }) {
  const { continueReading } = useFragment(
    graphql`
      fragment ContinueReading_space on Space {
        continueReading(first: 6) {
          edges {
            node {
              id
              readingProgress
              trashedAt
              ...ContinueReadingItem_source
            }
          }
        }
      }
    `,
    ref,
  );
  const id = useId();
  const begun = continueReading.edges.map(({ node }) => node).filter(({ readingProgress, trashedAt }) => trashedAt === null && (readingProgress ?? 1) < FINISHED);
  if (begun.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          <FormattedMessage {...title} />
        </h2>
      </Head>
      <Cards>
        {begun.map((source) => (
          <li key={source.id}>
            <ContinueReadingItem source={source} />
          </li>
        ))}
      </Cards>
    </section>
  );
}

const title = defineMessage({ id: 'dashboard.continueReading', defaultMessage: 'Continue reading' });

/** One row: as many as fit side by side; on a phone one pushes them by. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;

  > :nth-child(n + 4) {
    display: none;
  }

  @container dashboard (max-width: 1000px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(n + 3) {
      display: none;
    }
  }

  @container dashboard (max-width: 860px) and (min-width: 700px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :nth-child(3) {
      display: block;
    }
  }

  @container dashboard (max-width: 560px) {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(260px, 80%);
    gap: 12px;
    margin: 0 -16px;
    padding: 2px 16px 12px;
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scroll-padding: 0 16px;

    > li:nth-child(n) {
      display: block;
      scroll-snap-align: start;
    }
  }
`;
