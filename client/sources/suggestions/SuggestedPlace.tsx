import { CornerDownRight } from 'lucide';
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { clip, fingerSized, forcedEdge } from '#client/ui/mixins.ts';
import { useMoveWithUndo } from '../actions/useMoveWithUndo.ts';
import { selectedByIds } from '../selection/selectedSources.ts';
import type { Suggestion, SuggestionStore } from './suggestionStore.ts';

export const SuggestionContext = createContext<SuggestionStore | null>(null);

/** The collection that a source most likely belongs to: a press moves it there, with Undo. Nothing where none is likely enough. */
export function SuggestedPlace({ id }: { id: string }) {
  const store = use(SuggestionContext);
  const suggestion = useSyncExternalStore(store?.subscribe ?? nobody, () => store?.get(id));
  useEffect(() => store?.want(id), [store, id]);
  return suggestion ? <Into id={id} to={suggestion} /> : null;
}

function Into({ id, to }: { id: string; to: Suggestion }) {
  const intl = useIntl();
  const tabIndex = useCellTabIndex();
  const { move } = useMoveWithUndo();
  const name = intl.formatMessage(moveTo, { name: to.name });
  return (
    <Chip type="button" tabIndex={tabIndex} aria-label={name} title={name} data-suggested onClick={() => move({ selected: selectedByIds([id], null), to })}>
      <Icon of={pointing(CornerDownRight)} size={14} />
      <bdi>{to.name}</bdi>
    </Chip>
  );
}

const nobody = () => () => undefined;

const moveTo = defineMessage<{ name: string }>({ id: 'inbox.moveTo', defaultMessage: 'Move to {name}' });

/** Lies above the source's own link, and is clipped before what follows it. */
const Chip = styled.button`
  ${forcedEdge}
  ${fingerSized}
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  max-width: 100%;
  height: 24px;
  padding-inline: 6px 8px;
  border-radius: var(--r-sm);
  background: var(--bg-control);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--fg-2);
  font: var(--text-12);
  font-weight: 500;

  > .lucide {
    flex: none;
    color: var(--fg-3);
  }

  > bdi {
    ${clip}
    min-width: 0;
  }

  &:hover,
  &:focus-visible {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent-line);
    color: var(--accent-fg);

    > .lucide {
      color: inherit;
    }
  }
`;
