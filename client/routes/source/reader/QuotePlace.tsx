import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { createGlobalStyle } from 'styled-components';
import type { QuotePlaceQuery } from '#client/__generated__/QuotePlaceQuery.graphql.ts';
import type { MarkedText } from '#client/highlights/markedText.ts';
import { passageOf, type Span } from '#client/highlights/passage.ts';
import { useBackgroundQuery } from '#client/relay/useBackgroundQuery.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { scrollParent } from '#client/ui/useRowWindow.ts';

const query = graphql`
  query QuotePlaceQuery($id: ID!, $count: Int!) {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        plainText(first: $count)
      }
    }
  }
`;

type QuotePlaceProps = {
  sourceId: string;
  /** As the address has it: `120-188`, characters of the plain text. */
  at: string;
  /** What is on the page; null until it is there. */
  text: MarkedText | null;
  /** Shows the source in another way, where what is not in this text may be; null where there is none. */
  onElsewhere: (() => void) | null;
};

/** So many characters behind them tell equal words apart. */
const CONTEXT = 96;
const LAYER = 'vault-quoted';
/** How long the words stay lit. */
const LIT_MS = 2_000;

/** Brings the words that an address points at into view, and lights them for a moment; says so when they are not in the text. */
export default function QuotePlace({ sourceId, at, text, onElsewhere }: QuotePlaceProps) {
  const intl = useIntl();
  // No more of it than the words, and what stands right behind them.
  const { data } = useBackgroundQuery<QuotePlaceQuery>(query, { id: sourceId, count: (spanOf(at)?.end ?? 0) + CONTEXT });
  const plainText = data?.node?.source?.plainText;
  const passage = useMemo(() => {
    const span = spanOf(at);
    return typeof plainText === 'string' && span ? passageOf(plainText, span) : null;
  }, [plainText, at]);
  const isDone = useRef(false);
  const wasElsewhere = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const miss = useEffectEvent(() => {
    if (onElsewhere && !wasElsewhere.current) {
      wasElsewhere.current = true;
      onElsewhere();
      return;
    }
    isDone.current = true;
    showToast({ type: 'info', message: intl.formatMessage(messages.lost) });
  });
  const isRead = plainText !== undefined;
  useEffect(() => {
    if (!text || !isRead || isDone.current) return;
    const span = passage && text.find(passage);
    if (!passage || !span || !isSame(text, span, passage.quote)) {
      // What is not found in a part of it may come with the rest.
      if (text.isWhole || !passage) miss();
      return;
    }
    if (!text.reveal(span)) return;
    isDone.current = true;
    const ranges = text.rangesOf(span);
    if (!text.isOverlay) toThird(text.element, ranges[0]);
    if (typeof Highlight === 'undefined') return;
    CSS.highlights.set(LAYER, new Highlight(...ranges));
    timer.current = setTimeout(() => CSS.highlights.delete(LAYER), LIT_MS);
  }, [text, passage, isRead]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (typeof Highlight !== 'undefined') CSS.highlights.delete(LAYER);
    },
    [],
  );
  return <Lit />;
}

function spanOf(at: string): Span | null {
  const [, start, end] = /^(\d{1,9})-(\d{1,9})$/.exec(at) ?? [];
  return start !== undefined && end !== undefined && Number(start) < Number(end) ? { start: Number(start), end: Number(end) } : null;
}

/** Highlights are found again when they have changed a little; a quote is that quote or none. What is not drawn yet cannot be compared. */
function isSame(text: MarkedText, span: Span, quote: string): boolean {
  const ranges = text.rangesOf(span);
  return ranges.length === 0 || lettersOf(ranges.map(String).join('')) === lettersOf(quote);
}

/** Letters and figures alone: how white space, hyphens and quotation marks are drawn differs. */
const lettersOf = (words: string) => words.normalize('NFKC').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Scrolls so that the words stand at a third of the height. */
function toThird(element: HTMLElement, range: Range | undefined): void {
  if (!range) return;
  const pane = scrollParent(element);
  const box = pane.getBoundingClientRect();
  pane.scrollTop += range.getBoundingClientRect().top - box.top - box.height / 3;
}

const messages = defineMessages({ lost: { id: 'source.quoteLost', defaultMessage: 'The quoted words are not in this text.' } });

const Lit = createGlobalStyle`
  ::highlight(${LAYER}) {
    background-color: var(--accent-soft-2);
  }
`;
