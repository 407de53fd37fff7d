import { ChevronDown, FileText, FolderOpen, Library } from 'lucide';
import { lazy, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { ScopeChip_conversation$key } from '#client/__generated__/ScopeChip_conversation.graphql.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { clip, fingerSized } from '#client/ui/mixins.ts';
import { Popover } from '#client/ui/overlays/Popover.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { ChosenScope } from './scopes.ts';

const ScopePicker = lazy(() => import('./ScopePicker.tsx'));

type ScopeChipProps = {
  spaceId: string;
  spaceName: string;
  /** What it is called; the name of the space where it is all of it. */
  name: string;
  kind: 'space' | 'collection' | 'source';
  /** How many sources that is; null where nobody has counted them. */
  count: number | null;
  /** The collection that is chosen; null for none. */
  collectionId: string | null;
  /** Null where one may not choose. */
  onChoose: ((scope: ChosenScope) => void) | null;
};

const icons = { space: Library, collection: FolderOpen, source: FileText };

/** Which sources are asked; opens the choice. */
export function ScopeChip({ spaceId, spaceName, name, kind, count, collectionId, onChoose }: ScopeChipProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const open = useEffectEvent(() => {
    if (onChoose) setIsOpen(true);
  });
  // Before it is painted: who sees the page may press a key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyS') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const face = (
    <>
      <Icon of={icons[kind]} size={14} />
      <b dir="auto">{name}</b>
      {count !== null && (
        <small>
          <FormattedMessage {...messages.count} values={{ count }} />
        </small>
      )}
    </>
  );
  if (!onChoose) return <Chip as="span">{face}</Chip>;
  const label = intl.formatMessage(messages.choose);
  return (
    <Popover
      label={label}
      width={340}
      side="top"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Chip type="button">
          <VisuallyHidden>{label}</VisuallyHidden>
          {face}
          <Icon of={ChevronDown} size={14} />
        </Chip>
      }
    >
      <Suspense>
        <ScopePicker
          spaceId={spaceId}
          spaceName={spaceName}
          collectionId={collectionId}
          onChoose={(scope) => {
            setIsOpen(false);
            onChoose(scope);
          }}
        />
      </Suspense>
    </Popover>
  );
}

const fragment = graphql`
  fragment ScopeChip_conversation on Conversation {
    space {
      id
      name
    }
    scope {
      isWholeSpace
      sourceCount
      text
      collections {
        id
        name
      }
      sources {
        id
        title
      }
    }
  }
`;

/** Where a conversation asks, in words and as it can be chosen. */
export function useConversationScope(ref: ScopeChip_conversation$key) {
  const intl = useIntl();
  const { space, scope } = useFragment(fragment, ref);
  const [collection] = scope.collections;
  const [source] = scope.sources;
  const kind: 'space' | 'collection' | 'source' = collection ? 'collection' : source ? 'source' : 'space';
  const several = scope.collections.length + scope.sources.length > 1;
  const name = several
    ? intl.formatMessage(messages.selection)
    : collection
      ? intl.formatMessage(messages.below, { name: collection.name })
      : source
        ? source.title
        : scope.isWholeSpace
          ? space.name
          : (scope.text ?? intl.formatMessage(messages.selection));
  return { spaceId: space.id, spaceName: space.name, isWhole: scope.isWholeSpace, kind, name, count: scope.sourceCount, collectionId: collection?.id ?? null };
}

const messages = {
  count: defineMessage<{ count: number }>({ id: 'chat.sourceCount', defaultMessage: '{count, plural, one {# source} other {# sources}}' }),
  choose: defineMessage({ id: 'chat.chooseScope', defaultMessage: 'Where to ask' }),
  below: defineMessage<{ name: string }>({ id: 'chat.andBelow', defaultMessage: '{name} and below' }),
  selection: defineMessage({ id: 'chat.selection', defaultMessage: 'Selection' }),
};

const Chip = styled.button`
  ${fingerSized}
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  height: 28px;
  margin-inline-start: -8px;
  padding: 0 8px;
  border-radius: var(--r-sm);
  color: var(--fg-2);
  font: var(--text-12);

  b {
    ${clip}
    font-weight: 500;
  }

  small {
    flex: none;
    color: var(--fg-3);
    font: var(--text-12);
  }

  svg {
    flex: none;
    color: var(--fg-3);
  }

  &:where(button):hover,
  &[data-state='open'] {
    background: var(--bg-hover);
  }
`;
