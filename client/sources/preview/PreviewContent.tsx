import { ArrowUpRight, CircleAlert, FileText, RotateCw } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PreviewContent_source$key } from '#client/__generated__/PreviewContent_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { Button, ButtonLink } from '#client/ui/controls/Button.tsx';
import { ChipRow } from '#client/ui/controls/Chips.tsx';
import { Tag } from '#client/ui/display/Tag.ts';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Favicon } from '#client/ui/display/Favicon.tsx';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { fingerHigh } from '#client/ui/mixins.ts';
import { useRetrySources } from '../mutations/useRetrySources.ts';
import { failureMessage } from '../status/failureReasons.ts';
import { typeMessages } from '../status/sourceMessages.ts';
import { SourceProgress } from '../status/SourceProgress.tsx';
import { SourceStatusBadge } from '../status/SourceStatusBadge.tsx';
import { StageList } from '../status/StageList.tsx';
import { MediaPlayer } from '../viewers/MediaPlayer.tsx';
import { previewOf } from './previewOf.ts';
import { PreviewText } from './PreviewText.tsx';

/** What the quick preview says of a source: chips, facts, its content, its summary. */
export function PreviewContent({ source: ref }: { source: PreviewContent_source$key }) {
  const { formatDay, formatParts, formatSize } = useFormats();
  const source = useFragment(
    graphql`
      fragment PreviewContent_source on Source {
        id
        title
        type
        status
        sourceUrl
        domain
        faviconUrl
        previewUrl
        contentUrl
        excerpt
        plainText(first: 10000)
        summary
        language
        mimeType
        size
        createdAt
        tags {
          id
          name
        }
        viewerCanEdit
        failure {
          code
        }
        ...SourceStatusBadge_source
        ...SourceProgress_source
        ...StageList_source
      }
    `,
    ref,
  );
  const { retrySources, isRetrying } = useRetrySources();
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null);
  const text = source.plainText ?? source.excerpt ?? '';
  const pictureUrl = source.previewUrl === brokenPicture ? null : source.previewUrl;
  // Each reading brings another address of the same bytes; what plays goes on with the first.
  const [contentUrl] = useState(source.contentUrl);
  const preview = previewOf({ type: source.type, mimeType: source.mimeType, text, pictureUrl, contentUrl });
  const picture = pictureUrl && (
    <Picture src={pictureUrl} alt={preview === 'picture' ? source.title : ''} onError={() => setBrokenPicture(pictureUrl)} />
  );
  const isUnderWay = source.status === 'PENDING' || source.status === 'PROCESSING';

  return (
    <Parts>
      <ChipRow>
        <SourceStatusBadge source={source} solid />
        <Tag>
          {Object.hasOwn(typeMessages, source.type) ? (
            <FormattedMessage {...typeMessages[source.type as keyof typeof typeMessages]} />
          ) : (
            source.type
          )}
        </Tag>
        {source.tags.map(({ id, name }) => (
          <Tag key={id}>{name}</Tag>
        ))}
        <Details>{formatParts([formatDay(source.createdAt), source.size !== null && formatSize(source.size)])}</Details>
      </ChipRow>
      {source.type === 'URI' && source.sourceUrl && (
        <OpenableLink href={source.sourceUrl} target="_blank" rel="noopener noreferrer">
          <Favicon src={source.faviconUrl} host={source.domain ?? ''} />
          <span>{source.sourceUrl}</span>
          <Icon of={pointing(ArrowUpRight)} size={14} />
        </OpenableLink>
      )}
      {source.status === 'FAILED' && (
        <Failure>
          <p>
            <Icon of={CircleAlert} />
            <FormattedMessage {...failureMessage(source.failure?.code)} />
          </p>
          {source.viewerCanEdit && (
            <Button size={28} icon={RotateCw} loading={isRetrying} onClick={() => retrySources([source.id])}>
              <FormattedMessage {...commonMessages.retry} />
            </Button>
          )}
        </Failure>
      )}
      {isUnderWay && (
        <Well>
          <Stages>
            <StageList source={source} />
          </Stages>
          <SourceProgress source={source} />
        </Well>
      )}
      {preview === 'picture' && <Well>{picture}</Well>}
      {preview === 'pdf' && (
        <Well>
          {picture}
          <PdfLine>
            <Icon of={FileText} />
            <span>
              <FormattedMessage {...messages.pdf} />
            </span>
            <ButtonLink>
              <Link to={`/source/${source.id}?show=original`}>
                <FormattedMessage {...messages.openViewer} />
              </Link>
            </ButtonLink>
          </PdfLine>
        </Well>
      )}
      {(preview === 'video' || preview === 'audio') && contentUrl !== null && (
        <Well>
          <Player kind={preview} url={contentUrl} title={source.title} posterUrl={pictureUrl} />
        </Well>
      )}
      {(preview === 'text' || (preview === 'audio' && text.trim() !== '')) && (
        <>
          {source.type === 'URI' && picture && <Well>{picture}</Well>}
          <PreviewText text={text} lang={source.language} />
        </>
      )}
      {preview === 'none' && source.status === 'COMPLETED' && (
        <Well>
          <EmptyState picture={null} title={<FormattedMessage {...messages.none} />} />
        </Well>
      )}
      {source.summary && (
        <Summary>
          <BlockHead>
            <FormattedMessage {...messages.summary} />
          </BlockHead>
          <p lang={source.language ?? undefined}>{source.summary}</p>
        </Summary>
      )}
    </Parts>
  );
}

const messages = defineMessages({
  pdf: { id: 'sources.preview.pdf', defaultMessage: 'PDF Document' },
  openViewer: { id: 'sources.preview.openViewer', defaultMessage: 'Open Viewer' },
  none: { id: 'sources.preview.noPreview', defaultMessage: 'No preview available' },
  summary: { id: 'sources.preview.summary', defaultMessage: 'Summary' },
});

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Details = styled.span`
  color: var(--fg-2);
  font: var(--text-12);
  font-variant-numeric: tabular-nums;
`;

const OpenableLink = styled.a`
  ${fingerHigh}
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  color: var(--accent-fg);
  font: var(--text-13);

  span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &:hover span {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Well = styled.div`
  overflow: hidden;
  border-radius: var(--r-lg);
  background: var(--bg-sunken);
  box-shadow: inset 0 0 0 1px var(--line-1);
`;

const Player = styled(MediaPlayer)`
  display: block;
  width: 100%;
  max-height: 320px;
`;

const Stages = styled.div`
  min-height: 108px;
`;

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 320px;
  margin: 0 auto;
  object-fit: contain;
  filter: var(--cover-dim);
`;

const PdfLine = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 10px 10px 10px 14px;
  border-block-start: 1px solid var(--line-1);
  background: var(--bg-raised);
  font-size: 13px;
  font-weight: 500;

  span:first-of-type {
    flex: 1;
  }

  &:first-child {
    border: 0;
  }
`;

const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 16px;
  border-radius: var(--r-lg);
  background: var(--danger-soft);
  box-shadow: inset 0 0 0 1px var(--danger-line);
  font: var(--text-13);

  p {
    display: flex;
    gap: 8px;
  }

  svg {
    margin-block-start: 2px;
    color: var(--danger-fg);
  }
`;

const Summary = styled.section`
  display: grid;
  gap: 6px;

  p {
    color: var(--fg-2);
    font: var(--text-13);
    overflow-wrap: anywhere;
  }
`;
