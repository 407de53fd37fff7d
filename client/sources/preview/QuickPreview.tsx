import { Copy, Download, Maximize2, Pencil, type IconNode } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { QuickPreview_source$key } from '#client/__generated__/QuickPreview_source.graphql.ts';
import type { QuickPreviewQuery } from '#client/__generated__/QuickPreviewQuery.graphql.ts';
import { LoadFailed } from '#client/relay/LoadFailed.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { Button, ButtonLink } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { useSiblingNavigation, type SiblingNavigation } from '../siblings/useSiblingNavigation.ts';
import { useSourceChanged } from '../store/sourceEvents.ts';
import { PreviewContent } from './PreviewContent.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';

type QuickPreviewProps = {
  spaceId: string;
  /** Which source; null: none, which says so (on small screens the sheet is closed). Another one takes its place once it is there. */
  sourceId: string | null;
  /** Another source of the list shall be previewed. */
  onStep: (sourceId: string) => void;
  onClose: () => void;
  onCopy: (sourceId: string) => void;
  onDownload: (sourceId: string) => void;
};

const query = graphql`
  query QuickPreviewQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        ...QuickPreview_source
      }
    }
  }
`;

/** The quick preview of a source beside its list. J and K walk on through the list; Escape, the cross and a pull (on phones) call `onClose`. */
export function QuickPreview({ spaceId, sourceId, onStep, ...actions }: QuickPreviewProps) {
  const siblings = useSiblingNavigation(spaceId, sourceId, (id) => {
    onStep(id);
    document.querySelector(`[data-source="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' });
  });
  useSingleKeyShortcuts({ j: () => siblings.step('next'), k: () => siblings.step('previous') });
  if (sourceId === null) return <NothingChosen onClose={actions.onClose} />;
  return (
    <QueryLoader<QuickPreviewQuery>
      query={query}
      variables={{ id: sourceId }}
      isLive
      fallback={<Waiting onClose={actions.onClose} />}
      failed={(retry) => (
        <PreviewPanel isFilled title={null} footer={null} onClose={actions.onClose}>
          <LoadFailed onRetry={retry} />
        </PreviewPanel>
      )}
    >
      {({ node }) => (node?.source ? <ContentView source={node.source} siblings={siblings} {...actions} /> : <NothingChosen onClose={actions.onClose} />)}
    </QueryLoader>
  );
}

type ShownProps = Pick<QuickPreviewProps, 'onClose' | 'onCopy' | 'onDownload'> & { source: QuickPreview_source$key; siblings: SiblingNavigation };

function ContentView({ source: ref, siblings, onClose, onCopy, onDownload }: ShownProps) {
  const navigate = useNavigate();
  const source = useFragment(
    graphql`
      fragment QuickPreview_source on Source {
        id
        title
        viewerCanEdit
        ...PreviewContent_source
      }
    `,
    ref,
  );
  const reload = useReload<QuickPreviewQuery>(query);
  useSourceChanged((changedId) => changedId === source.id && reload({ id: source.id }));
  return (
    <PreviewPanel
      isFilled
      title={source.title}
      siblings={siblings}
      onClose={onClose}
      footer={
        <>
          <ButtonLink size={36} variant="primary">
            <Link to={`/source/${source.id}`}>
              <Middle>
                <Icon of={Maximize2} />
                <FormattedMessage {...messages.openFull} />
              </Middle>
            </Link>
          </ButtonLink>
          {source.viewerCanEdit && <Tool icon={Pencil} name={messages.edit} onPress={() => void navigate(`/source/${source.id}?edit=1`)} />}
          <Tool icon={Copy} name={messages.copy} onPress={() => onCopy(source.id)} />
          <Tool icon={Download} name={messages.download} onPress={() => onDownload(source.id)} />
        </>
      }
    >
      <PreviewContent key={source.id} source={source} />
    </PreviewPanel>
  );
}

/** With its word where the panel stands beside the list; on a sheet from below there is room for its icon. */
function Tool({ icon, name, onPress }: { icon: IconNode; name: { id: string; defaultMessage: string }; onPress: () => void }) {
  const intl = useIntl();
  const isSheet = useMediaQuery('(max-width: 959.98px)');
  if (isSheet) return <Framed icon={icon} label={intl.formatMessage(name)} onClick={onPress} />;
  return (
    <Button icon={icon} onClick={onPress}>
      <FormattedMessage {...name} />
    </Button>
  );
}

function NothingChosen({ onClose }: { onClose: () => void }) {
  return (
    <PreviewPanel isFilled={false} title={null} footer={null} onClose={onClose}>
      <EmptyState title={<FormattedMessage {...messages.none} />} />
    </PreviewPanel>
  );
}

function Waiting({ onClose }: { onClose: () => void }) {
  return (
    <PreviewPanel isFilled title={null} footer={null} onClose={onClose}>
      <Bones aria-hidden>
        <Skeleton $width="55%" $height="20px" />
        <Skeleton $height="180px" $radius="var(--r-lg)" />
        <Skeleton $width="90%" />
        <Skeleton $width="70%" />
      </Bones>
    </PreviewPanel>
  );
}

const messages = defineMessages({
  none: { id: 'sources.preview.none', defaultMessage: 'No source selected' },
  openFull: { id: 'sources.preview.openFull', defaultMessage: 'Open Full View' },
  edit: { id: 'sources.preview.edit', defaultMessage: 'Edit' },
  copy: { id: 'sources.preview.copy', defaultMessage: 'Copy' },
  download: { id: 'sources.preview.download', defaultMessage: 'Download' },
});

const Bones = styled.div`
  display: grid;
  gap: 16px;
`;

const Middle = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
`;

const Framed = styled(IconButton)`
  width: 36px;
  height: 36px;
  background: var(--bg-control);
  box-shadow: inset 0 0 0 1px var(--line-2), var(--shadow-xs);
`;
