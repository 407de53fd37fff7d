import { lazy, Suspense, useRef } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useFormats } from '#client/i18n/formats.ts';
import { FilterChip } from '#client/ui/controls/Chips.tsx';
import { useMoveFocusOnUnmount } from '#client/ui/focus/useMoveFocusOnUnmount.ts';
import { fingerSized, onTouch } from '#client/ui/mixins.ts';
import { SaveSmartButton } from './SaveSmartButton.tsx';
import { WithinChip } from './WithinChip.tsx';
import { shortFailureMessages, statusMessages, typeMessages } from '../status/sourceMessages.ts';
import { chipsOf, everything, type ActiveFilter, type SourceView } from './sourceView.ts';
import { filterMessages, lastDays } from './viewMessages.ts';
import { withoutFilter } from './withoutFilter.ts';

const NewSmartCollection = lazy(async () => ({ default: (await import('./NewSmartCollection.tsx')).NewSmartCollection }));

type FilterChipsProps = {
  spaceId: string;
  /** Whether the reader may save them in the space. */
  canSave: boolean;
  view: SourceView;
  onChange: (part: Partial<SourceView>) => void;
  /** Opens the filter at the field of a chip. */
  onEdit: (field: ActiveFilter['kind'] | 'below' | 'save' | null) => void;
  /** Whether a name is asked for under which they are saved. */
  isSaving: boolean;
  /** Where the focus goes with the last of them. */
  nextFocus: () => HTMLElement | null;
};

/** The filters in force, each removable by its cross or with Backspace. The two that are buttons in the bar have no chip. */
export function FilterChips({ spaceId, canSave, view, onChange, onEdit, isSaving, nextFocus }: FilterChipsProps) {
  const intl = useIntl();
  const { formatSize, formatDay } = useFormats();
  const row = useRef<HTMLDivElement>(null);
  const chips = chipsOf(view);
  useMoveFocusOnUnmount(row, nextFocus);

  const day = (iso: string) => formatDay(`${iso}T00:00:00`);
  const kilobytes = (size: number) => formatSize(size * 1024);
  const faceOf = (filter: Exclude<ActiveFilter, { kind: 'within' }>): { name?: string; value: string } => {
    switch (filter.kind) {
      case 'types':
        return { name: intl.formatMessage(filterMessages.type), value: intl.formatMessage(typeMessages[filter.value]) };
      case 'statuses':
        return { name: intl.formatMessage(filterMessages.status), value: intl.formatMessage(statusMessages[filter.value]) };
      case 'reasons':
        return { name: intl.formatMessage(filterMessages.reason), value: intl.formatMessage(shortFailureMessages[filter.value]) };
      case 'tags':
        return { name: intl.formatMessage(filterMessages.tag), value: filter.value };
      case 'dates': {
        const { from, to, days } = view;
        const value =
          days !== null
            ? intl.formatMessage(lastDays, { count: days })
            : from !== null && to !== null
            ? `${day(from)} – ${day(to)}`
            : from !== null
              ? intl.formatMessage(messages.since, { day: day(from) })
              : intl.formatMessage(messages.until, { day: day(to ?? '') });
        return { name: intl.formatMessage(filterMessages.created), value };
      }
      case 'size': {
        const { minKB, maxKB } = view;
        const value =
          minKB !== null && maxKB !== null
            ? `${kilobytes(minKB)} – ${kilobytes(maxKB)}`
            : minKB !== null
              ? intl.formatMessage(messages.from, { size: kilobytes(minKB) })
              : intl.formatMessage(messages.upTo, { size: kilobytes(maxKB ?? 0) });
        return { name: intl.formatMessage(filterMessages.size), value };
      }
      default:
        return { value: intl.formatMessage(filterMessages[filter.kind]) };
    }
  };
  /** The focus goes to the chip that takes the place of the one that is gone. */
  const remove = (part: Partial<SourceView>, index: number) => {
    onChange(part);
    requestAnimationFrame(() => {
      const left = row.current?.querySelectorAll<HTMLElement>('[data-chip] > button:first-child');
      if (row.current?.contains(document.activeElement) || document.activeElement === document.body) left?.[Math.min(index, left.length - 1)]?.focus();
    });
  };

  return (
    <Row ref={row}>
      {chips.map((filter, index) => {
        if (filter.kind === 'within') {
          return (
            <WithinChip
              key="within"
              collectionId={filter.value}
              onEdit={() => onEdit('below')}
              onRemove={() => remove(withoutFilter(view, filter), index)}
              removeLabel={(name) => intl.formatMessage(messages.remove, { name })}
            />
          );
        }
        const face = faceOf(filter);
        return (
          <FilterChip
            key={'value' in filter ? `${filter.kind}:${filter.value}` : filter.kind}
            {...face}
            onEdit={() => onEdit(filter.kind)}
            onRemove={() => remove(withoutFilter(view, filter), index)}
            removeLabel={intl.formatMessage(messages.remove, { name: [face.name, face.value].filter(Boolean).join(' ') })}
          />
        );
      })}
      {view.below && (
        <FilterChip
          value={intl.formatMessage(filterMessages.below)}
          onEdit={() => onEdit('below')}
          onRemove={() => remove({ below: false }, chips.length)}
          removeLabel={intl.formatMessage(messages.remove, { name: intl.formatMessage(filterMessages.below) })}
        />
      )}
      {chips.length > 0 && (
        <ClearAll type="button" onClick={() => onChange({ ...everything(view), q: view.q })}>
          <FormattedMessage {...filterMessages.clearAll} />
        </ClearAll>
      )}
      <SaveSmartButton canSave={canSave} view={view} onSave={() => onEdit('save')} />
      <Suspense>{isSaving && <NewSmartCollection spaceId={spaceId} view={view} onClose={() => onEdit(null)} />}</Suspense>
    </Row>
  );
}

const messages = {
  remove: defineMessage<{ name: string }>({ id: 'sources.filter.remove', defaultMessage: 'Remove filter {name}' }),
  since: defineMessage<{ day: string }>({ id: 'sources.filter.since', defaultMessage: 'since {day}' }),
  until: defineMessage<{ day: string }>({ id: 'sources.filter.until', defaultMessage: 'until {day}' }),
  from: defineMessage<{ size: string }>({ id: 'sources.filter.from', defaultMessage: 'from {size}' }),
  upTo: defineMessage<{ size: string }>({ id: 'sources.filter.upTo', defaultMessage: 'up to {size}' }),
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;

  ${onTouch} {
    row-gap: 12px;
  }
`;

const ClearAll = styled.button`
  ${fingerSized}
  height: 28px;
  padding: 0 8px;
  border-radius: var(--r-sm);
  color: var(--fg-2);
  font-size: 12px;
  font-weight: 500;

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }
`;
