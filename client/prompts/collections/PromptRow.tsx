import { Ellipsis, FolderInput, Pencil, Copy, SquareTerminal, Trash2 } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PromptRow_prompt$key } from '#client/__generated__/PromptRow_prompt.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Tag } from '#client/ui/display/Tag.ts';
import { alignAsAround, clip, onPhone } from '#client/ui/mixins.ts';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { addressOfPrompt } from '../addresses.ts';
import { ExportMenu } from '../exports/ExportMenu.tsx';
import { useDeleteWithUndo } from './mutations/useDeleteWithUndo.ts';
import { usePrompts, type ListedPrompt } from '../folders/promptsContext.ts';

type Listed = { readonly id: string; readonly collection: { readonly id: string } | null } & PromptRow_prompt$key;

/** Prompts, one below the other, last changed first. */
export function PromptRows({ prompts }: { prompts: readonly Listed[] }) {
  return (
    <section aria-labelledby="prompts">
      <Columns>
        <h2 id="prompts">
          <FormattedMessage {...messages.prompts} />
        </h2>
        <span aria-hidden>
          <FormattedMessage {...messages.modified} />
        </span>
      </Columns>
      <ul>
        {prompts.map((prompt) => (
          <PromptRow key={prompt.id} prompt={prompt} collectionId={prompt.collection?.id ?? null} />
        ))}
      </ul>
    </section>
  );
}

function PromptRow({ prompt: ref, collectionId }: { prompt: PromptRow_prompt$key; collectionId: string | null }) {
  const { formatRelativeDate } = useFormats();
  const { id, title, description, kind, updatedAt, draftUpdatedAt } = useFragment(
    graphql`
      fragment PromptRow_prompt on Prompt {
        id
        title
        description
        kind
        updatedAt
        draftUpdatedAt
      }
    `,
    ref,
  );
  const changedAt = updatedAt > draftUpdatedAt ? updatedAt : draftUpdatedAt;
  return (
    <Row>
      <Icon of={SquareTerminal} />
      <Words>
        <Name to={addressOfPrompt(id)} dir="auto">
          {title}
        </Name>
        {description && <small dir="auto">{description}</small>}
      </Words>
      {kind === 'FRAGMENT' && (
        <Tag>
          <FormattedMessage {...messages.fragment} />
        </Tag>
      )}
      <time dateTime={changedAt}>{formatRelativeDate(changedAt)}</time>
      <PromptMenu prompt={{ id, title, description, collectionId }} />
    </Row>
  );
}

/** What one does with a prompt. */
function PromptMenu({ prompt }: { prompt: ListedPrompt }) {
  const intl = useIntl();
  const { ask, canEdit, readAgain } = usePrompts();
  const { deletePrompt } = useDeleteWithUndo(readAgain);
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size={28} label={intl.formatMessage(menuLabel, { title: prompt.title })} />}>
      {canEdit && (
        <>
      <MenuItem icon={Pencil} onSelect={() => ask({ kind: 'renamePrompt', prompt })}>
        <FormattedMessage {...messages.rename} />
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => ask({ kind: 'copyPrompt', prompt })}>
        <FormattedMessage {...messages.copy} />
      </MenuItem>
      <MenuItem icon={FolderInput} onSelect={() => ask({ kind: 'movePrompt', prompt })}>
        <FormattedMessage {...messages.move} />
      </MenuItem>
        </>
      )}
      <ExportMenu id={prompt.id} />
      {canEdit && (
        <>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => deletePrompt(prompt.id)}>
        <FormattedMessage {...messages.delete} />
      </MenuItem>
        </>
      )}
    </Menu>
  );
}

const menuLabel = defineMessage<{ title: string }>({ id: 'prompts.menu', defaultMessage: 'Menu of {title}' });

const messages = defineMessages({
  prompts: { id: 'prompts.prompts', defaultMessage: 'Prompts' },
  modified: { id: 'prompts.modified', defaultMessage: 'Modified' },
  fragment: { id: 'prompts.fragment', defaultMessage: 'Fragment' },
  rename: { id: 'prompts.rename', defaultMessage: 'Rename' },
  copy: { id: 'prompts.copyTo', defaultMessage: 'Copy to...' },
  move: { id: 'prompts.moveTo', defaultMessage: 'Move to...' },
  delete: { id: 'prompts.delete', defaultMessage: 'Delete' },
});

const Columns = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 32px;
  padding-inline: 8px 52px;
  color: var(--fg-3);
  font: var(--text-12);

  h2 {
    padding-inline-start: 40px;
    font: inherit;
    font-weight: 500;
  }

  ${onPhone} {
    padding-inline: 0 36px;

    h2 {
      padding-inline-start: 0;
    }
  }
`;

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 56px;
  padding: 8px;
  border-radius: var(--r-md);

  & + &::before {
    content: '';
    position: absolute;
    inset-inline: 48px 8px;
    top: 0;
    height: 1px;
    background: var(--line-1);
  }

  &:hover,
  &:focus-within {
    background: var(--bg-hover);
  }

  > svg {
    flex: none;
    margin-inline: 0 8px;
    color: var(--fg-3);
  }

  > time {
    flex: none;
    color: var(--fg-3);
    font: var(--text-12);
    font-variant-numeric: tabular-nums;
  }

  > button {
    z-index: 1;
  }

  ${onPhone} {
    gap: 8px;
    padding-inline: 0;

    > svg {
      display: none;
    }

    & + &::before {
      inset-inline: 0;
    }
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;

  small {
    ${alignAsAround}
    ${clip}
    display: block;
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Name = styled(Link)`
  ${alignAsAround}
  ${clip}
  display: block;
  font-size: 14px;
  line-height: 20px;
  font-weight: 500;

  /* The whole row leads there. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-md);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`;
