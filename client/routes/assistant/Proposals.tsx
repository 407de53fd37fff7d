import { useEffect, useEffectEvent, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type TypedMessageDescriptor } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { Proposals_message$key } from '#client/__generated__/Proposals_message.graphql.ts';
import type { ProposalsPaginationQuery } from '#client/__generated__/ProposalsPaginationQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { useUndoChange } from '#client/sources/mutations/useUndoChange.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { dismissToast, showToast } from '#client/ui/toast/toasts.ts';
import { isUnderWay } from '../chat/Answer.tsx';
import { ChangeGroup } from './ChangeGroup.tsx';
import { isKnownAct } from './changeWords.ts';
import { chosenOf, tick, type Ticks } from './choices.ts';
import { EndedNotice } from './EndedNotice.tsx';
import { Notice } from './Notice.ts';
import { Plan } from './Plan.tsx';
import { useRunMutations } from './useRunMutations.ts';

/** What one answer proposes: each is read by itself, for there may be many answers with many changes. */
export const proposalsQuery = graphql`
  query ProposalsQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Message @alias(as: "message") {
        ...Proposals_message
      }
    }
  }
`;

const PAGE = 100;

type ProposalsProps = {
  message: Proposals_message$key;
  /** Whether one may apply what is proposed. */
  canApply: boolean;
  onChanged: () => void;
  /** Asks the same again in its place; null where that makes no sense. */
  onAgain: (() => void) | null;
};

/** What an answer proposes, by kind, with boxes; and the bar that does it. */
export function Proposals({ message: ref, canApply, onChanged, onAgain }: ProposalsProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ProposalsPaginationQuery, Proposals_message$key>(
    graphql`
      fragment Proposals_message on Message @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) @refetchable(queryName: "ProposalsPaginationQuery") {
        id
        state
        failure {
          code
        }
        plan {
          sourceCount
        }
        ...Plan_message
        proposedChanges(first: $count, after: $cursor) @connection(key: "Proposals_proposedChanges", filters: []) {
          __id
          edges {
            node {
              id
              act
              needsId
              needsChoice
              state
              ...ChangeGroup_change
            }
          }
        }
      }
    `,
    ref,
  );
  const { id: messageId, state, plan } = data;
  // They are counted before they are applied: all are read, at most 500.
  const { hasFailed, readOn, retry } = useNextPage({ listId: data.proposedChanges.__id, hasNext, isLoadingNext, loadNext }, PAGE);
  const readAll = useEffectEvent(readOn);
  useEffect(() => readAll(), [hasNext, isLoadingNext]);
  const changes = data.proposedChanges.edges.map(({ node: { id, act, needsId, needsChoice, state: became, ...row } }) => ({ id, act, needsId: needsId ?? null, needsChoice, state: became, row }));
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const isWriting = isUnderWay(state);
  const offered = changes.filter(({ act }) => isKnownAct(act));
  const chosen = chosenOf(offered, ticks);
  const open = offered.filter((change) => change.state === 'PROPOSED');
  const mayChoose = canApply && !isWriting && !hasNext;
  const { applyChanges, dismissChanges, isBusy } = useRunMutations();
  const undoOf = useUndoChange();
  // The toast goes; whoever looks at the rows first still finds the way back beside them.
  const [applied, setApplied] = useState<{ readonly count: number; readonly undo: () => void } | null>(null);
  const say = (code: Parameters<typeof errorText>[0], words: TypedMessageDescriptor) => showToast({ type: 'error', message: errorText(code, words) });
  const apply = () => {
    const count = chosen.size;
    if (count === 0 || isBusy) return;
    applyChanges(
      { messageId, changeIds: [...chosen], expectedCount: count, undoable: true },
      {
        onDone: (undoId) => {
          const wayBack = undoOf(
            undoId,
            (code) => {
              setApplied(here);
              say(code, messages.undoFailed);
            },
            onChanged,
          );
          const undo = () => {
            setApplied(null);
            dismissToast(toastId);
            wayBack?.onAction();
          };
          const here = wayBack ? { count, undo } : null;
          setApplied(here);
          const toastId = showToast({ type: 'success', message: intl.formatMessage(messages.applied, { count }), action: wayBack && { ...wayBack, onAction: undo } });
        },
        onRefused: (code) => {
          onChanged();
          if (code === 'CONFLICT') showToast({ type: 'warning', message: intl.formatMessage(messages.outdated) });
          else say(code, messages.applyFailed);
        },
      },
    );
  };
  const dismiss = () => dismissChanges({ messageId, changeIds: open.map(({ id }) => id) }, { onDone: () => undefined, onRefused: (code) => say(code, messages.dismissFailed) });
  const groups = [...Map.groupBy(changes, ({ act }) => act)];
  return (
    <section
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
        if (event.key === 'Enter' && mayChoose) apply();
        else if (event.key.toLowerCase() === 'z' && applied) applied.undo();
        else return;
        event.preventDefault();
        // The toast listens to the same keys, and would take it back twice.
        event.stopPropagation();
      }}
    >
      <Plan message={data} isUnderWay={isWriting} />
      {!isWriting && state !== 'SUCCEEDED' && <EndedNotice state={state} code={data.failure?.code ?? null} count={changes.length} onAgain={onAgain} />}
      {state === 'SUCCEEDED' && changes.length === 0 && plan.some(({ sourceCount }) => typeof sourceCount === 'number') && (
        <Nothing>
          <FormattedMessage {...messages.nothing} />
        </Nothing>
      )}
      {groups.map(([act, ofAct]) => (
        <ChangeGroup
          key={act}
          act={act}
          changes={ofAct}
          chosen={chosen}
          onTick={mayChoose && isKnownAct(act) ? (ids, isTicked) => setTicks((before) => tick(changes, before, ids, isTicked)) : null}
        />
      ))}
      <NextPageButton hasNext={hasNext && hasFailed} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        <FormattedMessage {...messages.loadAll} />
      </NextPageButton>
      {applied && (
        <Notice>
          <span>
            <FormattedMessage {...messages.applied} values={{ count: applied.count }} />
          </span>
          <Button size={28} onClick={applied.undo}>
            <FormattedMessage {...commonMessages.undo} />
          </Button>
        </Notice>
      )}
      {mayChoose && open.length > 0 && (
        <Bar>
          <span role="status">
            <FormattedMessage {...messages.chosen} values={{ chosen: chosen.size, all: open.length }} />
          </span>
          <Button onClick={dismiss} disabled={isBusy}>
            <FormattedMessage {...messages.dismiss} />
          </Button>
          <Button variant="primary" onClick={apply} loading={isBusy} disabled={chosen.size === 0}>
            <FormattedMessage {...messages.apply} values={{ count: chosen.size }} />
          </Button>
        </Bar>
      )}
      {!canApply && open.length > 0 && (
        <Nothing>
          <FormattedMessage {...messages.onlyEditors} />
        </Nothing>
      )}
    </section>
  );
}

