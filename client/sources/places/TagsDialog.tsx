import { Merge, Pencil, Search, Trash2 } from 'lucide';
import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { TagsDialogQuery } from '#client/__generated__/TagsDialogQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useLatestQuery } from '#client/relay/useLatestQuery.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { clip, onTouch, tabularNumbers } from '#client/ui/mixins.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { tagAddress } from '../filter/sourceView.ts';
import { useDeleteTags } from '../mutations/useDeleteTags.ts';
import { MergeTagsDialog } from './MergeTagsDialog.tsx';

const query = graphql`
  query TagsDialogQuery($spaceId: ID!, $containing: String) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        tagsByUse(first: 100, containing: $containing) {
          edges {
            node {
              id
              name
              sourceCount
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  }
`;

type Picked = ReadonlyMap<string, { readonly id: string; readonly name: string; readonly sourceCount: number }>;

type TagsDialogProps = { spaceId: string; canEdit: boolean; onClose: () => void; onGo: () => void };

/** All tags of a space by use: to find one, and to merge, rename or delete some. */
export function TagsDialog({ spaceId, canEdit, onClose, onGo }: TagsDialogProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<Picked>(new Map());
  const [isNaming, setIsNaming] = useState(false);
  const deleteTags = useDeleteTags();
  const { data, isLoading, hasFailed } = useLatestQuery<TagsDialogQuery>(query, { spaceId, containing: words.trim() }, words === '' ? 0 : 200);
  const page = data?.node?.space?.tagsByUse;
  const tags = [...picked.values()].sort((one, other) => other.sourceCount - one.sourceCount);
  if (isNaming) return <MergeTagsDialog tags={tags} onClose={() => setIsNaming(false)} onDone={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
      error={hasFailed ? intl.formatMessage(messages.failed) : null}
      footerLead={
        canEdit && (
          <Button size={36} variant="ghost" icon={Trash2} disabled={tags.length === 0} onClick={() => deleteTags(tags, onClose)}>
            <FormattedMessage {...commonMessages.delete} />
          </Button>
        )
      }
      footer={
        <>
          <Button size={36} onClick={onClose}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
          {canEdit && (
            <Button size={36} variant="primary" icon={tags.length > 1 ? Merge : Pencil} disabled={tags.length === 0} onClick={() => setIsNaming(true)}>
              {tags.length > 1 ? intl.formatMessage(messages.merge, { count: tags.length }) : intl.formatMessage(messages.rename)}
            </Button>
          )}
        </>
      }
    >
      <TextInput icon={Search} type="search" placeholder={intl.formatMessage(messages.search)} aria-label={intl.formatMessage(messages.search)} value={words} onChange={(event) => setWords(event.target.value)} />
      <List aria-busy={isLoading || undefined}>
        {page?.edges.map(({ node: tag }) => (
          <li key={tag.id}>
            {canEdit && (
              <Checkbox
                checked={picked.has(tag.id)}
                aria-label={intl.formatMessage(messages.pick, { name: tag.name })}
                onChange={() => setPicked((before) => (before.has(tag.id) ? new Map([...before].filter(([id]) => id !== tag.id)) : new Map(before).set(tag.id, tag)))}
              />
            )}
            <Name
              to={tagAddress(tag.name, search)}
              dir="auto"
              onClick={() => {
                onClose();
                onGo();
              }}
            >
              <bdi>{tag.name}</bdi>
            </Name>
            <Count>{intl.formatNumber(tag.sourceCount)}</Count>
          </li>
        ))}
      </List>
      {page?.edges.length === 0 && (
        <Note role="status">
          <FormattedMessage {...messages.none} />
        </Note>
      )}
      {page?.pageInfo.hasNextPage && (
        <Note>
          <FormattedMessage {...messages.more} />
        </Note>
      )}
    </Dialog>
  );
}

const messages = {
  title: defineMessage({ id: 'tags.title', defaultMessage: 'Tags' }),
  search: defineMessage({ id: 'tags.search', defaultMessage: 'Search tags' }),
  pick: defineMessage<{ name: string }>({ id: 'tags.pick', defaultMessage: 'Select {name}' }),
  rename: defineMessage({ id: 'tags.renameOne', defaultMessage: 'Rename...' }),
  merge: defineMessage<{ count: number }>({ id: 'tags.mergeCount', defaultMessage: 'Merge {count, number}...' }),
  none: defineMessage({ id: 'tags.none', defaultMessage: 'No tags found' }),
  more: defineMessage({ id: 'tags.more', defaultMessage: 'These are the hundred used most. Search to find others.' }),
  failed: defineMessage({ id: 'tags.loadFailed', defaultMessage: 'The tags could not be read. Close this and try again.' }),
};

const List = styled.ul`
  height: 320px;
  margin: 0 -8px;
  padding: 0;
  overflow: auto;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 36px;
    padding-inline: 8px;
    border-radius: var(--r-sm);

    ${onTouch} {
      min-height: 44px;
    }

    &:hover {
      background: var(--bg-hover);
    }
  }
`;

const Name = styled(Link)`
  ${clip}
  flex: 1;
  font: var(--text-13);
`;

const Count = styled.span`
  ${tabularNumbers}
  color: var(--fg-3);
  font: var(--text-12);
`;

const Note = styled.p`
  color: var(--fg-3);
  font: var(--text-12);
`;
