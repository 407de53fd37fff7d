import { Layers } from 'lucide';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ReviewCard_card$key } from '#client/__generated__/ReviewCard_card.graphql.ts';
import { openAtQuote } from '#client/citations/openAtQuote.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { alignAsAround, onPhone } from '#client/ui/mixins.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { filledCloze } from '#server/cloze/clozePieces.ts';
import { ClozeText } from './cards/ClozeText.tsx';

/** A card as one learns it: what it asks, then what it answers and where that stands. The question does not move. */
export function ReviewCard({ card: ref, isOpen }: { card: ReviewCard_card$key; isOpen: boolean }) {
  const intl = useIntl();
  const { kind, front, back, deck, citations } = useFragment(
    graphql`
      fragment ReviewCard_card on Card {
        kind
        front
        back
        deck {
          name
        }
        citations {
          id
          quote
          sourceTitle
          place {
            path
          }
        }
      }
    `,
    ref,
  );
  const isCloze = kind === 'CLOZE';
  return (
    <Card>
      <small>
        <Icon of={Layers} size={14} />
        <span dir="auto">{deck.name}</span>
      </small>
      <h1 dir="auto">
        <ClozeText text={front} isOpen={isCloze && isOpen} />
      </h1>
      {isOpen && (
        <Answer role="status">
          {back !== '' && <p dir="auto">{back}</p>}
          {citations.map(({ id, quote, sourceTitle, place }) => (
            <Quote key={id}>
              <blockquote dir="auto">{quote}</blockquote>
              <footer>
                <span dir="auto">{sourceTitle}</span>
                {place && <Link to={place.path}>{intl.formatMessage(openAtQuote)}</Link>}
              </footer>
            </Quote>
          ))}
          {isCloze && <VisuallyHidden>{filledCloze(front)}</VisuallyHidden>}
        </Answer>
      )}
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 680px;
  width: 100%;
  margin: 0 auto;
  padding: 56px 0 24px;

  > small {
    display: flex;
    gap: 8px;
    align-items: center;
    color: var(--fg-3);
    font: var(--text-12);
  }

  h1 {
    ${alignAsAround}
    font: 500 30px/40px var(--font-read);
    text-wrap: pretty;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  ${onPhone} {
    padding-block-start: 24px;

    h1 {
      font-size: 24px;
      line-height: 32px;
    }
  }
`;

const Answer = styled.div`
  display: grid;
  gap: 20px;
  padding-block-start: 28px;
  border-block-start: 1px solid var(--line-1);
  animation: card-answer 120ms ease-out;

  > p {
    ${alignAsAround}
    font: 400 21px/32px var(--font-read);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  @keyframes card-answer {
    from {
      opacity: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Quote = styled.figure`
  margin: 0;
  padding: 14px 16px;
  border-radius: var(--r-lg);
  background: var(--bg-press);

  blockquote {
    ${alignAsAround}
    margin: 0;
    padding-inline-start: 12px;
    border-inline-start: 2px solid var(--mark-line);
    font: 400 14px/22px var(--font-read);
  }

  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    justify-content: space-between;
    margin-block-start: 6px;
    padding-inline-start: 14px;
    color: var(--fg-2);
    font: var(--text-12);
  }

  a {
    font-weight: 500;
  }

  a:hover {
    text-decoration: underline;
  }
`;
