import { memo, type CSSProperties } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SourceTags_source$key } from '#client/__generated__/SourceTags_source.graphql.ts';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { clip } from '#client/ui/mixins.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';

/** The first `most` tags of a source and how many more there are, in one line; without any the line is not kept. All that is not shown is counted. The list around filters by what is pressed (`useListGestures`). */
export const SourceTags = memo(function SourceTags({ source, most }: { source: SourceTags_source$key; most: number }) {
  const intl = useIntl();
  const tabIndex = useCellTabIndex();
  const { tags } = useFragment(
    graphql`
      fragment SourceTags_source on Source {
        tags {
          id
          name
        }
      }
    `,
    source,
  );
  if (tags.length === 0) return null;
  const shown = tags.slice(0, most);
  const others = tags.slice(most);
  return (
    <Line className="tags" style={leastWidth(shown, others.length > 0)}>
      {shown.map(({ id, name }) => (
        <button key={id} type="button" className="tag" data-tag={name} tabIndex={tabIndex} title={intl.formatMessage(messages.filter, { name })} dir="auto">
          {name}
        </button>
      ))}
      {others.length > 0 && (
        <span className="more" title={intl.formatList(others.map(({ name }) => name), { type: 'unit' })}>
          <span aria-hidden>{intl.formatNumber(others.length, { signDisplay: 'always' })}</span>
          <VisuallyHidden>
            <FormattedMessage {...messages.more} values={{ count: others.length }} />
          </VisuallyHidden>
        </span>
      )}
    </Line>
  );
});

const messages = {
  filter: defineMessage<{ name: string }>({ id: 'sources.filterByTag', defaultMessage: 'Show those with {name}' }),
  more: defineMessage<{ count: number }>({ id: 'sources.moreTags', defaultMessage: '{count, plural, one {# more tag} other {# more tags}}' }),
};

/** What the line needs so that each name in it can still be told, in px: `--least`, for rows, where a title takes all it can get. Nothing is measured. */
function leastWidth(shown: readonly { readonly name: string }[], hasMore: boolean): CSSProperties {
  const names = shown.reduce((sum, { name }) => sum + GAP + Math.min(LEAST_TAG, 14 + 11 * name.length), 0);
  return { '--least': `${names + (hasMore ? 28 : 0)}px` } as CSSProperties;
}

const GAP = 4;
const LEAST_TAG = 52;

/**
 * Names share the width: short ones have what they need, long ones as much as each other, and end in an ellipsis. The number has its place always.
 * What is in it is said by classes, as it is drawn very often.
 */
const Line = styled.span`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(auto, max-content);
  justify-content: start;
  gap: ${GAP}px;
  min-width: 0;
  height: 20px;

  .tag {
    ${clip}
    position: relative;
    z-index: 1;
    max-width: 160px;
    height: 20px;
    padding: 0 7px;
    border-radius: var(--r-xs);
    background: var(--bg-hover);
    color: var(--fg-2);
    font: var(--text-11);
    letter-spacing: 0.004em;
  }

  .tag:hover {
    background: var(--bg-press);
    color: var(--fg-1);
  }

  .tag:focus-visible {
    outline-offset: -2px;
  }

  .more {
    position: relative;
    padding: 0 2px;
    color: var(--fg-3);
    font: var(--text-11);
    line-height: 20px;
  }
`;
