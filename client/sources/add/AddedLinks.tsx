import { CircleAlert, CircleCheck, Info } from 'lucide';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '#client/ui/display/Icon.tsx';
import { clip } from '#client/ui/mixins.ts';
import type { Added } from './useAddSources.ts';

/** A line that was sent, and what became of it. */
export type AddedLink = Pick<Added, 'outcome' | 'sourceId'> & { readonly url: string };

/** What became of each of many links, in the order given. */
export function AddedLinks({ links }: { links: readonly AddedLink[] }) {
  const intl = useIntl();
  return (
    <List aria-live="polite" aria-label={intl.formatMessage(messages.results)}>
      {links.map(({ url, outcome }, index) => (
        <li key={index}>
          <Sign $outcome={outcome}>
            <Icon of={iconOf[outcome] ?? Info} size={14} />
          </Sign>
          <Url title={url}>{url}</Url>
          <Word $outcome={outcome}>{intl.formatMessage(wordOf[outcome] ?? messages.invalid)}</Word>
        </li>
      ))}
    </List>
  );
}

const messages = defineMessages({
  results: { id: 'sources.linkResults', defaultMessage: 'Results' },
  added: { id: 'sources.linkAdded', defaultMessage: 'Added' },
  there: { id: 'sources.linkThere', defaultMessage: 'Already there' },
  invalid: { id: 'sources.linkInvalid', defaultMessage: 'No web address' },
});

const iconOf: Record<string, typeof Info> = { ADDED: CircleCheck, ALREADY_THERE: Info, INVALID: CircleAlert };
const wordOf: Record<string, (typeof messages)['added' | 'there' | 'invalid']> = { ADDED: messages.added, ALREADY_THERE: messages.there, INVALID: messages.invalid };
const toneOf = (outcome: string) => (outcome === 'INVALID' ? 'var(--danger-fg)' : outcome === 'ADDED' ? 'var(--st-completed-fg)' : 'var(--fg-3)');

const List = styled.ul`
  max-height: 240px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    min-height: 28px;
  }
`;

const Sign = styled.span<{ $outcome: string }>`
  display: grid;
  color: ${({ $outcome }) => toneOf($outcome)};
`;

const Url = styled.span`
  ${clip}
  font: var(--text-12);
`;

const Word = styled.span<{ $outcome: string }>`
  color: ${({ $outcome }) => toneOf($outcome)};
  font: var(--text-12);
`;
