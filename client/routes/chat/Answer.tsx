import { Quote, TextQuote } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { Answer_message$data, Answer_message$key } from '#client/__generated__/Answer_message.graphql.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Spinner } from '#client/ui/display/Spinner.tsx';
import { alignAsAround, onPhone } from '#client/ui/mixins.ts';
import { AnswerActions } from './AnswerActions.tsx';
import { AnswerMeta } from './AnswerMeta.tsx';
import { Broken, isWithoutModel, NotThere, type NotThereProps } from './AnswerNotices.tsx';
import { CitationMark } from '#client/citations/CitationMark.tsx';
import { type Cited, citedIn, lastWord } from '#client/citations/citations.ts';
import { Doubted } from '#client/citations/Doubted.tsx';

const QuoteSheet = lazy(() => import('#client/citations/QuoteSheet.tsx'));

/** So many of the nearest passages stand below "Not in your sources"; all of them are among the passages. */
const NEAREST = 3;

type AnswerProps = Omit<NotThereProps, 'children'> & {
  message: Answer_message$key;
  /** The quote that stands out, here and among the passages. */
  litId: string | null;
  onLit: (citationId: string | null) => void;
  /** Asks again in the place of this answer; null where one may not. */
  onAgain: ((mode: 'EXTRACTIVE' | 'MODEL') => void) | null;
  /** The space that a note of it goes to; null where one may not write there. */
  noteSpaceId: string | null;
  /** Shows its passages; null where they stand beside. */
  onPassages: (() => void) | null;
};

/* eslint-disable relay/unused-fields -- Quotes are drawn by QuoteDetails and PassagesPanel, what it cost by AnswerMeta. */
/** The fragment of an answer, for whoever shows a part of it. */
export const answerFragment = graphql`
  fragment Answer_message on Message {
    id
    state
    mode
    isInSources
    addedWords
    createdAt
    endedAt
    failure {
      code
    }
    spend {
      model
      inputTokens
      outputTokens
      cost
    }
    statements {
      id
      text
      support
      doubts {
        start
        end
      }
      citations {
        id
        quote
        prefix
        suffix
        state
        checkedAt
        sourceTitle
        place {
          path
          start
          end
          heading
          page
        }
        source {
          id
          title
          author
          sourceUrl
        }
      }
    }
    passages {
      text
      place {
        path
        start
        end
        heading
      }
      source {
        id
        title
      }
    }
  }
`;

/* eslint-enable relay/unused-fields */

/** Whether an answer is still being written. */
export const isUnderWay = (state: string): boolean => state === 'WAITING' || state === 'RUNNING';

/** An answer: sentences of the sources with their marks, or that there is none and what comes nearest. */
export function Answer({ message: ref, question, searched, litId, onLit, onAgain, onWiden, noteSpaceId, onPassages }: AnswerProps) {
  const intl = useIntl();
  const answer = useFragment(answerFragment, ref);
  const { state, mode, isInSources, addedWords, failure, statements, passages } = answer;
  const isWritten = mode === 'MODEL';
  const cited = citedIn(statements);
  const [sheet, setSheet] = useState<Cited | null>(null);
  const isWriting = isUnderWay(state);
  return (
    <>
      {addedWords.length > 0 && (
        <Added>
          <FormattedMessage {...messages.added} values={{ words: intl.formatList(addedWords, { type: 'unit' }) }} />
        </Added>
      )}
      <Sentences aria-live="polite" dir={isWritten ? 'auto' : undefined} data-written={isWritten || undefined}>
        {statements.map((statement, at) => (
          <Sentence key={statement.id} statement={statement} isNewest={isWriting && isWritten && at === statements.length - 1} cited={cited} litId={litId} onLit={onLit} onSheet={setSheet} />
        ))}
      </Sentences>
      {isWriting && <Writing count={statements.length} />}
      {!isWriting && isInSources === false && (
        <NotThere searched={searched} question={question} onWiden={onWiden}>
          {passages.slice(0, NEAREST)}
        </NotThere>
      )}
      {!isWriting && state !== 'SUCCEEDED' && <Broken isStopped={state === 'STOPPED'} code={failure?.code ?? null} count={statements.length} onAgain={onAgain && (() => onAgain(!isWritten || isWithoutModel(failure?.code ?? null) ? 'EXTRACTIVE' : 'MODEL'))} />}
      {!isWriting && (statements.length > 0 || answer.spend.length > 0) && (
        <Below>
          {isWritten ? (
            <AnswerMeta message={answer} />
          ) : (
            <>
              <Icon of={TextQuote} size={14} />
              <FormattedMessage {...messages.wordForWord} />
              <span>
                <FormattedMessage {...messages.counted} values={{ count: statements.length }} />
              </span>
            </>
          )}
          {onPassages && (
            <Button size={28} icon={Quote} onClick={onPassages}>
              <FormattedMessage {...messages.passages} values={{ count: passages.length }} />
            </Button>
          )}
        </Below>
      )}
      {!isWriting && statements.length > 0 && <AnswerActions question={question} statements={statements} noteSpaceId={noteSpaceId} />}
      {sheet && (
        <Suspense>
          <QuoteSheet cited={[...cited.values()]} shown={sheet} onShow={setSheet} />
        </Suspense>
      )}
    </>
  );
}

