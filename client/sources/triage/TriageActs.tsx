import { Check, Clock, FolderInput, Tag as TagIcon, Trash2, type IconNode } from 'lucide';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { forcedEdge, onPhone } from '#client/ui/mixins.ts';
import type { Act } from './sitting.ts';
import { TriageKey, triageKeys } from './TriageKey.ts';

type TriageActsProps = { onAct: (act: Act) => void; onElsewhere: () => void; onTag: () => void };

/** What else may become of a source, each by a key; on a phone all that there is besides the suggestions. */
export function TriageActs({ onAct, onElsewhere, onTag }: TriageActsProps) {
  return (
    <Acts>
      <ActButton cap={triageKeys.another} icon={FolderInput} name={messages.other} isOnPhone onClick={onElsewhere} />
      <ActButton cap={triageKeys.tag} icon={TagIcon} name={messages.tag} isOnPhone onClick={onTag} />
      <ActButton cap={triageKeys.done} icon={Check} name={messages.done} hint={messages.doneHint} onClick={() => onAct({ kind: 'done' })} />
      <ActButton cap={triageKeys.later} icon={Clock} name={messages.later} hint={messages.laterHint} onClick={() => onAct({ kind: 'later' })} />
      <ActButton cap={triageKeys.delete} icon={Trash2} name={commonMessages.delete} hint={messages.deleteHint} isDanger onClick={() => onAct({ kind: 'delete' })} />
    </Acts>
  );
}

type ActButtonProps = { cap: string; icon: IconNode; name: MessageDescriptor; hint?: MessageDescriptor; isDanger?: boolean; isOnPhone?: boolean; onClick: () => void };

function ActButton({ cap, icon, name, hint, isDanger, isOnPhone, onClick }: ActButtonProps) {
  return (
    <ActBox type="button" data-danger={isDanger || undefined} data-phone={isOnPhone || undefined} onClick={onClick}>
      <TriageKey aria-hidden>{cap}</TriageKey>
      <Icon of={icon} size={20} />
      <b>
        <FormattedMessage {...name} />
      </b>
      {hint && (
        <small>
          <FormattedMessage {...hint} />
        </small>
      )}
    </ActBox>
  );
}

const messages = defineMessages({
  other: { id: 'triage.other', defaultMessage: 'Other' },
  tag: { id: 'triage.tag', defaultMessage: 'Tag' },
  done: { id: 'triage.done', defaultMessage: 'Done' },
  doneHint: { id: 'triage.doneHint', defaultMessage: 'Keeps it, in no collection' },
  later: { id: 'triage.later', defaultMessage: 'Later' },
  laterHint: { id: 'triage.laterHint', defaultMessage: 'Comes back at the end' },
  deleteHint: { id: 'triage.deleteHint', defaultMessage: 'To the trash' },
});

const Acts = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 8px;
  padding-block-start: 24px;
  border-block-start: 1px solid var(--line-1);

  ${onPhone} {
    padding: 0;
    border: 0;
    gap: 2px;
  }
`;

const ActBox = styled.button`
  ${forcedEdge}
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 2px;
  padding: 12px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px var(--line-1);
  text-align: start;

  b {
    margin-block-start: 8px;
    font: var(--text-13);
    font-weight: 600;
  }

  small {
    color: var(--fg-2);
    font: var(--text-12);
  }

  &:hover {
    background: var(--bg-hover);
  }

  &[data-danger] b,
  &[data-danger] svg {
    color: var(--danger-fg);
  }

  svg,
  &[data-phone] {
    display: none;
  }

  ${onPhone} {
    &,
    &[data-phone] {
      display: grid;
      justify-items: center;
      min-height: 48px;
      padding: 6px 2px;
      background: none;
      box-shadow: none;
      text-align: center;
    }

    b {
      margin: 0;
      font: var(--text-11);
      font-weight: 500;
    }

    svg {
      display: block;
    }

    small,
    ${TriageKey} {
      display: none;
    }
  }
`;
