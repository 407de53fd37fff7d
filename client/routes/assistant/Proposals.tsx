import { RotateCcw } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type TypedMessageDescriptor } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { Proposals_message$key } from '#client/__generated__/Proposals_message.graphql.ts';
import type { ProposalsPaginationQuery } from '#client/__generated__/ProposalsPaginationQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useModelRefusal } from '#client/i18n/modelRefusals.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { useUndoChange } from '#client/sources/mutations/useUndoChange.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { onPhone, tabularNumbers } from '#client/ui/mixins.ts';
import { dismissToast, showToast } from '#client/ui/toast/toasts.ts';
import { isUnderWay } from '../chat/Answer.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { iconOfAct, isKnownAct, nameOfAct } from './changeWords.ts';
import { boxOf, type Choosable, chosenOf, tick, type Ticks } from './choices.ts';
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
/** So many of one kind stand there at first. */
const FEW = 8;

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
              ...ChangeRow_change
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
      {!isWriting && state !== 'SUCCEEDED' && <Ended state={state} code={data.failure?.code ?? null} count={changes.length} onAgain={onAgain} />}
      {state === 'SUCCEEDED' && changes.length === 0 && plan.some(({ sourceCount }) => typeof sourceCount === 'number') && (
        <Nothing>
          <FormattedMessage {...messages.nothing} />
        </Nothing>
      )}
      {groups.map(([act, ofAct]) => (
        <Group
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

type Shown = Choosable & { readonly row: Parameters<typeof ChangeRow>[0]['change'] };
type GroupProps = { act: string; changes: readonly Shown[]; chosen: ReadonlySet<string>; onTick: ((ids: readonly string[], isTicked: boolean) => void) | null };

/** The changes of one kind, with a box for all of them. */
function Group({ act, changes, chosen, onTick }: GroupProps) {
  const intl = useIntl();
  const [isAll, setIsAll] = useState(false);
  const open = changes.filter(({ state }) => state === 'PROPOSED');
  const name = intl.formatMessage(nameOfAct(act));
  const shown = isAll ? changes : changes.slice(0, FEW);
  return (
    <Part
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || !onTick) return;
        event.preventDefault();
        onTick(open.map(({ id }) => id), boxOf(open, chosen) !== true);
      }}
    >
      <h3>
        {onTick && open.length > 0 ? <Checkbox checked={boxOf(open, chosen)} onChange={(isTicked) => onTick(open.map(({ id }) => id), isTicked)} aria-label={name} /> : <i />}
        <Icon of={iconOfAct(act)} />
        {name}
        <small>
          {onTick && open.length > 0 ? <FormattedMessage {...messages.ofAll} values={{ chosen: open.filter(({ id }) => chosen.has(id)).length, all: open.length }} /> : intl.formatNumber(changes.length)}
        </small>
      </h3>
      <ul data-changes>
        {shown.map((change) => (
          <ChangeRow key={change.id} change={change.row} isChosen={chosen.has(change.id)} onTick={onTick && ((isTicked) => onTick([change.id], isTicked))} />
        ))}
      </ul>
      {changes.length > shown.length && (
        <More type="button" onClick={() => setIsAll(true)}>
          <FormattedMessage {...messages.more} values={{ count: changes.length - shown.length }} />
        </More>
      )}
    </Part>
  );
}

/** That it broke off, with what it proposes until then. */
function Ended({ state, code, count, onAgain }: { state: string; code: string | null; count: number; onAgain: (() => void) | null }) {
  const refusal = useModelRefusal(code) ?? failures[code ?? ''] ?? null;
  return (
    <Notice role="status">
      <span>
        {state === 'STOPPED' ? <FormattedMessage {...messages.stopped} values={{ count }} /> : refusal ? <FormattedMessage {...refusal} /> : <FormattedMessage {...messages.broken} values={{ count }} />}
      </span>
      {onAgain && (
        <Button size={28} icon={RotateCcw} onClick={onAgain}>
          <FormattedMessage {...messages.again} />
        </Button>
      )}
    </Notice>
  );
}

const failures: Record<string, TypedMessageDescriptor> = defineMessages({
  BUDGET: { id: 'assistant.budgetSpent', defaultMessage: 'Today’s budget is used up. What needs no model can be done.' },
  NO_MODEL: { id: 'error.noModel', defaultMessage: 'This needs a language model, and none is set up.' },
  TIMEOUT: { id: 'assistant.modelSilent', defaultMessage: 'The model did not answer in time. Nothing was changed.' },
  MODEL_ERROR: { id: 'assistant.modelFailed', defaultMessage: 'The model gave no answer that can be used. Nothing was changed.' },
});

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
    again: { id: 'assistant.again', defaultMessage: 'Try again' },
  }),
  applied: defineMessage<{ count: number }>({ id: 'assistant.applied', defaultMessage: '{count, plural, one {# change applied} other {# changes applied}}' }),
  apply: defineMessage<{ count: number }>({ id: 'assistant.apply', defaultMessage: '{count, plural, =0 {Apply} one {Apply # change} other {Apply # changes}}' }),
  chosen: defineMessage<{ chosen: number; all: number }>({ id: 'assistant.chosen', defaultMessage: '{chosen, number} of {all, plural, one {# change} other {# changes}} chosen' }),
  ofAll: defineMessage<{ chosen: number; all: number }>({ id: 'assistant.ofAll', defaultMessage: '{chosen, number} of {all, number}' }),
  more: defineMessage<{ count: number }>({ id: 'assistant.more', defaultMessage: '{count, plural, one {# more} other {# more}}' }),
  stopped: defineMessage<{ count: number }>({ id: 'assistant.stopped', defaultMessage: '{count, plural, =0 {Stopped. Nothing was changed.} one {Stopped. # proposal is kept.} other {Stopped. # proposals are kept.}}' }),
  broken: defineMessage<{ count: number }>({ id: 'assistant.broken', defaultMessage: '{count, plural, =0 {It broke off. Nothing was changed.} one {It broke off. # proposal is kept.} other {It broke off. # proposals are kept.}}' }),
};

const Part = styled.section`
  margin: 16px -8px 0;

  h3 {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 40px;
    padding: 0 8px;
    font-size: 13px;
    font-weight: 600;
  }

  h3 > i {
    width: 16px;
  }

  h3 > svg {
    color: var(--fg-3);
  }

  h3 small {
    ${tabularNumbers}
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const More = styled.button`
  padding: 8px 8px 8px 34px;
  color: var(--fg-2);
  font: var(--text-12);
  font-weight: 500;

  [dir='rtl'] & {
    padding: 8px 34px 8px 8px;
  }

  &:hover {
    color: var(--fg-1);
    text-decoration: underline;
  }
`;

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

const Notice = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  margin-block: 8px;
  padding: 10px 12px;
  border-radius: var(--r-md);
  background: var(--bg-press);
  color: var(--fg-2);
  font: var(--text-13);

  > span {
    flex: 1;
  }
`;
