import { lazy, Suspense, useState, type ReactNode, type Ref } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SourceReader_source$key } from '#client/__generated__/SourceReader_source.graphql.ts';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { failureMessage } from '#client/sources/status/failureReasons.ts';
import { onPhone } from '#client/ui/mixins.ts';
import { entryKindOf } from '../entries/entryKind.ts';
import { BrowserNotice } from '../remedies/BrowserNotice.tsx';
import { GivenPageNotice } from '../remedies/GivenPageNotice.tsx';
import { MoreWays } from '../remedies/MoreWays.tsx';
import { OtherWays } from '../remedies/OtherWays.tsx';
import { ProcessingStages } from './ProcessingStages.tsx';
import { Prose } from './Prose.ts';
import { JoinedNotice } from './JoinedNotice.tsx';
import { RecognizedNotice } from './RecognizedNotice.tsx';
import { ReaderFailure } from './ReaderFailure.tsx';
import { readerCssVariables, useReaderPreferences } from './readerPreferences.ts';
import { SafeHtml } from './SafeHtml.tsx';
import { SourceHeading } from './heading/SourceHeading.tsx';
import type { SourceText } from './sourceText.ts';

type SourceReaderProps = {
  source: SourceReader_source$key;
  content: SourceText;
  /** Hears of the element with the text, and of null when it leaves the page. */
  textRef: Ref<HTMLDivElement>;
  /** How far it was read when the page opened, 0 to 1. */
  readBefore: number;
  /** What is said above the text of how it came to be. */
  notice: ReactNode;
  /** It was put into the trash. */
  onDeleted: () => void;
};

/** A source to read: where it is from, its title, who wrote it, its text. Or how far it is, or why it failed. */
export function SourceReader({ source: ref, content: { html, plain, language }, textRef, readBefore, notice, onDeleted }: SourceReaderProps) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment SourceReader_source on Source {
        type
        status
        mimeType
        id
        entryCount
        imageUrl
        previewUrl
        trashedAt
        viewerCanEdit
        space {
          id
        }
        collection {
          id
          name
        }
        processingLog {
          stage
          code
        }
        ...BrowserNotice_source
        ...GivenPageNotice_source
        ...JoinedNotice_source
        ...MoreWays_source
        ...OtherWays_source
        ...ReaderFailure_source
        ...RecognizedNotice_source
        ...ProcessingStages_source
        ...SourceHeading_source
      }
    `,
    ref,
  );
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const preferences = useReaderPreferences();
  const canHandIn = source.type === 'URI' && source.viewerCanEdit && source.trashedAt === null;
  const isWithoutText = source.status === 'COMPLETED' && html === '' && plain === '';
  const whyNoText = isWithoutText ? source.processingLog.findLast(({ stage, code }) => code !== null && (stage === 'EXTRACT' || stage === 'FETCH' || stage === 'RENDER'))?.code : null;
  const isPictureInText = source.imageUrl !== null && html.includes(source.imageUrl.replaceAll('&', '&amp;'));
  const lead = source.previewUrl && source.previewUrl !== brokenImage && <Lead src={source.previewUrl} alt="" onError={() => setBrokenImage(source.previewUrl)} />;

  const entryKind = entryKindOf(source.mimeType);
  const place = source.collection ? { id: source.collection.id, name: source.collection.name } : null;
  const hasEntries = source.entryCount > 0;
  // Its text is no more than the list of them.
  const isList = hasEntries && entryKind === 'files';

  return (
    <Place style={readerCssVariables(preferences)}>
      <SourceHeading source={source} html={html} readBefore={readBefore} />
      {source.status === 'FAILED' && <ReaderFailure source={source} onDeleted={onDeleted} />}
      {/* What lies in the trash is not processed before it is restored. */}
      {source.status !== 'FAILED' && source.status !== 'COMPLETED' && source.trashedAt === null && <ProcessingStages source={source} />}
      {hasEntries && (
        <Suspense>
          <EntryList key={source.id} sourceId={source.id} spaceId={source.space.id} collection={place} label={intl.formatMessage(messages[entryKind])} />
        </Suspense>
      )}
      {html !== '' && !isList && (
        <>
          {notice}
          <GivenPageNotice source={source} />
          <BrowserNotice source={source} />
          <JoinedNotice source={source} />
          <RecognizedNotice source={source} />
          {source.type === 'URI' && !isPictureInText && lead}
          <SafeHtml key={html} ref={textRef} clean={html} lang={language} />
          {canHandIn && <MoreWays source={source} />}
        </>
      )}
      {plain !== '' && (
        <Prose key={plain} ref={textRef} dir="auto" lang={language ?? undefined} style={{ whiteSpace: 'pre-wrap' }}>
          {plain}
        </Prose>
      )}
      {isWithoutText && source.type === 'URI' && lead}
      {isWithoutText && <EmptyState title={<FormattedMessage {...messages.noText} />} text={whyNoText && <FormattedMessage {...failureMessage(whyNoText)} />} />}
      {isWithoutText && <GivenPageNotice source={source} />}
      {isWithoutText && canHandIn && <OtherWays source={source} />}
    </Place>
  );
}

const EntryList = lazy(() => import('../entries/EntryList.tsx'));

const messages = {
  files: defineMessage({ id: 'entries.files', defaultMessage: 'In this archive' }),
  attachments: defineMessage({ id: 'entries.attachments', defaultMessage: 'Attachments' }),
  mails: defineMessage({ id: 'entries.mails', defaultMessage: 'Mails' }),
  noText: defineMessage({ id: 'source.noText', defaultMessage: 'No preview available' }),
};

const Place = styled.div`
  /* 40 px beside the column, which stays as wide as one chose while there is room. */
  max-width: calc(var(--measure, var(--read-measure)) + 80px);
  margin: 0 auto;
  padding: 48px 40px 96px;

  @media (max-width: 800px) {
    padding: 32px 24px 96px;
  }

  ${onPhone} {
    padding: 24px 16px 96px;
  }

  @media print {
    max-width: none;
    padding: 0;
    --reading-size: 11.5pt !important;
    --reading-line: 18pt !important;
  }
`;

const Lead = styled.img`
  display: block;
  width: 100%;
  max-height: 420px;
  margin-block-end: 32px;
  border-radius: var(--r-lg);
  object-fit: cover;
  filter: var(--cover-dim);
`;
