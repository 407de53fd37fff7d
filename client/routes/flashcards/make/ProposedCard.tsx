import { Check, Pencil, X } from 'lucide';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ProposedCard_card$key } from '#client/__generated__/ProposedCard_card.graphql.ts';
import { openAtQuote } from '#client/citations/openAtQuote.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { alignAsAround } from '#client/ui/mixins.ts';
import { filledCloze } from '#server/cloze/clozePieces.ts';
import { ClozeText } from '../cards/ClozeText.tsx';
import { flashcardMessages } from '../cards/flashcardMessages.ts';

/** As the list hears them. */
const keys = { accept: 'A', reject: 'R', edit: 'E' };

type ProposedCardProps = { card: ProposedCard_card$key; isCurrent: boolean; onCurrent: () => void; onAccept: () => void; onReject: () => void; onEdit: () => void };

/** A card that is proposed, with the words it stands upon. */
export function ProposedCard({ card: ref, isCurrent, onCurrent, onAccept, onReject, onEdit }: ProposedCardProps) {
  const intl = useIntl();
  const { front, back, citations } = useFragment(
    graphql`
      fragment ProposedCard_card on Card {
        front
        back
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
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const name = filledCloze(front).trim();
  return (
    <Item ref={box} data-current={isCurrent || undefined} aria-current={isCurrent || undefined} aria-label={name} onFocus={onCurrent}>
      <p dir="auto">
        <ClozeText text={front} isOpen />
      </p>
      {back !== '' && <span dir="auto">{back}</span>}
      {citations.map(({ id: citationId, quote, sourceTitle, place }) => (
        <figure key={citationId}>
          {quote.trim() !== name && <blockquote dir="auto">{quote}</blockquote>}
          <figcaption>
            <span dir="auto">{sourceTitle}</span>
            {place && <Link to={place.path}>{intl.formatMessage(openAtQuote)}</Link>}
          </figcaption>
        </figure>
      ))}
      <div>
        <Button size={28} icon={Check} onClick={onAccept}>
          <FormattedMessage {...flashcardMessages.accept} /> <Kbd $bare>{keys.accept}</Kbd>
        </Button>
        <Button size={28} variant="ghost" icon={X} onClick={onReject}>
          <FormattedMessage {...flashcardMessages.reject} /> <Kbd $bare>{keys.reject}</Kbd>
        </Button>
        <Button size={28} variant="ghost" icon={Pencil} onClick={onEdit}>
          <FormattedMessage {...flashcardMessages.edit} /> <Kbd $bare>{keys.edit}</Kbd>
        </Button>
      </div>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: 8px;
  padding: 16px 20px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1);

  &[data-current] {
    box-shadow: 0 0 0 2px var(--accent);
  }

  > p {
    ${alignAsAround}
    font: 500 16px/26px var(--font-read);
    overflow-wrap: anywhere;
  }

  > span {
    ${alignAsAround}
    color: var(--fg-2);
    font: 400 15px/24px var(--font-read);
    overflow-wrap: anywhere;
  }

  figure {
    margin: 0;
    padding-inline-start: 12px;
    border-inline-start: 2px solid var(--mark-line);
  }

  blockquote {
    ${alignAsAround}
    margin: 0;
    font: 400 14px/22px var(--font-read);
    overflow-wrap: anywhere;
  }

  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    color: var(--fg-2);
    font: var(--text-12);
  }

  figcaption a {
    font-weight: 500;
  }

  figcaption a:hover {
    text-decoration: underline;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 4px;
  }
`;
