import { ListFilter } from 'lucide';
import { lazy, Suspense } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { Popover } from '#client/ui/overlays/Popover.tsx';
import type { FilterField } from './FilterFields.tsx';
import { chipsOf, type SourceView } from './sourceView.ts';
import { filterMessages } from './viewMessages.ts';

/** Loaded with the first of them. */
const FilterPopover = lazy(async () => ({ default: (await import('./FilterPopover.tsx')).FilterPopover }));
const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));

type FilterButtonProps = {
  spaceId: string;
  /** Whether the reader may save them in the space. */
  canSave: boolean;
  view: SourceView;
  onChange: (part: Partial<SourceView>) => void;
  /** How many match; null while that is not known. */
  count: number | null;
  hasBelow: boolean;
  isPhone: boolean;
  /** Which field is wanted while the fields are open; null while they are not. */
  openAt: FilterField | 'start' | null;
  /** `save`: to save what is in force under a name. */
  onOpen: (at: FilterField | 'start' | 'save' | null) => void;
};

/** Opens the fields of the filter, and says how many are in force besides the quick ones. */
export function FilterButton({ spaceId, canSave, view, onChange, count, hasBelow, isPhone, openAt, onOpen }: FilterButtonProps) {
  const intl = useIntl();
  const inForce = chipsOf(view).length;
  const name = (
    <>
      <FormattedMessage {...messages.filter} />
      {inForce > 0 && <Number>{inForce}</Number>}
    </>
  );
  const fields = { spaceId, canSave, view, onChange, count, hasBelow, startAt: openAt === 'start' ? null : openAt, onClose: () => onOpen(null), onSave: () => onOpen('save') };
  if (isPhone) {
    return (
      <>
        <Button icon={ListFilter} on={inForce > 0 ? true : undefined} aria-haspopup="dialog" aria-expanded={openAt !== null} onClick={() => onOpen('start')}>
          {name}
        </Button>
        <Suspense>{openAt !== null && <FilterSheet {...fields} />}</Suspense>
      </>
    );
  }
  return (
    <Popover
      width={400}
      label={intl.formatMessage(filterMessages.title)}
      open={openAt !== null}
      onOpenChange={(isOpen) => onOpen(isOpen ? 'start' : null)}
      trigger={
        <Button icon={ListFilter} aria-haspopup="dialog">
          {name}
        </Button>
      }
    >
      <Suspense fallback={<FieldsPlace />}>
        <FilterPopover {...fields} />
      </Suspense>
    </Popover>
  );
}

const messages = {
  filter: defineMessage({ id: 'sources.filter', defaultMessage: 'Filter' }),
};

const Number = styled.span`
  color: var(--accent-fg);
  font-variant-numeric: tabular-nums;
`;

/** As high as the fields will be. */
const FieldsPlace = styled.div`
  height: 560px;
`;
