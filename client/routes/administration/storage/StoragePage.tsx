import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { StoragePageQuery } from '#client/__generated__/StoragePageQuery.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useRouteQuery } from '#client/relay/useRouteQuery.ts';
import { TextLink } from '#client/ui/controls/TextLink.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';

const query = graphql`
  query StoragePageQuery @throwOnFieldError {
    viewer {
      administration {
        storage {
          files
          texts
          free
          floor
        }
      }
    }
  }
`;

/** The section Storage: what the vault needs of its disks, and what they have left. */
export function Component() {
  const { formatSize } = useFormats();
  const storage = useRouteQuery<StoragePageQuery>(query).viewer?.administration?.storage;
  if (!storage) return null;
  const { files, texts, free, floor } = storage;
  const isLow = free !== null && floor !== null && free < floor;
  return (
    <>
      {isLow && (
        <Alert tone="error">
          <FormattedMessage {...low} values={{ floor: formatSize(floor) }} />
        </Alert>
      )}
      <Figures>
        {[
          { label: messages.files, value: formatSize(files) },
          { label: messages.texts, value: formatSize(texts) },
          ...(free === null ? [] : [{ label: messages.free, value: formatSize(free) }]),
        ].map(({ label, value }) => (
          <div key={label.id}>
            <dt>
              <FormattedMessage {...label} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      {floor !== null && !isLow && (
        <Note>
          <FormattedMessage {...refusedBelow} values={{ floor: formatSize(floor) }} />
        </Note>
      )}
      <Note>
        <TextLink>
          <Link to="/admin">
            <FormattedMessage {...messages.byPerson} />
          </Link>
        </TextLink>
      </Note>
    </>
  );
}

const low = defineMessage<{ floor: string }>({
  id: 'admin.storageLow',
  defaultMessage: 'The disk is almost full: with less than {floor} left, texts and files are refused. Delete files for good, or give the disk more room.',
});
const refusedBelow = defineMessage<{ floor: string }>({ id: 'admin.storageFloor', defaultMessage: 'With less than {floor} left, texts and files are refused; reading and deleting go on.' });
const messages = defineMessages({
  files: { id: 'admin.storageFiles', defaultMessage: 'Files and pictures' },
  texts: { id: 'admin.storageTexts', defaultMessage: 'Texts' },
  free: { id: 'admin.storageFree', defaultMessage: 'Free on the disk' },
  byPerson: { id: 'admin.storageByPerson', defaultMessage: 'What each person has added' },
});

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 16px;

  > div {
    padding: 16px 20px;
    border-radius: var(--r-lg);
    background: var(--bg-raised);
    box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);
  }

  dt {
    color: var(--fg-3);
    font: var(--text-12);
  }

  dd {
    margin-block-start: 4px;
    font: var(--text-20);
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.p`
  color: var(--fg-2);
  font: var(--text-13);
`;
