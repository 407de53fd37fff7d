import { Pencil, Pause, Undo2, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { ReviewPageQuery } from '#client/__generated__/ReviewPageQuery.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { useUndoChange } from '#client/sources/mutations/useUndoChange.ts';
import { useRememberedSpaceId } from '#client/spaces/currentSpace.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Pane, PaneBody, PaneHead } from '#client/ui/layout/Pane.tsx';
import { onTouch, tabularNumbers } from '#client/ui/mixins.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { timeZone, todayAddress } from './cards/addresses.ts';
import { CardDialog } from './cards/CardDialog.tsx';
import { flashcardMessages } from './cards/flashcardMessages.ts';
import { type Grade, GradeBar } from './GradeBar.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewDone } from './ReviewDone.tsx';
import { useCardMutations } from './cards/useCardMutations.ts';
import { useReviewCards } from './useReviewCards.ts';

const query = graphql`
  query ReviewPageQuery($spaceId: ID, $deckId: ID, $timeZone: String!) @throwOnFieldError {
    viewer {
      dueCards(spaceId: $spaceId, deckId: $deckId, timeZone: $timeZone, first: 2) {
        learningCount
        newCount
        reviewCount
        nextDueAt
        edges {
          node {
            id
            kind
            front
            back
            tags
            updatedAt
            deck {
              id
              viewerCanEdit
            }
            ...GradeBar_card
            ...ReviewCard_card
          }
        }
      }
    }
  }
`;

/** `/flashcards/review` and `/flashcards/review/{deckId}`: one card after the other, until none is due. */
export default function ReviewPage({ deckId }: { deckId: string | null }) {
  const intl = useIntl();
  const spaceId = useRememberedSpaceId();
  // A deck says its space.
  const variables = { spaceId: deckId === null ? spaceId : null, deckId, timeZone: timeZone() };
  const reload = useReload<ReviewPageQuery>(query);
  return (
    <Pane>
      <PageTitle>{intl.formatMessage(flashcardMessages.review)}</PageTitle>
      <QueryLoader<ReviewPageQuery> query={query} variables={variables} fallback={<Loading />}>
        {({ viewer }) => viewer && <Review due={viewer.dueCards} readAgain={() => reload(variables)} />}
      </QueryLoader>
    </Pane>
  );
}

type Due = NonNullable<ReviewPageQuery['response']['viewer']>['dueCards'];
/** An answer: until it is stored, and what was read before is read again, its card is not shown. Whoever is fast has several under way. */
type Answer = { readonly id: string; readonly storedIn: Due | null };
/** How it went so far. */
type Session = { readonly count: number; readonly known: number; readonly undo: (() => void) | null };

function Review({ due, readAgain }: { due: Due; readAgain: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const sendAnswer = useReviewCards();
  const { updateCards } = useCardMutations();
  const undoOf = useUndoChange();
  const [session, setSession] = useState<Session>({ count: 0, known: 0, undo: null });
  const [openId, setOpenId] = useState<string | null>(null);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const latestDue = useRef(due);
  useEffect(() => {
    latestDue.current = due;
  }, [due]);
  const [isEditing, setIsEditing] = useState(false);
  const shownAt = useRef(0);
  const [openedAt, setOpenedAt] = useState(0);
  const listedIds = due.edges.map(({ node }) => node.id);
  // A list that is read meanwhile may know of an answer before whoever gave it hears that it is stored.
  const answeredIds = answers.flatMap(({ id, storedIn }) => ((storedIn === null || storedIn === due) && listedIds.includes(id) ? [id] : []));
  const isStoring = answers.some(({ storedIn }) => storedIn === null);
  const card = due.edges.map(({ node }) => node).find(({ id }) => !answeredIds.includes(id)) ?? null;
  const left = due.learningCount + due.newCount + due.reviewCount - answeredIds.length;
  const isOpen = openId !== null && card?.id === openId;
  const focus = useRef<HTMLDivElement>(null);
  const cardId = card?.id;
  // It stands there from now on until it is answered.
  useEffect(() => {
    shownAt.current = Date.now();
  }, [cardId]);
  const refused = (code: ErrorCode | null) => {
    showToast({ type: 'error', message: errorText(code, messages.failed) });
  };
  const open = () => {
    if (!card || isOpen) return;
    setOpenedAt(Date.now());
    setOpenId(card.id);
    focus.current?.focus();
  };
  const grade = (rating: Grade) => {
    if (!card || !isOpen) return;
    const at = Date.now();
    const others = (all: readonly Answer[]) => all.filter(({ id }) => id !== card.id);
    setAnswers((all) => [...others(all), { id: card.id, storedIn: null }]);
    setOpenId(null);
    sendAnswer(
      { cardId: card.id, rating, reviewedAt: new Date(at).toISOString(), durationMs: Math.min(600_000, at - shownAt.current) },
      {
        onDone: (undoId) => {
          const known = rating === 'AGAIN' ? 0 : 1;
          const action = undoOf(undoId, refused, () => {
            setSession((before) => ({ count: before.count - 1, known: before.known - known, undo: null }));
            readAgain();
          });
          setSession((before) => ({ count: before.count + 1, known: before.known + known, undo: action ? action.onAction : null }));
          setAnswers((all) => [...others(all), { id: card.id, storedIn: latestDue.current }]);
          readAgain();
        },
        onRefused: (code) => {
          setAnswers(others);
          refused(code);
        },
      },
    );
  };
  const undo = () => {
    if (!session.undo) return;
    session.undo();
    setSession({ ...session, undo: null });
  };
  const suspend = () => {
    if (!card) return;
    updateCards([card.id], { state: 'SUSPENDED', undoable: true }, { onDone: (undoId) => {
      readAgain();
      showToast({ type: 'success', message: intl.formatMessage(messages.suspended), action: undoOf(undoId, refused, readAgain) });
    }, onRefused: refused });
  };
  const leave = () => void navigate(todayAddress);
  const canEdit = card?.deck.viewerCanEdit === true;
  useSingleKeyShortcuts({
    Escape: leave,
    z: undo,
    ...(card && (isOpen ? { '1': () => grade('AGAIN'), '2': () => grade('HARD'), '3': () => grade('GOOD'), '4': () => grade('EASY'), ' ': () => grade('GOOD'), Enter: () => grade('GOOD') } : { ' ': open, Enter: open })),
    ...(canEdit && { e: () => setIsEditing(true), s: suspend }),
  });
  return (
    <>
      <PaneHead>
        <IconButton icon={X} label={intl.formatMessage(messages.end)} onClick={leave} />
        <Progress role="status">
          {card && <FormattedMessage {...leftText} values={{ count: left }} />}
        </Progress>
        <IconButton icon={Undo2} label={intl.formatMessage(messages.undo)} disabled={!session.undo} onClick={undo} />
        {canEdit && <IconButton icon={Pencil} label={intl.formatMessage(flashcardMessages.editCard)} onClick={() => setIsEditing(true)} />}
        {canEdit && <IconButton icon={Pause} label={intl.formatMessage(flashcardMessages.suspend)} onClick={suspend} />}
      </PaneHead>
      <PaneBody>
        {card ? (
          <Place ref={focus} tabIndex={-1} key={card.id}>
            <ReviewCard card={card} isOpen={isOpen} />
          </Place>
        ) : answeredIds.length === 0 && !isStoring ? (
          <ReviewDone count={session.count} known={session.known} nextDueAt={due.nextDueAt ?? null} />
        ) : null}
      </PaneBody>
      {card && (
        <Foot>
          {isOpen ? (
            <GradeBar card={card} shownAt={openedAt} onGrade={grade} />
          ) : (
            <Button variant="primary" size={40} block onClick={open}>
              <Show>
                <FormattedMessage {...messages.show} />
                <Kbd aria-hidden>
                  <FormattedMessage {...messages.space} />
                </Kbd>
              </Show>
            </Button>
          )}
        </Foot>
      )}
      {isEditing && card && (
        <CardDialog
          deckId={card.deck.id}
          card={{ id: card.id, kind: card.kind === 'CLOZE' ? 'CLOZE' : 'BASIC', front: card.front, back: card.back, tags: card.tags, updatedAt: card.updatedAt }}
          onSaved={readAgain}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  );
}

const Loading = () => (
  <PaneBody aria-busy>
    <Place aria-hidden>
      <Skeleton $width="60%" $height="40px" />
    </Place>
  </PaneBody>
);

const leftText = defineMessage<{ count: number }>({ id: 'flashcards.left', defaultMessage: '{count, plural, one {# card left} other {# cards left}}' });
const messages = defineMessages({
  end: { id: 'flashcards.end', defaultMessage: 'End the review' },
  undo: { id: 'flashcards.undoAnswer', defaultMessage: 'Take back the last answer' },
  show: { id: 'flashcards.show', defaultMessage: 'Show the answer' },
  space: { id: 'flashcards.space', defaultMessage: 'Space' },
  suspended: { id: 'flashcards.cardSuspended', defaultMessage: 'Card suspended' },
  failed: { id: 'flashcards.answerNotSaved', defaultMessage: 'Your answer was not saved. Try again.' },
});

const Progress = styled.p`
  ${tabularNumbers}
  flex: 1;
  color: var(--fg-2);
  font: var(--text-13);
`;

const Place = styled.div`
  padding-inline: 24px;
  outline: none;
`;

const Foot = styled.footer`
  flex: none;
  width: 100%;
  max-width: 728px;
  margin: 0 auto;
  padding: 12px 24px calc(20px + env(safe-area-inset-bottom));
`;

const Show = styled.span`
  display: inline-flex;
  gap: 12px;
  align-items: center;

  ${onTouch} {
    kbd {
      display: none;
    }
  }
`;
