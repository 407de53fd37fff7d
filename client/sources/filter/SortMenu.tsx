import { ArrowDownWideNarrow } from 'lucide';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/controls/Button.tsx';
import { Menu, MenuChoice } from '#client/ui/overlays/Menu.tsx';
import { sortOf, type Sort, type SourceView } from './sourceView.ts';
import { sortMessages } from './viewMessages.ts';

type SortMenuProps = { view: SourceView; onChange: (part: Partial<SourceView>) => void };

/** What a list is sorted by; what is searched for is sorted by how well it fits, unless one chooses otherwise. */
export function SortMenu({ view, onChange }: SortMenuProps) {
  const intl = useIntl();
  const sorts: readonly Sort[] = [...(view.q === '' ? [] : (['relevance', 'best'] as const)), 'modified', 'created', 'name', 'size', 'type'];
  const isDefault = (sort: Sort) => sort === (view.q === '' ? 'modified' : 'relevance');
  return (
    <Menu
      trigger={
        <Button variant="ghost" icon={ArrowDownWideNarrow} aria-label={intl.formatMessage(sortedBy, { sort: intl.formatMessage(sortMessages[sortOf(view)]) })}>
          <FormattedMessage {...sortMessages[sortOf(view)]} />
        </Button>
      }
    >
      <MenuChoice
        value={sortOf(view)}
        onChange={(sort) => onChange({ sort: isDefault(sort) ? null : sort })}
        choices={sorts.map((sort) => ({ value: sort, label: <FormattedMessage {...sortMessages[sort]} /> }))}
      />
    </Menu>
  );
}

const sortedBy = defineMessage<{ sort: string }>({ id: 'sources.sortedBy', defaultMessage: 'Sort by: {sort}' });