const messages = {
  ...defineMessages({
    nothing: { id: 'assistant.nothing', defaultMessage: 'Nothing to change' },
    dismiss: { id: 'assistant.dismiss', defaultMessage: 'Dismiss' },
    outdated: { id: 'assistant.outdated', defaultMessage: 'Some of it was changed meanwhile and is marked. Nothing was done: look again, and apply the rest.' },
    applyFailed: { id: 'assistant.applyFailed', defaultMessage: 'Failed to apply the changes. Nothing was changed.' },
    dismissFailed: { id: 'assistant.dismissFailed', defaultMessage: 'Failed to dismiss the changes.' },
    undoFailed: { id: 'assistant.undoFailed', defaultMessage: 'Failed to undo the changes.' },
    onlyEditors: { id: 'assistant.onlyEditors', defaultMessage: 'You may look, but not change this space. Who may edit it can apply changes.' },
    loadAll: { id: 'assistant.loadAll', defaultMessage: 'Load all changes' },
  }),
  applied: defineMessage<{ count: number }>({ id: 'assistant.applied', defaultMessage: '{count, plural, one {# change applied} other {# changes applied}}' }),
  apply: defineMessage<{ count: number }>({ id: 'assistant.apply', defaultMessage: '{count, plural, =0 {Apply} one {Apply # change} other {Apply # changes}}' }),
  chosen: defineMessage<{ chosen: number; all: number }>({ id: 'assistant.chosen', defaultMessage: '{chosen, number} of {all, plural, one {# change} other {# changes}} chosen' }),
};

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin-block-start: 16px;
  padding: 12px 0;
  border-block-start: 1px solid var(--line-1);
  background: var(--bg-sheet);
  color: var(--fg-2);
  font: var(--text-13);

  > span {
    flex: 1;
    min-width: 140px;
  }

  ${onPhone} {
    > span {
      flex: 1 0 100%;
    }

    > button:last-child {
      flex: 1;
    }
  }
`;

const Nothing = styled.p`
  padding: 12px 0;
  color: var(--fg-2);
  font: var(--text-13);
`;
