import { Check, Clock, FolderInput, Search, Tag as TagIcon, Trash2, X, type IconNode } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { TriageChoices_source$data, TriageChoices_source$key } from '#client/__generated__/TriageChoices_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { ChipRow } from '#client/ui/controls/Chips.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Tag } from '#client/ui/display/Tag.ts';
import { clip, fingerHigh, forcedEdge, onPhone, onTouch } from '#client/ui/mixins.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { useTagSources } from '../mutations/useTagSources.ts';
import type { Act } from './sitting.ts';

type TriageChoicesProps = {
  source: TriageChoices_source$key;
  /** Its keys count. */
  isTop: boolean;
  onAct: (act: Act) => void;
  onElsewhere: () => void;
  onTag: () => void;
};

/** Where a source may go, each by a key: the collections that it probably belongs to, another one, none, the end, or the trash. */
export function TriageChoices({ source: ref, isTop, onAct, onElsewhere, onTag }: TriageChoicesProps) {
  const { formatCount } = useFormats();
  const source = useFragment(
    graphql`
      fragment TriageChoices_source on Source {
        id
        tags {
          id
          name
        }
        suggestedCollections {
          collection {
            id
            name
            sourceCount
          }
          reason
          names
          count
        }
      }
    `,
    ref,
  );
  const intl = useIntl();
  const { tagSources } = useTagSources();
  const errorText = useErrorText();
  const untag = (name: string) =>
    tagSources({ sourceIds: [source.id], remove: [name] }, { isAwaited: false, onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.tagsFailed) }) });
  const suggested = source.suggestedCollections;
  const fileIn = (index: number) => {
    const collection = suggested[index]?.collection;
    return collection && (() => onAct({ kind: 'file', collectionId: collection.id, name: collection.name }));
  };
  useSingleKeyShortcuts(isTop ? { 1: fileIn(0), 2: fileIn(1), 3: fileIn(2) } : {});
  return (
    <Choices>
      <h3>
        <FormattedMessage {...messages.putIn} />
      </h3>
      <Suggested>
        {suggested.map((suggestion, index) => (
          <Choice key={suggestion.collection.id} type="button" data-best={index === 0 || undefined} onClick={fileIn(index)}>
            <Cap aria-hidden>{index + 1}</Cap>
            <span>
              <b dir="auto">{suggestion.collection.name}</b>
              <small>
                <Reason {...suggestion} />
              </small>
            </span>
            <em aria-hidden>{formatCount(suggestion.collection.sourceCount)}</em>
          </Choice>
        ))}
      </Suggested>
      <Choice type="button" data-wide onClick={onElsewhere}>
        <Cap aria-hidden>{keys.another}</Cap>
        <span>
          <b>
            <FormattedMessage {...messages.another} />
          </b>
        </span>
        <Icon of={Search} size={14} />
      </Choice>
      <TagLine>
        <h3>
          <FormattedMessage {...messages.tags} />
        </h3>
        <ChipRow>
          {source.tags.map(({ id, name }) => (
            <OwnTag key={id}>
              <bdi>{name}</bdi>
              <button type="button" aria-label={intl.formatMessage(removeTag, { name })} onClick={() => untag(name)}>
                <Icon of={X} size={12} />
              </button>
            </OwnTag>
          ))}
          <AddTag type="button" onClick={onTag}>
            <Cap aria-hidden data-small>
              {keys.tag}
            </Cap>
            <FormattedMessage {...messages.addTag} />
          </AddTag>
        </ChipRow>
      </TagLine>
      <Acts>
        <ActButton cap={keys.another} icon={FolderInput} name={messages.other} isOnPhone onClick={onElsewhere} />
        <ActButton cap={keys.tag} icon={TagIcon} name={messages.tag} isOnPhone onClick={onTag} />
        <ActButton cap={keys.done} icon={Check} name={messages.done} hint={messages.doneHint} onClick={() => onAct({ kind: 'done' })} />
        <ActButton cap={keys.later} icon={Clock} name={messages.later} hint={messages.laterHint} onClick={() => onAct({ kind: 'later' })} />
        <ActButton cap={keys.delete} icon={Trash2} name={commonMessages.delete} hint={messages.deleteHint} isDanger onClick={() => onAct({ kind: 'delete' })} />
      </Acts>
    </Choices>
  );
}

/** What speaks for a collection. */
function Reason({ reason, names, count }: Pick<TriageChoices_source$data['suggestedCollections'][number], 'reason' | 'names' | 'count'>) {
  const intl = useIntl();
  if (reason === 'SAME_SITE') return <FormattedMessage {...reasons.sameSite} values={{ count }} />;
  if (reason === 'RECENT_MOVES') return <FormattedMessage {...messages.recentMoves} />;
  return <FormattedMessage {...(reason === 'SHARED_TAGS' ? reasons.tags : reasons.words)} values={{ names: intl.formatList(names, { type: 'unit', style: 'short' }) }} />;
}

