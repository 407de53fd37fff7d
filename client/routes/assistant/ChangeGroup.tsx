import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ChangeGroup_change$key } from '#client/__generated__/ChangeGroup_change.graphql.ts';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { tabularNumbers } from '#client/ui/mixins.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { iconOfAct, nameOfAct } from './changeWords.ts';
import { boxOf, type Choosable } from './choices.ts';

/** So many of one kind stand there at first. */
const FEW = 8;

const fragment = graphql`
  fragment ChangeGroup_change on ProposedChange @relay(plural: true) {
    ...ChangeRow_change
  }
`;

type Shown = Choosable & { readonly row: ChangeGroup_change$key[number] };
type ChangeGroupProps = { act: string; changes: readonly Shown[]; chosen: ReadonlySet<string>; onTick: ((ids: readonly string[], isTicked: boolean) => void) | null };

/** The changes of one kind, with a box for all of them. */
export function ChangeGroup({ act, changes, chosen, onTick }: ChangeGroupProps) {
  const intl = useIntl();
  const [isAll, setIsAll] = useState(false);
  const open = changes.filter(({ state }) => state === 'PROPOSED');
  const name = intl.formatMessage(nameOfAct(act));
  const shown = isAll ? changes : changes.slice(0, FEW);
  const rows = useFragment<ChangeGroup_change$key>(fragment, shown.map(({ row }) => row));
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
        {shown.map(({ id }, at) => {
          const row = rows[at];
          return row && <ChangeRow key={id} change={row} isChosen={chosen.has(id)} onTick={onTick && ((isTicked) => onTick([id], isTicked))} />;
        })}
      </ul>
      {changes.length > shown.length && (
        <More type="button" onClick={() => setIsAll(true)}>
          <FormattedMessage {...messages.more} values={{ count: changes.length - shown.length }} />
        </More>
      )}
    </Part>
  );
}

const messages = {
  ofAll: defineMessage<{ chosen: number; all: number }>({ id: 'assistant.ofAll', defaultMessage: '{chosen, number} of {all, number}' }),
  more: defineMessage<{ count: number }>({ id: 'assistant.more', defaultMessage: '{count, plural, one {# more} other {# more}}' }),
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
