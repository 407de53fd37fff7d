import { FolderSearch } from 'lucide';
import { defineMessage, FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#client/ui/controls/Button.tsx';
import { activeFilters, sortOf, type SourceView } from './sourceView.ts';

/** Offers to save the filter in force under a name, to whoever may change the space; not where it is saved as it is. */
export function SaveSmartButton({ canSave, view, onSave }: { canSave: boolean; view: SourceView; onSave: () => void }) {
  const [params] = useSearchParams();
  // What is saved finds what has all of the words.
  if (!canSave || sortOf(view) === 'best' || (params.has('smart') && !params.has('edited')) || (view.q === '' && activeFilters(view).length === 0)) return null;
  return (
    <Button variant="ghost" size={28} icon={FolderSearch} onClick={onSave}>
      <FormattedMessage {...save} />
    </Button>
  );
}

const save = defineMessage({ id: 'smart.save', defaultMessage: 'Save as smart collection' });
