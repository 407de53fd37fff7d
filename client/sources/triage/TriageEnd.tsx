import { Check, Folder, Trash2, type IconNode } from 'lucide';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFormats } from '#client/i18n/formats.ts';
import { Arch } from '#client/ui/brand/Arch.tsx';
import { ButtonLink } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { decidedOf, outcomeOf, type Sitting } from './sitting.ts';

/** Nothing is left to sort: what came of it, and the way on. */
export function TriageEnd({ sitting }: { sitting: Sitting }) {
  const intl = useIntl();
  const { filed, collections, done, deleted } = outcomeOf(sitting);
  const back = useRef<HTMLAnchorElement>(null);
  const [minutes] = useState(() => Math.max(1, Math.round((Date.now() - sitting.beganAt) / 60_000)));
  const count = decidedOf(sitting);
  useEffect(() => back.current?.focus(), []);
  return (
    <Box>
      <Arch />
      <h2>
        <FormattedMessage {...messages.empty} />
      </h2>
      <p>{count === 0 ? <FormattedMessage {...messages.emptyHint} /> : <FormattedMessage {...sorted} values={{ count, time: intl.formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' }) }} />}</p>
      {count > 0 && (
        <dl>
          <Line icon={Folder} count={filed}>
            <FormattedMessage {...filedIn} values={{ count: collections }} />
          </Line>
          <Line icon={Check} count={done}>
            <FormattedMessage {...messages.done} />
          </Line>
          <Line icon={Trash2} count={deleted}>
            <FormattedMessage {...messages.deleted} />
          </Line>
        </dl>
      )}
      <ButtonLink variant="primary">
        <Link ref={back} to="/collection/all">
          <FormattedMessage {...messages.back} />
        </Link>
      </ButtonLink>
    </Box>
  );
}

function Line({ icon, count, children }: { icon: IconNode; count: number; children: ReactNode }) {
  const { formatCount } = useFormats();
  return (
    count > 0 && (
      <div>
        <dt>
          <Icon of={icon} />
          {children}
        </dt>
        <dd>{formatCount(count)}</dd>
      </div>
    )
  );
}

const sorted = defineMessage<{ count: number; time: string }>({ id: 'triage.sorted', defaultMessage: '{count, plural, one {# source sorted in {time}.} other {# sources sorted in {time}.}}' });
const filedIn = defineMessage<{ count: number }>({ id: 'triage.filedIn', defaultMessage: '{count, plural, one {Filed in # collection} other {Filed in # collections}}' });
const messages = defineMessages({
  empty: { id: 'vault.inboxEmpty', defaultMessage: 'The Inbox is empty' },
  emptyHint: { id: 'vault.inboxEmptyHint', defaultMessage: "What you add without a collection arrives here. Press '+' or paste a link." },
  done: { id: 'triage.doneCount', defaultMessage: 'Done, in no collection' },
  deleted: { id: 'triage.deletedCount', defaultMessage: 'In the trash for 30 days' },
  back: { id: 'vault.backToAll', defaultMessage: 'Back to All sources' },
});

const Box = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 8px;
  min-height: 100%;
  padding: 32px 16px;
  text-align: center;

  h2 {
    margin-block-start: 12px;
    font: var(--text-16);
  }

  p {
    max-width: 320px;
    color: var(--fg-2);
    font: var(--text-13);
    text-wrap: balance;
  }

  dl {
    width: min(320px, 100%);
    margin-block: 12px;
    border-radius: var(--r-lg);
    background: var(--bg-raised);
    box-shadow: 0 0 0 1px var(--line-1);
    font: var(--text-13);
  }

  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding: 10px 14px;

    & + div {
      border-block-start: 1px solid var(--line-1);
    }
  }

  dt {
    display: flex;
    align-items: center;
    gap: 10px;
    color: var(--fg-2);
  }

  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
