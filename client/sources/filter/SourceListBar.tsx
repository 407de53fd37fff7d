import { ArrowDownWideNarrow, Clock, LayoutGrid, ListFilter, Rows3, Star } from 'lucide';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { defineMessage, FormattedMessage, type MessageTag, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { onPhone, onSmallScreen } from '#client/ui/mixins.ts';
import { Menu, MenuChoice } from '#client/ui/overlays/Menu.tsx';
import { Popover } from '#client/ui/overlays/Popover.tsx';
import type { FilterField } from './FilterFields.tsx';
import { SearchField } from './SearchField.tsx';
import { activeFilters, hasChips, sortOf, type Sort, type SourceView } from './sourceView.ts';
import { filterMessages, sortMessages } from './viewMessages.ts';

/** Loaded with the first of them. */
const FilterChips = lazy(async () => ({ default: (await import('./FilterChips.tsx')).FilterChips }));
const FilterFields = lazy(async () => ({ default: (await import('./FilterFields.tsx')).FilterFields }));

type SourceListBarProps = {
  spaceId: string;
  view: SourceView;
  onChange: (part: Partial<SourceView>) => void;
  /** How many match; null while that is not known. */
  count: number | null;
  /** How many there are in all. */
  total: number;
  /** Where there are collections below to be shown too. */
  hasBelow: boolean;
  /** One column, no choice between grid and list. */
  isPhone: boolean;
  /** Stands at the start of the tools: on small screens the way to the tree. */
  lead?: ReactNode;
};

/** Search, filters, order and layout of a list of sources, and how many of them one sees. */
export function SourceListBar({ spaceId, view, onChange, count, total, hasBelow, isPhone, lead }: SourceListBarProps) {
  const intl = useIntl();
  const tools = useRef<HTMLDivElement>(null);
  const [filterAt, setFilterAt] = useState<FilterField | 'start' | null>(null);
  const inForce = activeFilters(view).filter(({ kind }) => kind !== 'recent' && kind !== 'favorites').length;
  const sorts: readonly Sort[] = [...(view.q === '' ? [] : (['relevance'] as const)), 'modified', 'created', 'name', 'size', 'type'];
  const isDefault = (sort: Sort) => sort === (view.q === '' ? 'modified' : 'relevance');

  const counted = (
    <Count role="status">
      <FormattedMessage {...messages.count} values={{ shown: count ?? total, total, b: (words) => <b key="shown">{words}</b> }} />
    </Count>
  );
  return (
    <Place>
      <Line data-led={lead !== undefined || undefined}>
        <SearchPlace role="search">
          <SearchField value={view.q} onSearch={(q) => onChange({ q })} />
        </SearchPlace>
        <Tools ref={tools}>
          {lead}
          <Popover
            width={400}
            label={intl.formatMessage(messages.filters)}
            open={filterAt !== null}
            onOpenChange={(isOpen) => setFilterAt(isOpen ? 'start' : null)}
            trigger={
              <Button icon={ListFilter} on={inForce > 0 && isPhone ? true : undefined} aria-haspopup="dialog">
                <FormattedMessage {...messages.filter} />
                {inForce > 0 && <Number>{inForce}</Number>}
              </Button>
            }
          >
            <Suspense fallback={<FieldsPlace />}>
              <FilterFields
                spaceId={spaceId}
                view={view}
                onChange={onChange}
                count={count}
                hasBelow={hasBelow}
                startAt={filterAt === 'start' ? null : filterAt}
                onClose={() => setFilterAt(null)}
              />
            </Suspense>
          </Popover>
          <Rule aria-hidden />
          <Quick icon={Clock} on={view.recent} name={filterMessages.recent} isPhone={isPhone} onToggle={() => onChange({ recent: !view.recent })} />
          <Quick icon={Star} on={view.favorites} name={filterMessages.favorites} isPhone={isPhone} onToggle={() => onChange({ favorites: !view.favorites })} />
        </Tools>
        <Ends>
          {(isPhone || !hasChips(view)) && counted}
          <Menu
            trigger={
              <Button variant="ghost" icon={ArrowDownWideNarrow} aria-label={intl.formatMessage(messages.sortedBy, { sort: intl.formatMessage(sortMessages[sortOf(view)]) })}>
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
      {hasChips(view) && (
        <ChipLine>
          <Suspense>
            <FilterChips view={view} onChange={onChange} onEdit={setFilterAt} nextFocus={() => tools.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"]') ?? null} />
          </Suspense>
          {!isPhone && counted}
        </ChipLine>
      )}
    </Place>
  );
}

type QuickProps = { icon: typeof Clock; on: boolean; name: { id: string; defaultMessage: string }; isPhone: boolean; onToggle: () => void };

/** A filter that is one press away; in a narrow view only its icon is left. */
function Quick({ icon, on, name, isPhone, onToggle }: QuickProps) {
  return (
    <Button icon={icon} variant={isPhone ? 'secondary' : 'ghost'} on={on} onClick={onToggle}>
      <QuickWord>
        <FormattedMessage {...name} />
      </QuickWord>
    </Button>
  );
}

const messages = {
  count: defineMessage<{ shown: number; total: number; b: MessageTag }>({
    id: 'sources.count',
    defaultMessage: '<b>{shown, number}</b> of {total, plural, one {# source} other {# sources}}',
  }),
  filter: defineMessage({ id: 'sources.filter', defaultMessage: 'Filter' }),
  filters: defineMessage({ id: 'sources.filters', defaultMessage: 'Filters' }),
  sortedBy: defineMessage<{ sort: string }>({ id: 'sources.sortedBy', defaultMessage: 'Sort by: {sort}' }),
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

const Number = styled.span`
  color: var(--accent-fg);
  font-variant-numeric: tabular-nums;
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

const QuickWord = styled.span`
  @container view (max-width: 860px) {
    @media (min-width: 600px) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
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

/** As high as the fields will be. */
const FieldsPlace = styled.div`
  height: 560px;
`;
