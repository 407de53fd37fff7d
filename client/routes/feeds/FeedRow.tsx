import { Ellipsis, ExternalLink, Pause, Pencil, Play, RefreshCw, Trash2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { FeedRow_feed$key } from '#client/__generated__/FeedRow_feed.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { failureMessage } from '#client/sources/status/failureReasons.ts';
import { Tag } from '#client/ui/display/Tag.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import type { FeedCollection } from './feedChoices.ts';
import { FeedItem } from './FeedsCard.ts';
import { useDeleteFeeds } from './mutations/useDeleteFeeds.ts';
import { useUpdateFeeds } from './mutations/useUpdateFeeds.ts';

const EditFeedDialog = lazy(async () => ({ default: (await import('./EditFeedDialog.tsx')).EditFeedDialog }));

type FeedRowProps = { feed: FeedRow_feed$key; listId: string; collections: readonly FeedCollection[]; canEdit: boolean };

/** A feed: what it is called, where it goes, when it was read, and why not. */
export function FeedRow({ feed: ref, listId, collections, canEdit }: FeedRowProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatRelativeDate } = useFormats();
  const { updateFeeds } = useUpdateFeeds();
  const { deleteFeeds, isDeleting } = useDeleteFeeds(listId);
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const feed = useFragment(
    graphql`
      fragment FeedRow_feed on Feed {
        id
        title
        siteUrl
        url
        isPaused
        lastReadAt
        collection {
          name
        }
        failure {
          code
        }
        ...EditFeedDialog_feed
      }
    `,
    ref,
  );
  const { id, title, siteUrl, url, isPaused, lastReadAt, collection, failure } = feed;
  const change = (changes: { isPaused?: boolean; readNow?: boolean }, done: string) =>
    updateFeeds(
      { feedIds: [id], ...changes },
      {
        onDone: () => showToast({ type: 'success', message: done }),
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );
  const remove = () =>
    deleteFeeds(
      { feedIds: [id] },
      {
        onDone: () => setDialog(null),
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.deleteFailed) }),
      },
    );
  const details = [
    collection ? intl.formatMessage(into, { name: collection.name }) : intl.formatMessage(messages.intoNone),
    ...(lastReadAt === null ? (isPaused ? [] : [intl.formatMessage(messages.reading)]) : [intl.formatMessage(read, { date: formatRelativeDate(lastReadAt) })]),
  ];
  return (
    <FeedItem>
      <div>
        <b>{title}</b>
        {isPaused && (
          <Tag>
            <FormattedMessage {...messages.paused} />
          </Tag>
        )}
        <small>{intl.formatList(details, { type: 'unit' })}</small>
        {failure && (
          <Failed>
            <FormattedMessage {...reasonOf(failure.code, isPaused)} />
          </Failed>
        )}
      </div>
      <Menu trigger={<IconButton icon={Ellipsis} size={28} label={intl.formatMessage(menuOf, { title })} />}>
        <MenuItem icon={ExternalLink} link={<a href={siteUrl ?? url} target="_blank" rel="noreferrer" />}>
          <FormattedMessage {...messages.open} />
        </MenuItem>
        {canEdit && (
          <>
            <MenuItem icon={RefreshCw} disabled={isPaused} onSelect={() => change({ readNow: true }, intl.formatMessage(messages.isRead))}>
              <FormattedMessage {...messages.readNow} />
            </MenuItem>
            <MenuItem icon={Pencil} onSelect={() => setDialog('edit')}>
              <FormattedMessage {...messages.edit} />
            </MenuItem>
            <MenuItem icon={isPaused ? Play : Pause} onSelect={() => change({ isPaused: !isPaused }, intl.formatMessage(isPaused ? messages.resumed : messages.isPaused))}>
              <FormattedMessage {...(isPaused ? messages.resume : messages.pause)} />
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={Trash2} danger onSelect={() => setDialog('delete')}>
              <FormattedMessage {...messages.delete} />
            </MenuItem>
          </>
        )}
      </Menu>
      <Suspense>{dialog === 'edit' && <EditFeedDialog feed={feed} collections={collections} onClose={() => setDialog(null)} />}</Suspense>
      {dialog === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setDialog(null)}
          title={<FormattedMessage {...deleteTitle} values={{ title }} />}
          cancelLabel={intl.formatMessage(commonMessages.cancel)}
          confirmLabel={intl.formatMessage(messages.delete)}
          onConfirm={remove}
          isConfirming={isDeleting}
        >
          <p>
            <FormattedMessage {...messages.deleteText} />
          </p>
        </ConfirmDialog>
      )}
    </FeedItem>
  );
}

const into = defineMessage<{ name: string }>({ id: 'feeds.into', defaultMessage: 'into {name}' });
const read = defineMessage<{ date: string }>({ id: 'feeds.read', defaultMessage: 'read {date}' });
const menuOf = defineMessage<{ title: string }>({ id: 'feeds.menuOf', defaultMessage: 'Menu of {title}' });
const deleteTitle = defineMessage<{ title: string }>({ id: 'feeds.deleteTitle', defaultMessage: 'Delete the feed {title}?' });
const messages = defineMessages({
  intoNone: { id: 'feeds.intoNone', defaultMessage: 'into no collection' },
  reading: { id: 'feeds.reading', defaultMessage: 'is being read' },
  paused: { id: 'feeds.paused', defaultMessage: 'Paused' },
  open: { id: 'feeds.open', defaultMessage: 'Open the site' },
  readNow: { id: 'feeds.readNow', defaultMessage: 'Read now' },
  isRead: { id: 'feeds.isRead', defaultMessage: 'It is being read: what is new comes in a moment' },
  edit: { id: 'feeds.edit', defaultMessage: 'Edit' },
  pause: { id: 'feeds.pause', defaultMessage: 'Pause' },
  resume: { id: 'feeds.resume', defaultMessage: 'Resume' },
  isPaused: { id: 'feeds.isPaused', defaultMessage: 'The feed is paused' },
  resumed: { id: 'feeds.resumed', defaultMessage: 'The feed is read again' },
  delete: { id: 'feeds.delete', defaultMessage: 'Delete feed' },
  deleteText: { id: 'feeds.deleteText', defaultMessage: 'Nothing more comes from it. What came stays.' },
  noFeed: { id: 'feeds.noFeed', defaultMessage: 'There is no feed at this address, and the page there names none. Give the address of the feed itself.' },
  noCollectionLeft: { id: 'feeds.noCollectionLeft', defaultMessage: 'The collection that it fills is not there any more. Choose another, then resume it.' },
  failed: { id: 'feeds.updateFailed', defaultMessage: 'The feed could not be changed. Try again.' },
  deleteFailed: { id: 'feeds.deleteFailed', defaultMessage: 'The feed could not be deleted. Try again.' },
});

/** Of a feed some mean something else than of a page. */
function reasonOf(code: string, isPaused: boolean): MessageDescriptor {
  if (code === 'UNSUPPORTED') return messages.noFeed;
  return code === 'NOT_FOUND' && isPaused ? messages.noCollectionLeft : failureMessage(code);
}

const Failed = styled.small`
  && {
    color: var(--danger-fg);
  }
`;
