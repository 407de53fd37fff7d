import { ClipboardType, File, Link, NotebookPen } from 'lucide';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { FilterFieldsQuery } from '#client/__generated__/FilterFieldsQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { ChipRow, PickChip } from '#client/ui/controls/Chips.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { SaveSmartButton } from './SaveSmartButton.tsx';
import { statusMessages, typeMessages } from '../status/sourceMessages.ts';
import { presetTags } from '../tags/presetTags.ts';
import { TagPicker } from '../tags/TagPicker.tsx';
import { everything, sourceStatuses, sourceTypes, type ActiveFilter, type SourceView } from './sourceView.ts';
import { filterMessages, lastDays } from './viewMessages.ts';

export type FilterField = ActiveFilter['kind'] | 'below';

export type FilterFieldsProps = {
  spaceId: string;
  /** Whether the reader may save them in the space. */
  canSave: boolean;
  view: SourceView;
  onChange: (part: Partial<SourceView>) => void;
  /** How many sources match now; null while that is not known. */
  count: number | null;
  /** Where there are collections below to be shown too. */
  hasBelow: boolean;
  /** The field that has the focus first. */
  startAt: FilterField | null;
  onClose: () => void;
  /** Saves them under a name. */
  onSave: () => void;
  /** What stands around them: a popover has one look for both, a sheet another. */
  frame: (parts: { readonly fields: ReactNode; readonly footer: ReactNode }) => ReactNode;
};

const query = graphql`
  query FilterFieldsQuery($spaceId: ID!) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        tagsByUse(first: 100) {
          edges {
            node {
              name
            }
          }
        }
      }
    }
  }
`;