type ActButtonProps = { cap: string; icon: IconNode; name: MessageDescriptor; hint?: MessageDescriptor; isDanger?: boolean; isOnPhone?: boolean; onClick: () => void };

function ActButton({ cap, icon, name, hint, isDanger, isOnPhone, onClick }: ActButtonProps) {
  return (
    <ActBox type="button" data-danger={isDanger || undefined} data-phone={isOnPhone || undefined} onClick={onClick}>
      <Cap aria-hidden>{cap}</Cap>
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

/** As they stand on the keyboard. */
const keys = { another: 'M', tag: 'T', done: 'E', later: 'L', delete: 'D' };

const messages = defineMessages({
  putIn: { id: 'triage.putIn', defaultMessage: 'Put it in' },
  another: { id: 'triage.another', defaultMessage: 'Another collection' },
  other: { id: 'triage.other', defaultMessage: 'Other' },
  tags: { id: 'triage.tags', defaultMessage: 'Tags' },
  addTag: { id: 'triage.addTag', defaultMessage: 'Add a tag' },
  tag: { id: 'triage.tag', defaultMessage: 'Tag' },
  done: { id: 'triage.done', defaultMessage: 'Done' },
  doneHint: { id: 'triage.doneHint', defaultMessage: 'Keeps it, in no collection' },
  later: { id: 'triage.later', defaultMessage: 'Later' },
  laterHint: { id: 'triage.laterHint', defaultMessage: 'Comes back at the end' },
  deleteHint: { id: 'triage.deleteHint', defaultMessage: 'To the trash' },
  tagsFailed: { id: 'tags.failed', defaultMessage: 'Failed to update the tags.' },
  recentMoves: { id: 'triage.recentMoves', defaultMessage: 'You put things there lately' },
});

const removeTag = defineMessage<{ name: string }>({ id: 'source.removeTag', defaultMessage: 'Remove tag {name}' });

const reasons = {
  words: defineMessage<{ names: string }>({ id: 'triage.sharedWords', defaultMessage: 'Same words: {names}' }),
  tags: defineMessage<{ names: string }>({ id: 'triage.sharedTags', defaultMessage: 'Same tags: {names}' }),
  sameSite: defineMessage<{ count: number }>({ id: 'triage.sameSite', defaultMessage: '{count, plural, one {# source from this site is there} other {# sources from this site are there}}' }),
};

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  h3 {
    color: var(--fg-2);
    font: var(--text-12);
  }

  ${onPhone} {
    > h3,
    > [data-wide] {
      display: none;
    }
  }
`;

const Suggested = styled.div`
  display: grid;
  gap: 6px;

  ${onPhone} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

/** A key as it stands on a button; where fingers point there is none. */
const Cap = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  border-radius: var(--r-xs);
  background: var(--bg-control);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--fg-2);
  font: 600 12px/1 var(--font-ui);

  &[data-small] {
    width: 20px;
    height: 20px;
    font-size: 11px;
  }

  ${onTouch} {
    display: none;
  }
`;

const Choice = styled.button`
  ${forcedEdge}
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  min-height: 44px;
  padding: 8px 12px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px var(--line-1);
  text-align: start;

  > span:not([aria-hidden]) {
    flex: 1;
    min-width: 0;
    display: grid;
  }

  b {
    ${clip}
    font: var(--text-13);
    font-weight: 600;
  }

  small {
    ${clip}
    color: var(--fg-2);
    font: var(--text-12);
  }

  em {
    color: var(--fg-2);
    font: var(--text-12);
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }

  &:hover {
    background: var(--bg-hover);
  }

  &[data-best] {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1.5px var(--accent);

    b {
      color: var(--accent-fg);
    }

    ${Cap} {
      background: var(--accent);
      box-shadow: none;
      color: var(--fg-on-solid);
    }
  }

  ${onPhone} {
    min-height: 64px;
    padding: 8px 10px;

    b {
      white-space: normal;
      overflow-wrap: anywhere;
    }

    small,
    em {
      display: none;
    }
  }
`;

const TagLine = styled.section`
  display: grid;
  gap: 8px;
  margin-block: 16px;

  ${onPhone} {
    display: none;
  }
`;

const OwnTag = styled(Tag)`
  gap: 2px;
  max-width: 100%;
  padding-inline-end: 0;

  bdi {
    ${clip}
  }

  button {
    ${fingerHigh}
    display: grid;
    place-items: center;
    flex: none;
    width: 20px;
    min-height: 20px;
    border-radius: var(--r-xs);
    color: var(--fg-3);
  }

  button:hover {
    background: var(--bg-press);
    color: var(--fg-1);
  }
`;

const AddTag = styled.button`
  ${fingerHigh}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 24px;
  padding: 0 6px;
  border-radius: var(--r-sm);
  color: var(--fg-2);
  font: var(--text-13);

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }
`;

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
    ${Cap} {
      display: none;
    }
  }
`;
