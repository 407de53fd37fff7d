import { Folder } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { placeNames } from '#client/sources/places/placeNames.ts';
import { selectedByIds } from '#client/sources/selection/selectedSources.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { clip } from '#client/ui/mixins.ts';

const SelectCollectionDialog = lazy(async () => ({ default: (await import('#client/sources/actions/SelectCollectionDialog.tsx')).SelectCollectionDialog }));

/** A collection, as far as it is named. */
export type Place = { readonly id: string; readonly name: string };

type EntryPlaceProps = {
  spaceId: string;
  /** null: in none, which is the Inbox. */
  collection: Place | null;
  onChosen: (collection: Place) => void;
};

/** Says in which collection the files will lie that are added, and has another one chosen. */
export function EntryPlace({ spaceId, collection, onChosen }: EntryPlaceProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const intl = useIntl();
  const name = collection?.name ?? intl.formatMessage(placeNames.inbox);
  return (
    <>
      <Button variant="ghost" icon={Folder} onClick={() => setIsChoosing(true)}>
        <Words>
          <FormattedMessage {...messages.into} values={{ name }} />
        </Words>
      </Button>
      {isChoosing && (
        <Suspense>
          <SelectCollectionDialog verb="choose" spaceId={spaceId} selected={selectedByIds([], collection?.id ?? null)} onClose={() => setIsChoosing(false)} onPicked={onChosen} />
        </Suspense>
      )}
    </>
  );
}

const messages = {
  into: defineMessage<{ name: string }>({ id: 'entries.into', defaultMessage: 'Add to {name}' }),
};

const Words = styled.span`
  ${clip}
  max-width: 200px;
`;