/** The fields of the filter. Each takes effect at once; the button only says how much is left and closes. */
export function FilterFields({ spaceId, canSave, view, onChange, count, hasBelow, startAt, onClose, onSave, frame }: FilterFieldsProps) {
  const prefix = useId();
  const focusFirst = useEffectEvent(() => {
    const field = startAt && document.getElementById(`${prefix}${startAt}`);
    field?.querySelector<HTMLElement>('[aria-pressed="true"], input, button')?.focus();
  });
  useEffect(() => {
    focusFirst();
  }, []);
  const toggled = <V,>(values: readonly V[], value: V) => (values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  const tagsWith = (own: readonly string[]) => <Tags id={`${prefix}tags`} own={own} view={view} onChange={onChange} />;

  const fields = (
    <>
      <Group id={`${prefix}types`} label={<FormattedMessage {...filterMessages.type} />}>
        {sourceTypes.map((type) => (
          <PickChip key={type} icon={iconOf[type]} on={view.types.includes(type)} onToggle={() => onChange({ types: toggled(view.types, type) })}>
            <FormattedMessage {...typeMessages[type]} />
          </PickChip>
        ))}
      </Group>
      <Group id={`${prefix}statuses`} label={<FormattedMessage {...filterMessages.status} />}>
        {sourceStatuses.map((status) => (
          <PickChip key={status} on={view.statuses.includes(status)} onToggle={() => onChange({ statuses: toggled(view.statuses, status) })}>
            <FormattedMessage {...statusMessages[status]} />
          </PickChip>
        ))}
      </Group>
      <Group id={`${prefix}dates`} label={<FormattedMessage {...filterMessages.created} />}>
        {recentDays.map((days) => (
          <PickChip key={days} on={view.days === days} onToggle={(isOn) => onChange({ days: isOn ? days : null, from: null, to: null })}>
            <FormattedMessage {...lastDays} values={{ count: days }} />
          </PickChip>
        ))}
      </Group>
      <Pair>
        <Field label={<FormattedMessage {...messages.from} />}>
          <TextInput size={32} type="date" value={view.from ?? ''} max={view.to ?? undefined} onChange={({ target }) => onChange({ from: target.value || null, days: null })} />
        </Field>
        <Field label={<FormattedMessage {...messages.to} />}>
          <TextInput size={32} type="date" value={view.to ?? ''} min={view.from ?? undefined} onChange={({ target }) => onChange({ to: target.value || null, days: null })} />
        </Field>
      </Pair>
      <QueryLoader<FilterFieldsQuery> query={query} variables={{ spaceId }} fallback={tagsWith([])} failed={() => tagsWith([])}>
        {({ node }) => tagsWith((node?.space?.tagsByUse.edges ?? []).map((edge) => edge.node.name))}
      </QueryLoader>
      <Pair id={`${prefix}size`}>
        <Field label={<FormattedMessage {...messages.minSize} />}>
          <SizeInput value={view.minKB} onChange={(minKB) => onChange({ minKB })} />
        </Field>
        <Field label={<FormattedMessage {...messages.maxSize} />}>
          <SizeInput value={view.maxKB} onChange={(maxKB) => onChange({ maxKB })} />
        </Field>
      </Pair>
      {(hasBelow || view.within !== null) && (
        <div id={`${prefix}below`}>
          <Switch label={<FormattedMessage {...filterMessages.below} />} checked={view.below} onChange={(below) => onChange({ below })} />
        </div>
      )}
      <SaveLine>
        <SaveSmartButton canSave={canSave} view={view} onSave={onSave} />
      </SaveLine>
    </>
  );
  const footer = (
    <>
      <Lead>
        <Button variant="ghost" onClick={() => onChange({ ...everything(view), q: view.q, below: false })}>
          <FormattedMessage {...filterMessages.clearAll} />
        </Button>
      </Lead>
      <Button variant="primary" onClick={onClose}>
        {count === null ? <FormattedMessage {...messages.show} /> : <FormattedMessage {...messages.showCount} values={{ count }} />}
      </Button>
    </>
  );
  return frame({ fields, footer });
}

const iconOf = { URI: Link, FILE: File, CONTENT: ClipboardType, NOTE: NotebookPen };

function Group({ id, label, children }: { id: string; label: ReactNode; children: ReactNode }) {
  return (
    <div id={id} role="group" aria-labelledby={`${id}-label`}>
      <Label id={`${id}-label`}>{label}</Label>
      <ChipRow>{children}</ChipRow>
    </div>
  );
}

type TagsProps = { id: string; own: readonly string[]; view: SourceView; onChange: (part: Partial<SourceView>) => void };

function Tags({ id, own, view, onChange }: TagsProps) {
  return (
    <Group id={id} label={<FormattedMessage {...messages.tags} />}>
      <Wide>
        <TagPicker names={own.length > 0 ? own : presetTags} picked={view.tags} onChange={(tags) => onChange({ tags })} />
      </Wide>
    </Group>
  );
}

/** Spans that are asked for most, in days. */
const recentDays = [7, 30];

/** Kilobytes; takes effect when one leaves it, presses Enter or closes what it is in, so that 5120 does not search for 5, 51 and 512. */
function SizeInput({ value, onChange }: { value: number | null; onChange: (value: number | null) => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(value === null ? '' : String(value));
  }
  const take = () => {
    const size = typed.trim() === '' ? null : Number(typed);
    if (size === null || (Number.isFinite(size) && size >= 0)) {
      if (size !== value) onChange(size);
    } else setTyped(value === null ? '' : String(value));
  };
  const takeAtLast = useEffectEvent(take);
  // A field that is removed is never left.
  useEffect(() => () => takeAtLast(), []);
  return (
    <TextInput
      size={32}
      inputMode="numeric"
      value={typed}
      placeholder={intl.formatMessage(messages.any)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
      end={<Unit><FormattedMessage {...messages.kilobytes} /></Unit>}
    />
  );
}

const messages = {
  tags: defineMessage({ id: 'sources.filter.tags', defaultMessage: 'Tags' }),
  from: defineMessage({ id: 'sources.filter.fromDay', defaultMessage: 'From' }),
  to: defineMessage({ id: 'sources.filter.toDay', defaultMessage: 'To' }),
  minSize: defineMessage({ id: 'sources.filter.minSize', defaultMessage: 'Min size' }),
  maxSize: defineMessage({ id: 'sources.filter.maxSize', defaultMessage: 'Max size' }),
  kilobytes: defineMessage({ id: 'sources.filter.kilobytes', defaultMessage: 'KB' }),
  any: defineMessage({ id: 'sources.filter.any', defaultMessage: 'Any' }),
  show: defineMessage({ id: 'sources.filter.show', defaultMessage: 'Show sources' }),
  showCount: defineMessage<{ count: number }>({
    id: 'sources.filter.showCount',
    defaultMessage: '{count, plural, one {Show # source} other {Show # sources}}',
  }),
};

const Label = styled(BlockHead)`
  margin-block-end: 8px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`;

const Wide = styled.div`
  width: 100%;
`;

const SaveLine = styled.div`
  margin-inline-start: -8px;

  &:empty {
    display: none;
  }
`;

const Unit = styled.span`
  color: var(--fg-3);
  font: var(--text-12);
`;

const Lead = styled.span`
  margin-inline: -8px auto;
`;
