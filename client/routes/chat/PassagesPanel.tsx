import { ChevronRight } from 'lucide';
import { defineMessage, FormattedMessage, FormattedNumber } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Answer_message$key } from '#client/__generated__/Answer_message.graphql.ts';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { PaneBody } from '#client/ui/layout/Pane.tsx';
import { alignAsAround, clampLines, clip } from '#client/ui/mixins.ts';
import { answerFragment } from './Answer.tsx';
import { type Cited, citedIn } from '#client/citations/citations.ts';
import { isHiddenQuote } from '#client/citations/QuoteDetails.tsx';

type PassagesPanelProps = { answer: Answer_message$key; litId: string | null; onLit: (citationId: string | null) => void };

/** What an answer stands upon: its quotes by source, under the same numbers; below, folded, what was read besides. */
export function PassagesPanel({ answer: ref, litId, onLit }: PassagesPanelProps) {
  const { statements, passages } = useFragment(answerFragment, ref);
  const cited = [...citedIn(statements).values()].filter((each) => !isHiddenQuote(each));
  const once = cited.filter(({ number }, at) => cited.findIndex((other) => other.number === number) === at);
  const groups = Map.groupBy(once, ({ source, sourceTitle }) => source?.id ?? sourceTitle);
  const unused = passages.filter(({ source, place }) => !cited.some((each) => each.source?.id === source.id && each.place && each.place.start < place.end && place.start < each.place.end));
  const shown = once.length > 0 ? once.length : unused.length;
  const others = (
    <ul>
      {unused.map(({ text, place, source }) => (
        <li key={place.path}>
          <Link to={place.path}>
            <q dir="auto">{text}</q>
            <small dir="auto">{source.title}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <PaneBody role="region" aria-labelledby="chat-passages" tabIndex={0}>
      <Head id="chat-passages">
        <FormattedMessage {...(once.length > 0 ? messages.used : unused.length > 0 ? messages.unused : messages.none)} />
        {shown > 0 && (
          <small>
            <FormattedNumber value={shown} />
          </small>
        )}
      </Head>
      {[...groups].map(([key, group]) => (
        <Group key={key}>
          <h3>
            <span dir="auto">{group[0]?.source?.title ?? group[0]?.sourceTitle}</span>
            <small>
              <FormattedNumber value={group.length} />
            </small>
          </h3>
          <ul>
            {group.map((each) => (
              <li key={each.id} data-lit={each.id === litId || undefined} onPointerEnter={() => onLit(each.id)} onPointerLeave={() => onLit(null)}>
                <Quoted cited={each} />
              </li>
            ))}
          </ul>
        </Group>
      ))}
      {unused.length > 0 && once.length > 0 && (
        <Unused>
          <summary>
            <Icon of={pointing(ChevronRight)} size={14} />
            <FormattedMessage {...messages.unused} />
            <small>
              <FormattedMessage {...messages.count} values={{ count: unused.length }} />
            </small>
          </summary>
          {others}
        </Unused>
      )}
      {/* Where nothing is used the heading has said so. */}
      {unused.length > 0 && once.length === 0 && <Unused as="div">{others}</Unused>}
    </PaneBody>
  );
}

function Quoted({ cited: { number, quote, place } }: { cited: Cited }) {
  const content = (
    <>
      <b>
        <FormattedNumber value={number} />
      </b>
      <span>
        <q dir="auto">{quote}</q>
        {place?.heading && <small dir="auto">{place.heading}</small>}
      </span>
    </>
  );
  return <Entry>{place ? <Link to={place.path}>{content}</Link> : <div>{content}</div>}</Entry>;
}

const messages = {
  used: defineMessage({ id: 'chat.used', defaultMessage: 'Passages used' }),
  none: defineMessage({ id: 'chat.noPassage', defaultMessage: 'No passage fits the question' }),
  unused: defineMessage({ id: 'chat.unused', defaultMessage: 'Found, not used' }),
  count: defineMessage<{ count: number }>({ id: 'chat.passageCount', defaultMessage: '{count, plural, one {# passage} other {# passages}}' }),
};

const Head = styled.h2`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 52px;
  padding: 8px 20px 0;
  font-size: 13px;
  font-weight: 600;

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Group = styled.section`
  padding: 12px;

  & + & {
    border-block-start: 1px solid var(--line-1);
  }

  h3 {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    padding: 0 8px 8px;
    font: var(--text-13);
    font-weight: 600;
  }

  h3 span {
    ${alignAsAround}
    ${clip}
  }

  h3 small {
    color: var(--fg-3);
    font: var(--text-12);
  }

  li {
    border-radius: var(--r-md);
  }

  li[data-lit] {
    background: var(--accent-soft);
  }

  li[data-lit] b {
    background: var(--accent);
    color: var(--fg-on-solid);
  }
`;

const Entry = styled.div`
  > * {
    display: flex;
    gap: 10px;
    padding: 8px;
    border-radius: var(--r-md);
  }

  b {
    flex: none;
    min-width: 18px;
    height: 18px;
    margin-block-start: 2px;
    border-radius: 4px;
    background: var(--accent-soft);
    color: var(--accent-fg);
    font: 500 11px/18px var(--font-ui);
    text-align: center;
  }

  span {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
  }

  q {
    ${alignAsAround}
    quotes: none;
    font: 400 14px/22px var(--font-read);
    overflow-wrap: anywhere;
  }

  small {
    ${alignAsAround}
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Unused = styled.details`
  padding: 12px;
  border-block-start: 1px solid var(--line-1);

  summary {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 0 8px;
    border-radius: var(--r-md);
    color: var(--fg-2);
    font: var(--text-12);
    font-weight: 500;
    list-style: none;
    cursor: pointer;
  }

  summary small {
    margin-inline-start: auto;
    color: var(--fg-3);
    font: var(--text-12);
  }

  &[open] summary svg {
    rotate: 90deg;
  }

  a {
    display: grid;
    gap: 4px;
    padding: 8px;
    border-radius: var(--r-md);
  }

  a:hover {
    background: var(--bg-hover);
  }

  q {
    ${alignAsAround}
    ${clampLines(4)}
    quotes: none;
    color: var(--fg-2);
    font: 400 14px/22px var(--font-read);
    overflow-wrap: anywhere;
  }

  a small {
    ${alignAsAround}
    color: var(--fg-3);
    font: var(--text-12);
  }
`;
