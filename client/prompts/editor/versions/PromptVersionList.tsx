import { RotateCcw } from 'lucide';
import { useMemo, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { PromptVersionList_prompt$key } from '#client/__generated__/PromptVersionList_prompt.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { contentOf, type DraftContent, draftRules } from '../content/draftContent.ts';
import { PromptVersionComparison } from './PromptVersionComparison.tsx';
import { useSetPromptLabel } from './useSetPromptLabel.ts';

/** The labels that every prompt may have at one press. */
const usualLabels = ['production', 'staging'] as const;

type PromptVersionListProps = {
  prompt: PromptVersionList_prompt$key;
  draft: DraftContent;
  isReadOnly: boolean;
  onRestore: (version: { readonly number: number; readonly content: DraftContent }) => void;
  onError: (error: string | null) => void;
};

/** The versions of a prompt, newest first: what has changed since one, which labels name it, and the way back to it. */
export function PromptVersionList({ prompt: ref, draft, isReadOnly, onRestore, onError }: PromptVersionListProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatDateTime } = useFormats();
  const { setPromptLabel, isMoving } = useSetPromptLabel();
  const { id, labels, versions } = useFragment(
    graphql`
      fragment PromptVersionList_prompt on Prompt {
        id
        labels {
          name
          version {
            id
            number
          }
        }
        versions(first: 50) {
          edges {
            node {
              id
              number
              note
              authorName
              createdAt
              content {
                ...draftContent_content
              }
            }
          }
        }
      }
    `,
    ref,
  );
  const all = useMemo(() => versions.edges.map(({ node }) => ({ ...node, content: contentOf(node.content) })), [versions.edges]);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const picked = all.find((version) => version.id === pickedId) ?? all[0];
  if (!picked) {
    return (
      <Quiet>
        <FormattedMessage {...messages.none} />
      </Quiet>
    );
  }
  /** Moves it in one press; the toast takes it back to where it was. */
  const move = (label: string, version: { readonly id: string; readonly number: number }) => {
    const before = labels.find(({ name }) => name === label)?.version.id ?? null;
    onError(null);
    const moveTo = (versionId: string | null, onDone: () => void) =>
      setPromptLabel({ promptId: id, label, versionId }, { onDone, onRefused: (code) => onError(errorText(code, messages.failed)) });
    moveTo(version.id, () =>
      showToast({
        type: 'success',
        message: intl.formatMessage(messages.moved, { label, number: version.number }),
        action: { label: intl.formatMessage(commonMessages.undo), onAction: () => moveTo(before, () => undefined) },
      }),
    );
  };
  return (
    <Place>
      <List role="radiogroup" aria-label={intl.formatMessage(messages.title)}>
        {all.map((version) => (
          <label key={version.id}>
            <input type="radio" name="version" value={version.id} checked={version === picked} onChange={() => setPickedId(version.id)} />
            <span>
              <b>
                <FormattedMessage {...messages.version} values={{ number: version.number }} />
              </b>
              {labels
                .filter((label) => label.version.id === version.id)
                .map(({ name }) => (
                  <Label key={name} data-label={name}>
                    {name}
                  </Label>
                ))}
              <small>{formatDateTime(version.createdAt)}</small>
              {version.authorName && <small dir="auto">{version.authorName}</small>}
              {version.note !== '' && <Note dir="auto">{version.note}</Note>}
            </span>
          </label>
        ))}
      </List>
      {!isReadOnly && (
        <Actions>
          {usualLabels.map((label) => (
            <Button key={label} size={28} loading={isMoving} disabled={labels.some(({ name, version }) => name === label && version.id === picked.id)} onClick={() => move(label, picked)}>
              <FormattedMessage {...messages.move} values={{ label, number: picked.number }} />
            </Button>
          ))}
          <Button size={28} icon={RotateCcw} disabled={draftRules.isSame(picked.content, draft)} disabledReason={intl.formatMessage(messages.isDraft)} onClick={() => onRestore(picked)}>
            <FormattedMessage {...messages.restore} values={{ number: picked.number }} />
          </Button>
        </Actions>
      )}
      <PromptVersionComparison picked={picked} others={all.filter((version) => version !== picked)} draft={draft} />
    </Place>
  );
}

const messages = {
  ...defineMessages({
    title: { id: 'prompts.versions', defaultMessage: 'Versions' },
    none: { id: 'prompts.noVersions', defaultMessage: 'There is no version yet. A version keeps the prompt as it is now; programs ask for one by its label.' },
    isDraft: { id: 'prompts.versionIsDraft', defaultMessage: 'The draft says the same' },
    failed: { id: 'prompts.saveFailed', defaultMessage: 'An error occurred. Please try again later.' },
  }),
  version: defineMessage<{ number: number }>({ id: 'prompts.versionNumber', defaultMessage: 'v{number}' }),
  move: defineMessage<{ label: string; number: number }>({ id: 'prompts.moveLabel', defaultMessage: 'Move {label} to v{number}' }),
  moved: defineMessage<{ label: string; number: number }>({ id: 'prompts.labelMoved', defaultMessage: '{label} names v{number} now' }),
  restore: defineMessage<{ number: number }>({ id: 'prompts.restoreVersion', defaultMessage: 'Restore v{number}' }),
};

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const List = styled.div`
  display: grid;
  max-height: 220px;
  overflow: auto;

  label {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    padding: 6px 8px;
    border-radius: var(--r-sm);
    font: var(--text-13);
    cursor: pointer;
  }

  label:hover {
    background: var(--bg-hover);
  }

  label:has(:checked) {
    background: var(--accent-soft);
  }

  label > span {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
  }

  b {
    font: 500 13px/20px var(--font-mono);
  }

  small {
    color: var(--fg-2);
    font: var(--text-12);
  }
`;

const Label = styled.i`
  padding: 0 6px;
  border-radius: var(--r-xs);
  box-shadow: inset 0 0 0 1px var(--line-2);
  font: var(--text-11);
  font-style: normal;

  &[data-label='production'] {
    background: var(--accent);
    box-shadow: none;
    color: #fff;
  }

  &[data-label='staging'] {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent-line);
    color: var(--accent-fg);
  }
`;

const Note = styled.span`
  flex-basis: 100%;
  color: var(--fg-2);
  font: var(--text-12);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Quiet = styled.p`
  color: var(--fg-2);
  font: var(--text-12);
`;
