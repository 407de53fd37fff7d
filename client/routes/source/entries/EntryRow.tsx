import { CircleCheck, Download, FilePlus, Lock } from 'lucide';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { EntryRow_entry$key } from '#client/__generated__/EntryRow_entry.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { clip, onPhone } from '#client/ui/mixins.ts';
import { useSaveEntry } from './useSaveEntry.ts';

type EntryRowProps = {
  entry: EntryRow_entry$key;
  /** null: whoever reads may not add. */
  onAdd: ((entryId: string) => void) | null;
  canSave: boolean;
};

/** A file in an archive or a mail: what it is called, and what can be done with it. */
export function EntryRow({ entry: ref, onAdd, canSave }: EntryRowProps) {
  const intl = useIntl();
  const { formatSize } = useFormats();
  const entry = useFragment(
    graphql`
      fragment EntryRow_entry on SourceEntry {
        id
        name
        size
        isEncrypted
        failure {
          __typename
        }
        source {
          id
        }
      }
    `,
    ref,
  );
  const { save, isSaving } = useSaveEntry(entry.id);
  const slash = entry.name.lastIndexOf('/');
  const [folder, name] = [entry.name.slice(0, slash + 1), entry.name.slice(slash + 1)];
  return (
    <Row>
      <Words>
        {/* The end says what kind of file it is: the folder gives way first. */}
        <Name title={entry.name}>
          {folder !== '' && <bdi data-folder>{folder}</bdi>}
          <bdi>{name}</bdi>
        </Name>
        <Facts>
          <span>{formatSize(entry.size)}</span>
          {entry.isEncrypted && (
            <span>
              <Icon of={Lock} size={12} />
              <FormattedMessage {...messages.encrypted} />
            </span>
          )}
          {entry.source && (
            <Link to={`/source/${entry.source.id}`}>
              <Icon of={CircleCheck} size={12} />
              <FormattedMessage {...messages.there} />
            </Link>
          )}
          {!entry.isEncrypted && !entry.source && entry.failure && (
            <Failed>
              <FormattedMessage {...messages.failed} />
            </Failed>
          )}
        </Facts>
      </Words>
      {!entry.isEncrypted && canSave && <IconButton icon={Download} label={intl.formatMessage(messages.save, { name })} aria-busy={isSaving || undefined} onClick={save} />}
      {!entry.isEncrypted && onAdd && !entry.source && <IconButton icon={FilePlus} label={intl.formatMessage(messages.add, { name })} onClick={() => onAdd(entry.id)} />}
    </Row>
  );
}

const messages = {
  encrypted: defineMessage({ id: 'entries.encrypted', defaultMessage: 'Protected with a password' }),
  there: defineMessage({ id: 'entries.there', defaultMessage: 'In this space' }),
  failed: defineMessage({ id: 'entries.failed', defaultMessage: 'Could not be taken out: damaged, protected, or too large' }),
  save: defineMessage<{ name: string }>({ id: 'entries.save', defaultMessage: 'Download {name}' }),
  add: defineMessage<{ name: string }>({ id: 'entries.add', defaultMessage: 'Add {name} as a source' }),
};

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  height: 56px;
  padding-inline: 16px 8px;
  border-bottom: 1px solid var(--line-1);

  ${onPhone} {
    padding-inline: 12px 4px;
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.div`
  display: flex;
  min-width: 0;
  color: var(--fg-1);
  font: var(--text-14);

  > bdi {
    ${clip}
    flex: none;
    max-width: 100%;
  }

  > bdi[data-folder] {
    flex: 0 1 auto;
    min-width: 0;
    color: var(--fg-3);
  }
`;

const Facts = styled.div`
  display: flex;
  gap: 12px;
  min-width: 0;
  color: var(--fg-3);
  font: var(--text-12);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > * {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }

  > a {
    color: var(--fg-2);
    text-decoration: underline;
    text-decoration-color: var(--line-3);
    text-underline-offset: 3px;
  }
`;

const Failed = styled.span`
  ${clip}
  display: block;
  color: var(--st-failed);
`;
