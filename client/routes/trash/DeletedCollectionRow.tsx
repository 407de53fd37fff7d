import { ArchiveRestore, Folder, Trash2 } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeletedCollectionRow_deletedCollection$key } from '#client/__generated__/DeletedCollectionRow_deletedCollection.graphql.ts';
import { SourceDate } from '#client/sources/item/SourceDate.tsx';
import { useMinute } from '#client/sources/item/useMinute.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { daysLeft } from './daysLeft.ts';
import { trashMessages } from './trashMessages.ts';
import { Kind, Row, Words } from './trashRowStyles.ts';

/** A deleted collection as the page names it. */
export type NamedCollection = { readonly id: string; readonly title: string; readonly sourceCount: number };

type DeletedCollectionRowProps = {
  deletedCollection: DeletedCollectionRow_deletedCollection$key;
  onRestore: (collection: NamedCollection) => void;
  onDelete: (collection: NamedCollection) => void;
};

/** A deleted collection with all that went with it: where it was, how long it stays, Restore and Delete Forever. */
export function DeletedCollectionRow({ deletedCollection: ref, onRestore, onDelete }: DeletedCollectionRowProps) {
  const intl = useIntl();
  const minute = useMinute();
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const { id, name, path, sourceCount, deletedAt, viewerCanEdit } = useFragment(
    graphql`
      fragment DeletedCollectionRow_deletedCollection on DeletedCollection {
        id
        name
        path
        sourceCount
        deletedAt
        viewerCanEdit
      }
    `,
    ref,
  );
  const title = [...path, name].join(' / ');
  const named = { id, title, sourceCount };
  return (
    <Row $isChosen={false}>
      <Kind>
        <Icon of={Folder} size={16} />
      </Kind>
      <Words>
        <strong>{title}</strong>
        <p>
          <span>
            <FormattedMessage {...trashMessages.count} values={{ count: sourceCount }} />
          </span>
          <SourceDate date={deletedAt} />
          <span>
            <FormattedMessage {...trashMessages.daysLeft} values={{ count: daysLeft(deletedAt, new Date(minute * 60_000)) }} />
          </span>
        </p>
      </Words>
      {viewerCanEdit && (
        <>
          {isPhone ? (
            <IconButton icon={ArchiveRestore} size={28} label={intl.formatMessage(trashMessages.restoreIt, { title })} onClick={() => onRestore(named)} />
          ) : (
            <Button size={28} icon={ArchiveRestore} aria-label={intl.formatMessage(trashMessages.restoreIt, { title })} onClick={() => onRestore(named)}>
              <FormattedMessage {...trashMessages.restore} />
            </Button>
          )}
          <IconButton icon={Trash2} size={28} label={intl.formatMessage(trashMessages.deleteIt, { title })} onClick={() => onDelete(named)} />
        </>
      )}
    </Row>
  );
}
