import { Plus, X } from 'lucide';
import { useRef, useState, type KeyboardEvent } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { TagEditor_source$key } from '#client/__generated__/TagEditor_source.graphql.ts';
import type { TagEditorQuery } from '#client/__generated__/TagEditorQuery.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useTagSources } from '#client/sources/mutations/useTagSources.ts';
import { presetTags } from '#client/sources/tags/presetTags.ts';
import { ChipRow } from '#client/ui/controls/Chips.tsx';
import { Tag } from '#client/ui/display/Tag.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { clip, fingerSized, onTouch } from '#client/ui/mixins.ts';
import { Block } from './Block.ts';

const query = graphql`
  query TagEditorQuery($spaceId: ID!) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        tags(first: 100) {
          edges {
            node {
              name
            }
          }
        }
      }
    }
  }
`;

/** The tags of a source, taken away and added in place. */
export function TagEditor({ source: ref }: { source: TagEditor_source$key }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const source = useFragment(
    graphql`
      fragment TagEditor_source on Source {
        id
        viewerCanEdit
        space {
          id
        }
        tags {
          id
          name
        }
      }
    `,
    ref,
  );
  const { tagSources } = useTagSources();
  const [isAdding, setIsAdding] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const names = source.tags.map(({ name }) => name);

  // Only what changes is said: the one before may still be on its way.
  const change = (how: { add: readonly string[] } | { remove: readonly string[] }) => {
    setError(null);
    tagSources({ sourceIds: [source.id], ...how }, { isAwaited: false, onRefused: (code) => setError(errorText(code, messages.failed)) });
  };
  const add = (name: string) => {
    const isThere = names.some((other) => other.toLowerCase() === name.toLowerCase());
    if (name !== '' && !isThere) change({ add: [name] });
  };
  const stop = () => {
    setIsAdding(false);
    requestAnimationFrame(() => addButton.current?.focus());
  };

  if (!source.viewerCanEdit && names.length === 0) return null;
  return (
    <Block>
      <BlockHead>
        <FormattedMessage {...messages.tags} />
      </BlockHead>
      <ChipRow>
        {source.tags.map(({ id, name }) => (
          <Shrinking key={id} title={name}>
            <span>{name}</span>
            {source.viewerCanEdit && (
              <Cross
                type="button"
                aria-label={intl.formatMessage(messages.remove, { name })}
                onClick={() => change({ remove: [name] })}
              >
                <Icon of={X} size={12} />
              </Cross>
            )}
          </Shrinking>
        ))}
        {source.viewerCanEdit &&
          (isAdding ? (
            <TagInput spaceId={source.space.id} taken={names} onAdd={add} onBack={() => change({ remove: names.slice(-1) })} onStop={stop} />
          ) : (
            <AddButton ref={addButton} type="button" onClick={() => setIsAdding(true)}>
              <Icon of={Plus} size={12} />
              <FormattedMessage {...messages.add} />
            </AddButton>
          ))}
      </ChipRow>
      {error && <Problem role="alert">{error}</Problem>}
    </Block>
  );
}

type TagInputProps = { spaceId: string; taken: readonly string[]; onAdd: (name: string) => void; onBack: () => void; onStop: () => void };

function TagInput({ spaceId, taken, onAdd, onBack, onStop }: TagInputProps) {
  const intl = useIntl();
  const [text, setText] = useState('');
  const take = () => {
    onAdd(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      take();
    } else if (event.key === 'Backspace' && text === '' && taken.length > 0) onBack();
    else if (event.key === 'Escape') {
      event.preventDefault();
      onStop();
    }
  };
  return (
    <>
      <Line
        autoFocus
        list="tag-suggestions"
        aria-label={intl.formatMessage(messages.newTag)}
        value={text}
        maxLength={100}
        placeholder={intl.formatMessage(messages.newTag)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          take();
          onStop();
        }}
      />
      <QueryLoader<TagEditorQuery> query={query} variables={{ spaceId }} fallback={null} failed={() => null}>
        {({ node }) => (
          <datalist id="tag-suggestions">
            {[...new Set([...(node?.space?.tags.edges.map((edge) => edge.node.name) ?? []), ...presetTags])]
              .filter((name) => !taken.includes(name))
              .map((name) => (
                <option key={name} value={name} />
              ))}
          </datalist>
        )}
      </QueryLoader>
    </>
  );
}

const messages = {
  tags: defineMessage({ id: 'source.tags', defaultMessage: 'Tags' }),
  add: defineMessage({ id: 'source.addTag', defaultMessage: 'Add' }),
  newTag: defineMessage({ id: 'source.newTag', defaultMessage: 'New tag' }),
  remove: defineMessage<{ name: string }>({ id: 'source.removeTag', defaultMessage: 'Remove tag {name}' }),
  failed: defineMessage({ id: 'source.tagsFailed', defaultMessage: 'Failed to update source.' }),
};

/** Never wider than the row. */
const Shrinking = styled(Tag)`
  flex: 0 1 auto;
  min-width: 0;
  max-width: 100%;

  ${onTouch} {
    height: 32px;
  }

  > span {
    ${clip}
  }
`;

const Cross = styled.button`
  ${fingerSized}
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  margin-inline: 2px -7px;
  border-radius: var(--r-xs);
  color: var(--fg-3);

  &:hover {
    background: var(--bg-press);
    color: var(--fg-1);
  }
`;

const AddButton = styled.button`
  ${fingerSized}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 20px;
  padding: 0 7px;
  border-radius: var(--r-xs);
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--fg-2);
  font: var(--text-11);

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }
`;

const Line = styled.input`
  width: 120px;
  height: 24px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--r-xs);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1px var(--focus);
  font: var(--text-12);

  &:focus-visible {
    outline: none;
  }
`;

const Problem = styled.p`
  color: var(--danger-fg);
  font: var(--text-12);
`;
