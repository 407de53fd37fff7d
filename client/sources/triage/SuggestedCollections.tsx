import { Search } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SuggestedCollections_source$data, SuggestedCollections_source$key } from '#client/__generated__/SuggestedCollections_source.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { clip, forcedEdge, onPhone } from '#client/ui/mixins.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import type { Act } from './sitting.ts';
import { TriageKey, triageKeys } from './TriageKey.ts';

type SuggestedCollectionsProps = {
  source: SuggestedCollections_source$key;
  /** Its keys count. */
  isTop: boolean;
  onAct: (act: Act) => void;
  onElsewhere: () => void;
};

/** The collections that a source probably belongs to, each by a key, and the way to another one. */
export function SuggestedCollections({ source: ref, isTop, onAct, onElsewhere }: SuggestedCollectionsProps) {
  const { formatCount } = useFormats();
  const { suggestedCollections: suggested } = useFragment(
    graphql`
      fragment SuggestedCollections_source on Source {
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
  const fileIn = (index: number) => {
    const collection = suggested[index]?.collection;
    return collection && (() => onAct({ kind: 'file', collectionId: collection.id, name: collection.name }));
  };
  useSingleKeyShortcuts(isTop ? { 1: fileIn(0), 2: fileIn(1), 3: fileIn(2) } : {});
  return (
    <>
      <Suggested>
        {suggested.map((suggestion, index) => (
          <Choice key={suggestion.collection.id} type="button" data-best={index === 0 || undefined} onClick={fileIn(index)}>
            <TriageKey aria-hidden>{index + 1}</TriageKey>
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
        <TriageKey aria-hidden>{triageKeys.another}</TriageKey>
        <span>
          <b>
            <FormattedMessage {...messages.another} />
          </b>
        </span>
        <Icon of={Search} size={14} />
      </Choice>
    </>
  );
}

/** What speaks for a collection. */
function Reason({ reason, names, count }: Pick<SuggestedCollections_source$data['suggestedCollections'][number], 'reason' | 'names' | 'count'>) {
  const intl = useIntl();
  if (reason === 'SAME_SITE') return <FormattedMessage {...reasons.sameSite} values={{ count }} />;
  if (reason === 'RECENT_MOVES') return <FormattedMessage {...messages.recentMoves} />;
  return <FormattedMessage {...(reason === 'SHARED_TAGS' ? reasons.tags : reasons.words)} values={{ names: intl.formatList(names, { type: 'unit', style: 'short' }) }} />;
}

const messages = defineMessages({
  another: { id: 'triage.another', defaultMessage: 'Another collection' },
  recentMoves: { id: 'triage.recentMoves', defaultMessage: 'You put things there lately' },
});

const reasons = {
  words: defineMessage<{ names: string }>({ id: 'triage.sharedWords', defaultMessage: 'Same words: {names}' }),
  tags: defineMessage<{ names: string }>({ id: 'triage.sharedTags', defaultMessage: 'Same tags: {names}' }),
  sameSite: defineMessage<{ count: number }>({ id: 'triage.sameSite', defaultMessage: '{count, plural, one {# source from this site is there} other {# sources from this site are there}}' }),
};

const Suggested = styled.div`
  display: grid;
  gap: 6px;

  ${onPhone} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
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

    ${TriageKey} {
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
