import { Link2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { NotesLinkedQuery } from '#client/__generated__/NotesLinkedQuery.graphql.ts';
import { useBackgroundQuery } from '#client/relay/useBackgroundQuery.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { FilterChip } from '#client/ui/controls/Chips.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Popover, PopoverBody } from '#client/ui/overlays/Popover.tsx';

const NotesLinkedPicker = lazy(() => import('./NotesLinkedPicker.tsx'));

const query = graphql`
  query NotesLinkedQuery($id: ID!) {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        title
      }
    }
  }
`;

type NotesLinkedProps = {
  spaceId: string;
  /** To which the listed notes link; null: all are listed. */
  sourceId: string | null;
  onChange: (sourceId: string | null) => void;
};

/** To which source the notes shall link: a button that asks, then a chip that says it. */
export function NotesLinked({ spaceId, sourceId, onChange }: NotesLinkedProps) {
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
          <Button size={32} icon={Link2}>
            <FormattedMessage {...messages.linked} />
          </Button>
        }
      >
        <PopoverBody>
          <Suspense fallback={<Skeleton $height="120px" />}>
            <NotesLinkedPicker spaceId={spaceId} onChoose={choose} />
          </Suspense>
        </PopoverBody>
      </Popover>
      {sourceId !== null && <LinkedChip sourceId={sourceId} onEdit={() => setIsOpen(true)} onRemove={() => choose(null)} />}
    </>
  );
}

/** The chip of the source, which may be gone. */
function LinkedChip({ sourceId, onEdit, onRemove }: { sourceId: string; onEdit: () => void; onRemove: () => void }) {
  const intl = useIntl();
  const { data } = useBackgroundQuery<NotesLinkedQuery>(query, { id: sourceId }, true);
  const value = data === null ? '…' : (data.node?.source?.title ?? intl.formatMessage(messages.gone));
  const name = intl.formatMessage(messages.linked);
  return <FilterChip name={name} value={value} onEdit={onEdit} onRemove={onRemove} removeLabel={intl.formatMessage(remove, { name: `${name} ${value}` })} />;
}

const messages = defineMessages({
  linked: { id: 'notes.linkedSource', defaultMessage: 'Linked source' },
  choose: { id: 'notes.linkedChoose', defaultMessage: 'A source that the notes link to' },
  gone: { id: 'smart.collectionGone', defaultMessage: 'deleted' },
});
const remove = defineMessage<{ name: string }>({ id: 'sources.filter.remove', defaultMessage: 'Remove filter {name}' });
