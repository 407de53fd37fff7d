import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { listFilterOf, type SourceView } from './sourceView.ts';
import { SmartCollectionDialog } from './SmartCollectionDialog.tsx';
import { smartAddress } from './smartView.ts';
import { useSaveSmartCollection } from './useSaveSmartCollection.ts';

/** Asks for a name for the filter of the list that is on the page, saves it and goes there. */
export function NewSmartCollection({ spaceId, view, onClose }: { spaceId: string; view: SourceView; onClose: () => void }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = useMatch('/collection/:place')?.params.place ?? 'all';
  const { createSmart, isSaving } = useSaveSmartCollection();
  return (
    <SmartCollectionDialog
      isSaving={isSaving}
      onClose={onClose}
      onSave={(name, onRefused) =>
        createSmart(
          { spaceId, name, filter: listFilterOf(view, place) },
          {
            onRefused,
            onDone: (smart) => {
              onClose();
              void navigate(smartAddress(smart, search));
            },
          },
        )
      }
    />
  );
}
