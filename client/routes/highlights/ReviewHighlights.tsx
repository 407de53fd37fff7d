import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ReviewHighlights_space$key } from '#client/__generated__/ReviewHighlights_space.graphql.ts';
import { type HighlightColor, knownColor, markToken } from '#client/highlights/highlightColors.ts';
import { createStoredValue } from '#client/state/createStoredValue.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { alignAsAround } from '#client/ui/mixins.ts';

/** The day (UTC) of which one has seen all. */
const seenDay = createStoredValue('vault.highlightsSeen', { read: (stored) => stored ?? '', write: (day) => day });

const today = () => new Date().toISOString().slice(0, 10);

/** Five highlights from before today, one after the other: what one has marked is worth seeing again. */
export function ReviewHighlights({ space: ref }: { space: ReviewHighlights_space$key }) {
  const { highlightsToReview: all } = useFragment(
    graphql`
      fragment ReviewHighlights_space on Space {
        highlightsToReview {
          id
          quote
          note
          color
          source {
            id
            title
            language
          }
        }
      }
    `,
    ref,
  );
  const [at, setAt] = useState(0);
  const seen = seenDay.use();
  const shown = all[at];
  if (!shown || seen === today()) return null;
  const isLast = at === all.length - 1;
  return (
    <Card aria-labelledby="review" $color={knownColor(shown.color)}>
      <Head>
        <h2 id="review">
          <FormattedMessage {...messages.title} />
        </h2>
        <span role="status">
          <FormattedMessage {...place} values={{ at: at + 1, count: all.length }} />
        </span>
      </Head>
      <Quote dir="auto" lang={shown.source.language ?? undefined} to={`/source/${shown.source.id}?highlight=${shown.id}`}>
        {shown.quote}
      </Quote>
      {shown.note !== '' && <p dir="auto">{shown.note}</p>}
      <Foot>
        <small dir="auto">{shown.source.title}</small>
        {at > 0 && (
          <Button size={28} variant="ghost" onClick={() => setAt(at - 1)}>
            <FormattedMessage {...messages.previous} />
          </Button>
        )}
        <Button size={28} onClick={() => (isLast ? seenDay.set(today()) : setAt(at + 1))}>
          <FormattedMessage {...(isLast ? messages.done : messages.next)} />
        </Button>
      </Foot>
    </Card>
  );
}

const place = defineMessage<{ at: number; count: number }>({ id: 'highlights.reviewPlace', defaultMessage: '{at, number} of {count, number}' });
const messages = defineMessages({
  title: { id: 'highlights.review', defaultMessage: 'To see again today' },
  previous: { id: 'highlights.reviewPrevious', defaultMessage: 'Previous' },
  next: { id: 'highlights.reviewNext', defaultMessage: 'Next' },
  done: { id: 'highlights.reviewDone', defaultMessage: 'Done for today' },
});

const Card = styled.section<{ $color: HighlightColor }>`
  margin-block-end: 24px;
  padding: 16px 20px;
  border-radius: var(--r-lg);
  background: color-mix(in srgb, ${({ $color }) => `var(--${markToken($color)})`} 45%, var(--bg-raised));
  box-shadow: 0 0 0 1px var(--line-1);

  > p {
    ${alignAsAround}
    margin-block-start: 4px;
    font: var(--text-13);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px;
  margin-block-end: 8px;
  font: var(--text-12);

  h2 {
    font: inherit;
    font-weight: 600;
  }

  span {
    color: var(--fg-2);
    font-variant-numeric: tabular-nums;
  }
`;

const Quote = styled(Link)`
  ${alignAsAround}
  display: block;
  max-height: 240px;
  overflow: auto;
  font: 400 18px/28px var(--font-read);
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-start: 12px;

  small {
    flex: 1 1 160px;
    min-width: 0;
    color: var(--fg-2);
    font: var(--text-12);
    overflow-wrap: anywhere;
  }
`;
