import { Download } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { HighlightBar_space$key } from '#client/__generated__/HighlightBar_space.graphql.ts';
import { ColorChoice } from '#client/highlights/ColorChoice.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { FilterField } from '../filter/FilterField.tsx';
import { type Grouping, groupings, type HighlightsView } from './highlightsView.ts';
import { useExportHighlights } from './useExportHighlights.ts';

type HighlightBarProps = { space: HighlightBar_space$key; view: HighlightsView; onChange: (part: Partial<HighlightsView>) => void };

/** A tag cannot have an empty name: this is none. */
const EVERY = ' ';

/** Which highlights, in what order, and out with them as Markdown. */
export function HighlightBar({ space: ref, view, onChange }: HighlightBarProps) {
  const intl = useIntl();
  const space = useFragment(
    graphql`
      fragment HighlightBar_space on Space {
        id
        name
        tagsByUse(first: 50) {
          edges {
            node {
              name
            }
          }
        }
      }
    `,
    ref,
  );
  const { exportAll, isExporting } = useExportHighlights();
  const { q, colors, tag, by } = view;
  const tags = space.tagsByUse.edges.map(({ node }) => node.name);
  const offered = tag !== null && !tags.includes(tag) ? [tag, ...tags] : tags;
  return (
    <Bar>
      <Find>
        <FilterField label={intl.formatMessage(messages.find)} value={q} onSearch={(words) => onChange({ q: words })} />
      </Find>
      {offered.length > 0 && (
        <Choice>
          <Select
            label={intl.formatMessage(messages.tag)}
            size={32}
            value={tag ?? EVERY}
            onChange={(next) => onChange({ tag: next === EVERY ? null : next })}
            options={[{ value: EVERY, label: intl.formatMessage(messages.everyTag) }, ...offered.map((value) => ({ value, label: value }))]}
          />
        </Choice>
      )}
      <ColorChoice chosen={colors} onToggle={(color) => onChange({ colors: colors.includes(color) ? colors.filter((each) => each !== color) : [...colors, color] })} />
      <Segmented<Grouping>
        label={intl.formatMessage(messages.by)}
        value={by}
        onChange={(next) => onChange({ by: next })}
        segments={groupings.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
      />
      <Button icon={Download} loading={isExporting} onClick={() => exportAll({ id: space.id, name: space.name }, view)}>
        <FormattedMessage {...messages.export} />
      </Button>
    </Bar>
  );
}

const messages = defineMessages({
  find: { id: 'highlights.find', defaultMessage: 'Search highlights' },
  tag: { id: 'highlights.tag', defaultMessage: 'Tag' },
  everyTag: { id: 'highlights.everyTag', defaultMessage: 'Every tag' },
  by: { id: 'highlights.by', defaultMessage: 'Put together by' },
  day: { id: 'highlights.byDay', defaultMessage: 'Day' },
  source: { id: 'highlights.bySource', defaultMessage: 'Source' },
  color: { id: 'highlights.byColor', defaultMessage: 'Color' },
  export: { id: 'highlights.export', defaultMessage: 'Export' },
});

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-end: 8px;

  > button:last-child {
    margin-inline-start: auto;
  }
`;

const Find = styled.div`
  flex: 1 1 160px;
  min-width: 140px;
`;

const Choice = styled.div`
  flex: 0 1 136px;
`;
