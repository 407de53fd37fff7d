import { X } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { TriageTags_source$key } from '#client/__generated__/TriageTags_source.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { ChipRow } from '#client/ui/controls/Chips.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Tag } from '#client/ui/display/Tag.ts';
import { clip, fingerHigh, onPhone } from '#client/ui/mixins.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { useTagSources } from '../mutations/useTagSources.ts';
import { TriageKey, triageKeys } from './TriageKey.ts';

type TriageTagsProps = { source: TriageTags_source$key; onTag: () => void };

/** The tags of a source, to take off one by one, and the way to more. */
export function TriageTags({ source: ref, onTag }: TriageTagsProps) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment TriageTags_source on Source {
        id
        tags {
          id
          name
        }
      }
    `,
    ref,
  );
  const { tagSources } = useTagSources();
  const errorText = useErrorText();
  const untag = (name: string) =>
    tagSources({ sourceIds: [source.id], remove: [name] }, { isAwaited: false, onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.tagsFailed) }) });
  return (
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
          <TriageKey aria-hidden data-small>
            {triageKeys.tag}
          </TriageKey>
          <FormattedMessage {...messages.addTag} />
        </AddTag>
      </ChipRow>
    </TagLine>
  );
}

const messages = defineMessages({
  tags: { id: 'triage.tags', defaultMessage: 'Tags' },
  addTag: { id: 'triage.addTag', defaultMessage: 'Add a tag' },
  tagsFailed: { id: 'tags.failed', defaultMessage: 'Failed to update the tags.' },
});

const removeTag = defineMessage<{ name: string }>({ id: 'source.removeTag', defaultMessage: 'Remove tag {name}' });

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
