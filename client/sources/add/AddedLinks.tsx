import { CircleAlert, CircleCheck, CopyCheck } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { clip } from '#client/ui/mixins.ts';
import type { AddTarget } from './addTarget.ts';
import type { Added } from './useAddSources.ts';
import { existingMessages, isHere, useExistingSource } from './useExistingSource.ts';

/** A line that was sent, and what became of it. */
export type AddedLink = Pick<Added, 'outcome' | 'source'> & { readonly url: string };

type AddedLinksProps = {
  links: readonly AddedLink[];
  target: AddTarget;
  /** The line has become another: corrected, or added here too. */
  onChanged: (index: number, link: AddedLink) => void;
  /** Adds the corrected address of a line. */
  onCorrected: (index: number, url: string) => void;
  onFailed: (text: string) => void;
  onOpen: () => void;
};

/** What became of each of many links, in the order given; one that is no address can be corrected where it stands. */
export function AddedLinks({ links, target, onChanged, onCorrected, onFailed, onOpen }: AddedLinksProps) {
  const intl = useIntl();
  const existing = useExistingSource();
  const firstInvalid = links.findIndex(({ outcome }) => outcome === 'INVALID');
  return (
    <List aria-label={intl.formatMessage(messages.results)}>
      {links.map((link, index) => {
        const { url, outcome, source } = link;
        if (outcome === 'INVALID') return <CorrectableLink key={index} url={url} hasFocus={index === firstInvalid} onCorrected={(corrected) => onCorrected(index, corrected)} />;
        const there = outcome === 'ALREADY_THERE' ? source : null;
        return (
          <li key={index}>
            <Sign $outcome={outcome}>
              <Icon of={outcome === 'ADDED' ? CircleCheck : CopyCheck} size={14} />
            </Sign>
            <Words>
              <Url title={url} dir={there ? 'auto' : 'ltr'}>
                {there?.title ?? url}
              </Url>
              <Word>{there ? existing.wordsFor(there, target) : intl.formatMessage(outcome === 'ADDED' ? messages.added : messages.there)}</Word>
            </Words>
            {there && (
              <Button
                size={28}
                onClick={() => {
                  onOpen();
                  existing.open(there);
                }}
              >
                <FormattedMessage {...existingMessages.open} />
              </Button>
            )}
            {there && !isHere(there, target) && (
              <Button size={28} loading={existing.isCopying} onClick={() => existing.addHereToo(there, target, { onDone: () => onChanged(index, { ...link, outcome: 'ADDED' }), onFailed })}>
                <FormattedMessage {...existingMessages.addHereToo} />
              </Button>
            )}
          </li>
        );
      })}
    </List>
  );
}

type CorrectableLinkProps = { url: string; hasFocus: boolean; onCorrected: (url: string) => void };

function CorrectableLink({ url, hasFocus, onCorrected }: CorrectableLinkProps) {
  const intl = useIntl();
  const [text, setText] = useState(url);
  const correct = () => {
    if (text.trim() !== '') onCorrected(text.trim());
  };
  return (
    <li>
      <Sign $outcome="INVALID">
        <Icon of={CircleAlert} size={14} />
      </Sign>
      <Words>
        <TextInput
          size={32}
          type="url"
          inputMode="url"
          invalid
          autoFocus={hasFocus}
          aria-label={intl.formatMessage(correctLink, { url })}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            correct();
          }}
        />
        <Word $isBad>
          <FormattedMessage {...messages.invalid} />
        </Word>
      </Words>
      <Button size={28} disabled={text.trim() === ''} onClick={correct}>
        <FormattedMessage {...messages.add} />
      </Button>
    </li>
  );
}

const messages = defineMessages({
  results: { id: 'sources.linkResults', defaultMessage: 'Results' },
  added: { id: 'sources.linkAdded', defaultMessage: 'Added' },
  there: { id: 'sources.linkThere', defaultMessage: 'Already there' },
  invalid: { id: 'sources.linkInvalid', defaultMessage: 'No web address. Correct it, or leave it out.' },
  add: { id: 'firstRun.add', defaultMessage: 'Add' },
});

const correctLink = defineMessage<{ url: string }>({ id: 'sources.linkCorrect', defaultMessage: 'Correct {url}' });

const toneOf = (outcome: string) => (outcome === 'INVALID' ? 'var(--danger-fg)' : outcome === 'ADDED' ? 'var(--st-completed-fg)' : 'var(--fg-3)');

const List = styled.ul`
  max-height: min(360px, 50vh);
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    padding-block: 4px;
  }
`;

const Sign = styled.span<{ $outcome: string }>`
  display: grid;
  color: ${({ $outcome }) => toneOf($outcome)};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 180px;
  min-width: 0;
`;

const Url = styled.span`
  ${clip}
  font: var(--text-13);
`;

const Word = styled.span<{ $isBad?: boolean }>`
  color: ${({ $isBad }) => ($isBad ? 'var(--danger-fg)' : 'var(--fg-3)')};
  font: var(--text-12);
  overflow-wrap: anywhere;
`;
