import { Folder } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { WithinChip } from '#client/sources/filter/WithinChip.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Popover, PopoverBody } from '#client/ui/overlays/Popover.tsx';

const NotesCollectionPicker = lazy(() => import('./NotesCollectionPicker.tsx'));

type NotesCollectionProps = {
  spaceId: string;
  /** Whose notes are listed, with those below it; null: all. */
  collectionId: string | null;
  onChange: (collectionId: string | null) => void;
};

/** Which collection the notes shall lie in: a button that asks, then a chip that says it. */
export function NotesCollection({ spaceId, collectionId, onChange }: NotesCollectionProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const choose = (id: string | null) => {
    setIsOpen(false);
    onChange(id);
  };
  return (
    <>
      <Popover
        width={320}
        label={intl.formatMessage(messages.choose)}
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <Button size={32} icon={Folder}>
            <FormattedMessage {...messages.collection} />
          </Button>
        }
      >
        <PopoverBody>
          <Suspense fallback={<Skeleton $height="120px" />}>
            <NotesCollectionPicker spaceId={spaceId} collectionId={collectionId} onChoose={choose} />
          </Suspense>
        </PopoverBody>
      </Popover>
      {collectionId !== null && (
        <WithinChip
          key={collectionId}
          collectionId={collectionId}
          onEdit={() => setIsOpen(true)}
          onRemove={() => choose(null)}
          removeLabel={(name) => intl.formatMessage(remove, { name })}
        />
      )}
    </>
  );
}

const messages = defineMessages({
  collection: { id: 'sources.column.collection', defaultMessage: 'Collection' },
  choose: { id: 'chat.collections', defaultMessage: 'A collection and all below it' },
});
const remove = defineMessage<{ name: string }>({ id: 'sources.filter.remove', defaultMessage: 'Remove filter {name}' });
