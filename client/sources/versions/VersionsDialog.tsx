import { ExternalLink } from 'lucide';
import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { VersionsDialogQuery } from '#client/__generated__/VersionsDialogQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { TextLink } from '#client/ui/controls/TextLink.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { DeleteVersionDialog } from './DeleteVersionDialog.tsx';
import { VersionComparison } from './VersionComparison.tsx';
import { VersionList } from './VersionList.tsx';

const query = graphql`
  query VersionsDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        textSince
        textCheckedAt
        viewerCanEdit
        revisions(first: 50) {
          edges {
            node {
              id
              createdAt
              snapshotUrl
              ...VersionList_versions
            }
          }
        }
      }
    }
  }
`;

type Source = NonNullable<NonNullable<VersionsDialogQuery['response']['node']>['source']>;

/** The versions of a link: which there are, what changed since each, and the page as it was. */
export function VersionsDialog({ sourceId, onClose }: { sourceId: string; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog open width={600} onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage {...messages.title} />} closeLabel={intl.formatMessage(commonMessages.close)}>
      <QueryLoader<VersionsDialogQuery> query={query} variables={{ id: sourceId }} fallback={<Skeleton $height="240px" $radius="var(--r-md)" />}>
        {({ node }) => node?.source && <Body sourceId={sourceId} source={node.source} />}
      </QueryLoader>
    </Dialog>
  );
}

function Body({ sourceId, source }: { sourceId: string; source: Source }) {
  const intl = useIntl();
  const { formatDateTime } = useFormats();
  const versions = source.revisions.edges.map(({ node }) => node);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [otherId, setOtherId] = useState<string>(now);
  const [isDeleting, setIsDeleting] = useState(false);
  const picked = versions.find(({ id }) => id === pickedId) ?? versions[0];
  // Newest first: what came after it stands before it.
  const newer = versions.slice(0, picked ? versions.indexOf(picked) : 0);
  const other = newer.find(({ id }) => id === otherId);
  const { textSince: since, textCheckedAt: checked } = source;
  return (
    <Place>
      {since && checked && (
        <Quiet>
          <FormattedMessage {...messages.unchanged} values={{ checked: formatDateTime(checked), since: formatDateTime(since) }} />
        </Quiet>
      )}
      {picked ? (
        <>
          <VersionList versions={versions} pickedId={picked.id} onPick={setPickedId} />
          {newer.length > 0 && (
            <Field label={intl.formatMessage(messages.compareWith)}>
              <Select
                value={other?.id ?? now}
                onChange={setOtherId}
                options={[{ value: now, label: intl.formatMessage(messages.now) }, ...newer.map(({ id, createdAt }) => ({ value: id, label: intl.formatMessage(messages.until, { until: formatDateTime(createdAt) }) }))]}
              />
            </Field>
          )}
          <VersionComparison sourceId={sourceId} earlierId={picked.id} laterId={other?.id ?? null} />
          <Actions>
            {picked.snapshotUrl && (
              <TextLink>
                <a href={picked.snapshotUrl} target="_blank" rel="noopener noreferrer">
                  <FormattedMessage {...messages.page} />
                  <Icon of={ExternalLink} size={14} />
                </a>
              </TextLink>
            )}
            {source.viewerCanEdit && (
              <Button onClick={() => setIsDeleting(true)}>
                <FormattedMessage {...messages.delete} />
              </Button>
            )}
          </Actions>
          {isDeleting && <DeleteVersionDialog revisionId={picked.id} onClose={() => setIsDeleting(false)} />}
        </>
      ) : (
        <Quiet>
          <FormattedMessage {...messages.none} />
        </Quiet>
      )}
    </Place>
  );
}

/** Stands for the text as it is now. */
const now = 'now';

const messages = {
  title: defineMessage({ id: 'versions.title', defaultMessage: 'Versions' }),
  unchanged: defineMessage<{ checked: string; since: string }>({ id: 'versions.unchanged', defaultMessage: 'Last read {checked}. Unchanged since {since}.' }),
  none: defineMessage({ id: 'versions.none', defaultMessage: 'There is no earlier version. When the page is read again and says something else, what it says now is kept here.' }),
  compareWith: defineMessage({ id: 'versions.compareWith', defaultMessage: 'Compare with' }),
  now: defineMessage({ id: 'versions.now', defaultMessage: 'The text now' }),
  until: defineMessage<{ until: string }>({ id: 'versions.until', defaultMessage: 'Until {until}' }),
  page: defineMessage({ id: 'versions.page', defaultMessage: 'The page as it was' }),
  delete: defineMessage({ id: 'versions.delete', defaultMessage: 'Delete version' }),
};

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Quiet = styled.p`
  color: var(--fg-2);
  font: var(--text-13);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  font: var(--text-13);

  a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }

  button {
    margin-inline-start: auto;
  }
`;
