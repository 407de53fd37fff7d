import { LayoutGrid, Rows3 } from 'lucide';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { defineMessage, FormattedMessage, type MessageTag, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { onPhone, onSmallScreen } from '#client/ui/mixins.ts';
import { FilterButton } from './FilterButton.tsx';
import type { FilterField } from './FilterFields.tsx';
import { QuickFilters } from './QuickFilters.tsx';
import { SearchField } from './SearchField.tsx';
import { SortMenu } from './SortMenu.tsx';
import { hasChips, type SourceView } from './sourceView.ts';

/** Loaded with the first of them. */
const FilterChips = lazy(async () => ({ default: (await import('./FilterChips.tsx')).FilterChips }));

type SourceListBarProps = {
  spaceId: string;
  /** Whether the reader may save filters in the space. */
  canSave: boolean;
  view: SourceView;
  onChange: (part: Partial<SourceView>) => void;
  /** How many match; null while that is not known. */
  count: number | null;
  /** How many there are in all. */
  total: number;
  /** Where there are collections below to be shown too. */
  hasBelow: boolean;
  /** The part of the space that is listed; null for all of it, and for a collection. */
  part: 'inbox' | 'favorites' | null;
  /** One column, no choice between grid and list. */
  isPhone: boolean;
  /** Stands at the start of the tools: on small screens the way to the tree. */
  lead?: ReactNode;
};

/** Search, filters, order and layout of a list of sources, and how many of them one sees. */
export function SourceListBar({ spaceId, canSave, view, onChange, count, total, hasBelow, part, isPhone, lead }: SourceListBarProps) {
  const intl = useIntl();
  const tools = useRef<HTMLDivElement>(null);
  const [filterAt, setFilterAt] = useState<FilterField | 'start' | 'save' | null>(null);


  const isSaving = filterAt === 'save';
  const counted = (
    <Count role="status">
      <FormattedMessage {...messages.count} values={{ shown: count ?? total, total, b: (words) => <b key="shown">{words}</b> }} />
    </Count>
  );
  return (
    <Place>
      <Line data-led={lead !== undefined || undefined}>
        <SearchPlace role="search">
          <SearchField isInbox={part === 'inbox'} value={view.q} onSearch={(q) => onChange({ q, ...(q === '' && view.sort === 'best' && { sort: null }) })} />
        </SearchPlace>
        <Tools ref={tools}>
          {lead}
          <FilterButton spaceId={spaceId} canSave={canSave} view={view} onChange={onChange} count={count} hasBelow={hasBelow} isPhone={isPhone} openAt={isSaving ? null : filterAt} onOpen={setFilterAt} />
          <Rule aria-hidden />
          <QuickFilters view={view} onChange={onChange} isPhone={isPhone} hasFavorites={part !== 'favorites'} />
        </Tools>
        <Ends>
          {(isPhone || !hasChips(view)) && counted}
          <SortMenu view={view} onChange={onChange} />
          {!isPhone && (
            <Segmented
              label={intl.formatMessage(messages.view)}
              iconsOnly
              value={view.layout}
              onChange={(layout) => onChange({ layout })}
              segments={[
                { value: 'grid', label: intl.formatMessage(messages.grid), icon: LayoutGrid },
                { value: 'list', label: intl.formatMessage(messages.list), icon: Rows3 },
              ]}
            />
          )}
        </Ends>
      </Line>
      {(hasChips(view) || isSaving) && (
        <ChipLine>
          <Suspense>
            <FilterChips spaceId={spaceId} canSave={canSave} view={view} onChange={onChange} onEdit={setFilterAt} isSaving={isSaving} nextFocus={() => tools.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"]') ?? null} />
          </Suspense>
          {!isPhone && counted}
        </ChipLine>
      )}
    </Place>
  );
}

const messages = {
  count: defineMessage<{ shown: number; total: number; b: MessageTag }>({
    id: 'sources.count',
    defaultMessage: '<b>{shown, number}</b> of {total, plural, one {# source} other {# sources}}',
  }),
  view: defineMessage({ id: 'sources.view', defaultMessage: 'View' }),
  grid: defineMessage({ id: 'sources.view.grid', defaultMessage: 'Grid' }),
  list: defineMessage({ id: 'sources.view.list', defaultMessage: 'List' }),
};

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: none;
  gap: 12px;
  padding: 16px 24px 12px;

  ${onSmallScreen} {
    padding: 16px 16px 12px;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  @container view (max-width: 640px) {
    flex-wrap: wrap;
  }

  /* With the way to the tree it needs more room. */
  @container view (max-width: 860px) {
    &[data-led] {
      flex-wrap: wrap;
    }
  }
`;

const SearchPlace = styled.div`
  flex: 0 1 264px;
  min-width: 120px;

  @container view (max-width: 640px) {
    flex: 1 1 0;
  }

  @container view (max-width: 860px) {
    [data-led] > & {
      flex: 1 1 0;
    }
  }

  ${onPhone} {
    &,
    [data-led] > & {
      flex: 1 0 100%;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 8px;

  ${onPhone} {
    flex: 0 0 calc(100% + 32px);
    margin-inline: -16px;
    /* Room for what a finger presses beyond what one sees. */
    margin-block: -6px;
    padding: 8px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Ends = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;

  @container view (max-width: 640px) {
    flex-basis: 100%;

    > [role='status'] {
      flex: 1;
    }
  }

  @container view (max-width: 860px) {
    [data-led] > & {
      flex-basis: 100%;

      > [role='status'] {
        flex: 1;
      }
    }
  }

  ${onPhone} {
    margin-inline: 0 -12px;
  }
`;

const ChipLine = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  min-height: 28px;

  > p {
    margin-inline-start: auto;
    flex: none;
    line-height: 28px;
  }
`;

const Rule = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  margin: 0 4px;
  background: var(--line-2);

  ${onPhone} {
    display: none;
  }
`;

const Count = styled.p`
  color: var(--fg-3);
  font: var(--text-12);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  b {
    color: var(--fg-1);
    font-weight: 500;
  }
`;
