import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SpaceSettingsDialogQuery } from '#client/__generated__/SpaceSettingsDialogQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { LoadFailed } from '#client/relay/LoadFailed.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { SpaceSettingsForm } from './SpaceSettingsForm.tsx';

const query = graphql`
  query SpaceSettingsDialogQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        ...SpaceSettingsForm_space
      }
    }
    viewer {
      sendsMail
    }
  }
`;

/** Space Settings: what the space is called, what it does with its sources, who is in it, and how it ends. */
export default function SpaceSettingsDialog({ spaceId, onClose }: { spaceId: string; onClose: () => void }) {
  return (
    <QueryLoader<SpaceSettingsDialogQuery>
      query={query}
      variables={{ spaceId }}
      fallback={<Frame onClose={onClose}>{skeleton}</Frame>}
      failed={(retry) => (
        <Frame onClose={onClose}>
          <LoadFailed onRetry={retry} />
        </Frame>
      )}
    >
      {({ node, viewer }) =>
        node?.space ? (
          <SpaceSettingsForm space={node.space} sendsMail={viewer?.sendsMail ?? false} onClose={onClose} />
        ) : (
          <Frame onClose={onClose}>
            <EmptyState title={<FormattedMessage {...messages.gone} />} />
          </Frame>
        )
      }
    </QueryLoader>
  );
}

function Frame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const intl = useIntl();
  return (
    <Dialog
      open
      width={600}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      {children}
    </Dialog>
  );
}

const messages = defineMessages({
  title: { id: 'collections.spaceSettings', defaultMessage: 'Space Settings' },
  gone: { id: 'error.notFound', defaultMessage: 'This is gone, or you no longer have access to it.' },
});

const Place = styled.div`
  display: grid;
  align-content: start;
  gap: 20px;
  min-height: 420px;
`;

const skeleton = (
  <Place aria-hidden>
    <Skeleton $width="60%" $height="16px" />
    <Skeleton $height="36px" $radius="var(--r-md)" />
    <Skeleton $height="76px" $radius="var(--r-md)" />
    <Skeleton $height="28px" $width="80%" $radius="var(--r-md)" />
  </Place>
);
