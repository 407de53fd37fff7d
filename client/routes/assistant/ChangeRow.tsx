import { ArrowRight, ChevronDown } from 'lucide';
import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { ChangeRow_change$data, ChangeRow_change$key } from '#client/__generated__/ChangeRow_change.graphql.ts';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { assistantMessages } from './assistantMessages.ts';
import { After, Before, Details, Head, Name, Now, Put, Row, State, Tags, Then, Why } from './changeRowStyles.ts';
import { nameOfState, reasonText } from './changeWords.ts';

const fragment = graphql`
  fragment ChangeRow_change on ProposedChange {
    act
    before
    after
    tags
    collectionName
    reason
    reasonCode
    reasonValues
    needsChoice
    state
    sources(first: 10) {
      totalCount
      edges {
        node {
          id
          title
        }
      }
    }
  }
`;

type Change = ChangeRow_change$data;

type ChangeRowProps = { change: ChangeRow_change$key; isChosen: boolean; onTick: ((isTicked: boolean) => void) | null };

/** One change: the source, what it is now and then, and why. Opened it shows all of its words. */
export function ChangeRow({ change: ref, isChosen, onTick }: ChangeRowProps) {
  const change = useFragment(fragment, ref);
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 959.98px)');
  const { act, after, before, tags, collectionName, reason, reasonCode, reasonValues, state, sources, needsChoice } = change;
  const shown = sources.edges.map(({ node }) => node);
  const [first] = shown;
  const otherCount = sources.totalCount - 1;
  const name = first?.title ?? after ?? collectionName ?? '';
  const why = reasonText(intl, { reason, reasonCode, reasonValues });
  const decided = nameOfState(state);
  const now = nowOf({ act, before, sources }, intl);
  return (
    <Row
      data-open={isOpen || undefined}
      onKeyDown={(event) => {
        const isInRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
        if (event.key === (isInRtl ? 'ArrowLeft' : 'ArrowRight')) setIsOpen(true);
        else if (event.key === (isInRtl ? 'ArrowRight' : 'ArrowLeft')) setIsOpen(false);
        else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
        else return;
        event.preventDefault();
      }}
    >
      <Head>
        {onTick && state === 'PROPOSED' ? <Checkbox checked={isChosen} onChange={onTick} aria-label={intl.formatMessage(box, { name, why })} /> : <i />}
        <Name>
          {first ? (
            <Link to={`/source/${first.id}`} dir="auto">
              {first.title}
            </Link>
          ) : (
            <b dir="auto">{name}</b>
          )}
          {otherCount > 0 && (
            <small>
              <FormattedMessage {...(act === 'MERGE_SOURCES' ? copies : others)} values={{ count: otherCount }} />
            </small>
          )}
        </Name>
        <Then>
          {now && <Now dir="auto">{now}</Now>}
          {act !== 'TAG_SOURCES' && act !== 'UNTAG_SOURCES' && <Icon of={pointing(ArrowRight)} size={14} />}
          <Next act={act} after={after} tags={tags} collectionName={collectionName} />
        </Then>
        {!isNarrow && (
          <Why title={why} dir="auto">
            {why}
          </Why>
        )}
        {decided && (
          <State data-state={state}>
            <FormattedMessage {...decided} />
          </State>
        )}
        {!decided && needsChoice && !isChosen && onTick && (
          <State data-state="CHOICE">
            <FormattedMessage {...yourChoice} />
          </State>
        )}
        <IconButton icon={ChevronDown} label={intl.formatMessage(details, { name })} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} />
      </Head>
      {isOpen && (
        <Details>
          <p>{why}</p>
          {before && act !== 'MERGE_SOURCES' && <Before dir="auto">{before}</Before>}
          {after && <After dir="auto">{after}</After>}
          {shown.length > 1 && (
            <ul>
              {shown.map(({ id, title }, at) => (
                <li key={id}>
                  <Link to={`/source/${id}`} dir="auto">
                    {title}
                  </Link>
                  {act === 'MERGE_SOURCES' && (
                    <small>
                      <FormattedMessage {...(at === 0 ? stays : goes)} />
                    </small>
                  )}
                </li>
              ))}
            </ul>
          )}
          {sources.totalCount > shown.length && (
            <small>
              <FormattedMessage {...others} values={{ count: sources.totalCount - shown.length }} />
            </small>
          )}
          {act === 'MERGE_SOURCES' && (
            <small>
              <FormattedMessage {...mergeText} />
            </small>
          )}
        </Details>
      )}
    </Row>
  );
}

function moveFocus(row: Element, by: 1 | -1): void {
  const all = [...(row.closest('section, article')?.parentElement?.querySelectorAll<HTMLElement>('[data-changes] > li [role="checkbox"], [data-changes] > li a') ?? [])].filter((each) => each.matches('[role="checkbox"]') || !each.closest('li')?.querySelector('[role="checkbox"]'));
  const at = all.findIndex((each) => row.contains(each));
  all[at + by]?.focus();
}

function nowOf({ act, before, sources }: Pick<Change, 'act' | 'before' | 'sources'>, intl: ReturnType<typeof useIntl>): string {
  if (act === 'MERGE_SOURCES') return intl.formatMessage(assistantMessages.sources, { count: sources.totalCount });
  if (act === 'MOVE_SOURCES') return before ?? intl.formatMessage(assistantMessages.inbox);
  // Of one that is renamed its title stands in front.
  return act === 'RENAME_SOURCE' || act === 'SUMMARIZE_SOURCE' ? '' : (before ?? '');
}

function Next({ act, after, tags, collectionName }: Pick<Change, 'act' | 'after' | 'tags' | 'collectionName'>) {
  if (tags.length > 0) {
    return (
      <Tags>
        {tags.map((tag) => (
          <Put key={tag} dir="auto" data-gone={act === 'UNTAG_SOURCES' || undefined}>
            {tag}
          </Put>
        ))}
      </Tags>
    );
  }
  if (act === 'TRASH_SOURCES') return <FormattedMessage {...trash} />;
  if (act === 'MERGE_SOURCES') return <FormattedMessage {...one} />;
  return <span dir="auto">{act === 'MOVE_SOURCES' ? collectionName : after}</span>;
}

const box = defineMessage<{ name: string; why: string }>({ id: 'assistant.box', defaultMessage: '{name}: {why}' });
const copies = defineMessage<{ count: number }>({ id: 'assistant.copies', defaultMessage: '{count, plural, one {and # copy} other {and # copies}}' });
const others = defineMessage<{ count: number }>({ id: 'assistant.others', defaultMessage: '{count, plural, one {and # other} other {and # others}}' });
const details = defineMessage<{ name: string }>({ id: 'assistant.details', defaultMessage: 'Details of {name}' });
const yourChoice = defineMessage({ id: 'assistant.yourChoice', defaultMessage: 'Your choice' });
const trash = defineMessage({ id: 'assistant.toTrash', defaultMessage: 'Trash' });
const one = defineMessage({ id: 'assistant.toOne', defaultMessage: 'One source' });
const stays = defineMessage({ id: 'assistant.stays', defaultMessage: 'stays' });
const goes = defineMessage({ id: 'assistant.goes', defaultMessage: 'goes to the trash' });
const mergeText = defineMessage({ id: 'assistant.mergeKeeps', defaultMessage: 'Tags, notes, highlights and favorites of all are kept, and the oldest date. The copies go to the trash.' });