type SentenceProps = Pick<AnswerProps, 'litId' | 'onLit'> & { statement: Answer_message$data['statements'][number]; isNewest: boolean; cited: ReadonlyMap<string, Cited>; onSheet: (cited: Cited) => void };

function Sentence({ statement: { text, support, doubts, citations }, isNewest, cited, litId, onLit, onSheet }: SentenceProps) {
  const { before, last } = lastWord(text);
  const marks = citations.flatMap(({ id }) => cited.get(id) ?? []);
  return (
    <p dir="auto" data-support={support} data-newest={isNewest || undefined}>
      <Doubted text={before} from={0} doubts={doubts} />
      <Together>
        <Doubted text={last} from={before.length} doubts={doubts} />
        {marks.map((each) => (
          <CitationMark key={each.id} cited={each} isLit={litId === each.id} onLit={(isLit) => onLit(isLit ? each.id : null)} onSheet={() => onSheet(each)} />
        ))}
        {marks.length === 0 && (
          <NoSource>
            <FormattedMessage {...messages.noSource} />
          </NoSource>
        )}
      </Together>
    </p>
  );
}

/** What stands while an answer is on its way. */
export function Writing({ count }: { count: number }) {
  return (
    <Awaited>
      <Skeleton $width="96%" />
      <Skeleton $width="44%" />
      <span>
        <Spinner />
        <FormattedMessage {...messages.checking} values={{ number: count + 1 }} />
      </span>
    </Awaited>
  );
}

const messages = {
  added: defineMessage<{ words: string }>({ id: 'chat.addedWords', defaultMessage: 'Looked for with words of your question before: {words}' }),
  wordForWord: defineMessage({ id: 'chat.wordForWord', defaultMessage: 'From your sources, word for word' }),
  counted: defineMessage<{ count: number }>({ id: 'chat.counted', defaultMessage: '{count, plural, one {# sentence} other {# sentences}}' }),
  passages: defineMessage<{ count: number }>({ id: 'chat.passageCount', defaultMessage: '{count, plural, one {# passage} other {# passages}}' }),
  noSource: defineMessage({ id: 'chat.noSource', defaultMessage: 'no source' }),
  checking: defineMessage<{ number: number }>({ id: 'chat.checking', defaultMessage: 'Sentence {number}: checking its quotes' }),
};

const Sentences = styled.div`
  display: grid;
  gap: 8px;
  font: 400 16px/28px var(--font-read);

  p {
    ${alignAsAround}
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  p[data-support='UNSUPPORTED'] {
    color: var(--fg-3);
  }

  /* A model writes one text; only what sources say stands in their letters. */
  &[data-written] {
    ${alignAsAround}
    display: block;
    font: 400 16px/28px var(--font-ui);
  }

  &[data-written] p {
    display: inline;
  }

  &[data-written] p + p::before {
    content: ' ';
  }

  p[data-newest] {
    background: var(--accent-soft);
  }

  ${onPhone} {
    line-height: 27px;
  }
`;

const Added = styled.p`
  margin-block-end: 8px;
  color: var(--fg-3);
  font: var(--text-12);
`;

const Together = styled.span`
  white-space: nowrap;
`;

const NoSource = styled.span`
  margin-inline-start: 6px;
  padding: 1px 6px;
  border: 1px dashed var(--line-3);
  border-radius: 4px;
  font: 500 11px/16px var(--font-ui);
`;

const Awaited = styled.div`
  display: grid;
  gap: 12px;
  margin-block-start: 8px;

  > span:last-child {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--st-processing-fg);
    font: var(--text-12);
  }
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  margin-block-start: 12px;
  color: var(--fg-2);
  font: var(--text-12);

  > svg {
    color: var(--fg-3);
  }

  > b {
    font-weight: 500;
  }

  > span {
    color: var(--fg-3);
  }

  > * + span::before {
    content: '·';
    margin-inline-end: 8px;
  }

  > button {
    margin-inline-start: auto;
  }
`;
