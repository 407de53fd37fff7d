import { SmartCollectionDialog } from '../filter/SmartCollectionDialog.tsx';
import { useSaveSmartCollection } from '../filter/useSaveSmartCollection.ts';

/** Asks for another name of a smart collection. */
export function RenameSmartCollection({ smart: { id, name }, onClose }: { smart: { readonly id: string; readonly name: string }; onClose: () => void }) {
  const { updateSmart, isSaving } = useSaveSmartCollection();
  return <SmartCollectionDialog name={name} isSaving={isSaving} onClose={onClose} onSave={(wanted, onRefused) => updateSmart(id, { name: wanted }, { onDone: onClose, onRefused })} />;
}
