import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { VersionList_versions$key } from '#client/__generated__/VersionList_versions.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { onTouch } from '#client/ui/mixins.ts';

type VersionListProps = { versions: VersionList_versions$key; pickedId: string; onPick: (id: string) => void };

/** When a link had which text, newest first; one of them is picked. */
export function VersionList({ versions: ref, pickedId, onPick }: VersionListProps) {
  const intl = useIntl();
  const { formatDateTime } = useFormats();
  const versions = useFragment(
    graphql`
      fragment VersionList_versions on SourceRevision @relay(plural: true) {
        id
        readSince
        createdAt
      }
    `,
    ref,
  );
  return (
    <List role="radiogroup" aria-label={intl.formatMessage(messages.earlier)}>
      {versions.map(({ id, readSince, createdAt }) => (
        <label key={id}>
          <input type="radio" name="version" value={id} checked={id === pickedId} onChange={() => onPick(id)} />
          {readSince ? (
            <FormattedMessage {...messages.span} values={{ from: formatDateTime(readSince), until: formatDateTime(createdAt) }} />
          ) : (
            <FormattedMessage {...messages.until} values={{ until: formatDateTime(createdAt) }} />
          )}
        </label>
      ))}
    </List>
  );
}

const messages = {
  earlier: defineMessage({ id: 'versions.earlier', defaultMessage: 'Earlier versions' }),
  span: defineMessage<{ from: string; until: string }>({ id: 'versions.span', defaultMessage: '{from} to {until}' }),
  until: defineMessage<{ until: string }>({ id: 'versions.until', defaultMessage: 'Until {until}' }),
};

const List = styled.div`
  display: grid;
  max-height: 164px;
  overflow: auto;

  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 4px 8px;
    border-radius: var(--r-sm);
    font: var(--text-13);
    cursor: pointer;
  }

  ${onTouch} {
    label {
      min-height: 44px;
    }
  }

  label:hover {
    background: var(--bg-hover);
  }

  label:has(:checked) {
    background: var(--accent-soft);
  }
`;
