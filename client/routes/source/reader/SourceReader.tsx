import { ArrowUpRight } from 'lucide';
import { lazy, Suspense, useMemo, useState, type ReactNode, type Ref } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SourceReader_source$key } from '#client/__generated__/SourceReader_source.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Favicon } from '#client/ui/display/Favicon.tsx';
import { failureMessage } from '#client/sources/status/failureReasons.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { alignAsAround, onPhone } from '#client/ui/mixins.ts';
import { entryKindOf } from '../entries/entryKind.ts';
import { OriginLine } from '../entries/OriginLine.tsx';
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
import type { SourceText } from './sourceText.ts';
import { standfirstOf } from './standfirst.ts';

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

/** Longer titles are set smaller: five lines of the largest face push the text off the page. */
const LONG_TITLE = 110;

/** A source to read: where it is from, its title, who wrote it, its text. Or how far it is, or why it failed. */
export function SourceReader({ source: ref, content: { html, plain, language }, textRef, readBefore, notice, onDeleted }: SourceReaderProps) {
  const intl = useIntl();
  const { formatDay } = useFormats();
  const source = useFragment(
    graphql`
      fragment SourceReader_source on Source {
        type
        status
        title
        sourceUrl
        domain
        siteName
        faviconUrl
        fileName
        mimeType
        id
        entryCount
        author
        language
        publishedAt
        readingMinutes
        imageUrl
        previewUrl
        excerpt
        trashedAt
        viewerCanEdit
        processingLog {
          stage
          code
        }
        ...BrowserNotice_source
        ...GivenPageNotice_source
        ...JoinedNotice_source
        ...OriginLine_source
        ...MoreWays_source
        ...OtherWays_source
        ...ReaderFailure_source
        ...RecognizedNotice_source
        ...ProcessingStages_source
      }
    `,
    ref,
  );
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const preferences = useReaderPreferences();
  const standfirst = useMemo(() => (source.type !== 'URI' ? null : html === '' ? source.excerpt : standfirstOf(source.excerpt, html)), [source.type, source.excerpt, html]);
  const details = [
    source.author && <b key="author">{source.author}</b>,
    source.publishedAt && <time key="date" dateTime={source.publishedAt}>{formatDay(source.publishedAt)}</time>,
    source.readingMinutes !== null && source.readingMinutes > 0 && (
      <span key="minutes">
        {readBefore > 0.05 && readBefore < 0.95 ? (
          <FormattedMessage {...messages.minutesLeft} values={{ count: Math.max(1, Math.round(source.readingMinutes * (1 - readBefore))) }} />
        ) : (
          <FormattedMessage {...messages.minutes} values={{ count: source.readingMinutes }} />
        )}
      </span>
    ),
  ].filter(Boolean);
  const canHandIn = source.type === 'URI' && source.viewerCanEdit && source.trashedAt === null;
  const isWithoutText = source.status === 'COMPLETED' && html === '' && plain === '';
  const whyNoText = isWithoutText ? source.processingLog.findLast(({ stage, code }) => code !== null && (stage === 'EXTRACT' || stage === 'FETCH' || stage === 'RENDER'))?.code : null;
  const isPictureInText = source.imageUrl !== null && html.includes(source.imageUrl.replaceAll('&', '&amp;'));
  const lead = source.previewUrl && source.previewUrl !== brokenImage && <Lead src={source.previewUrl} alt="" onError={() => setBrokenImage(source.previewUrl)} />;

  const entryKind = entryKindOf(source.mimeType);
  const hasEntries = source.entryCount > 0;
  // Its text is no more than the list of them.
  const isList = hasEntries && entryKind === 'files';

  return (
    <Place style={readerCssVariables(preferences)}>
      {source.sourceUrl && (
        <From>
          <Favicon src={source.faviconUrl} host={source.domain ?? ''} />
          <a href={source.sourceUrl} target="_blank" rel="noopener noreferrer">
            {source.siteName ?? source.domain ?? source.sourceUrl}
          </a>
          <Icon of={ArrowUpRight} size={14} />
        </From>
      )}
      {source.fileName && source.fileName !== source.title && (
        <From>
          <bdi>{source.fileName}</bdi>
        </From>
      )}
      <From>
        <OriginLine source={source} />
      </From>
      <Title dir="auto" lang={source.language ?? undefined} data-long={source.title.length > LONG_TITLE || undefined} data-failed={source.status === 'FAILED' || undefined}>{source.title}</Title>
      {standfirst !== null && (
        <Standfirst dir="auto" lang={source.language ?? undefined}>
          {standfirst}
        </Standfirst>
      )}
      {details.length > 0 && <Details>{details}</Details>}
      {source.status !== 'FAILED' && <Rule />}
      {source.status === 'FAILED' && <ReaderFailure source={source} onDeleted={onDeleted} />}
      {/* What lies in the trash is not processed before it is restored. */}
      {source.status !== 'FAILED' && source.status !== 'COMPLETED' && source.trashedAt === null && <ProcessingStages source={source} />}
      {hasEntries && (
        <Suspense>
          <EntryList key={source.id} sourceId={source.id} label={intl.formatMessage(messages[entryKind])} />
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
  minutes: defineMessage<{ count: number }>({ id: 'source.minutes', defaultMessage: '{count, number} min read' }),
  minutesLeft: defineMessage<{ count: number }>({ id: 'source.minutesLeft', defaultMessage: '{count, number} min left' }),
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

const From = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  margin-block-end: 20px;
  color: var(--fg-3);
  font: var(--text-13);

  &:empty {
    display: none;
  }

  a {
    min-width: 0;
    color: var(--fg-2);
    text-decoration: underline;
    text-decoration-color: var(--line-2);
    text-underline-offset: 3px;
    overflow-wrap: anywhere;
  }

  a:hover {
    color: var(--fg-1);
  }

  @media print {
    svg {
      display: none;
    }

    /* Paper leads nowhere. */
    a::after {
      content: ' · ' attr(href);
      color: var(--fg-3);
    }
  }
`;

const Title = styled.h1`
  font: var(--text-read-40);
  letter-spacing: -0.022em;
  text-wrap: balance;
  overflow-wrap: anywhere;

  /* A whole sentence, or several. */
  &[data-long] {
    font-size: 30px;
    line-height: 38px;
  }

  ${onPhone} {
    font-size: 30px;
    line-height: 38px;

    &[data-long] {
      font-size: 24px;
      line-height: 32px;
    }
  }

  /* What there is to do about it matters more than a title that may be an address. */
  &[data-failed] {
    max-width: 600px;
    margin-block: -12px 20px;
    font: var(--text-20);
    letter-spacing: var(--track-tight);
  }

  @media print {
    font-size: 24pt;
    line-height: 30pt;
  }
`;

const Standfirst = styled.p`
  ${alignAsAround}
  margin-block-start: 16px;
  color: var(--fg-2);
  font: 400 20px/32px var(--font-read);
  letter-spacing: -0.004em;
  text-wrap: pretty;
  overflow-wrap: anywhere;

  ${onPhone} {
    font-size: 18px;
    line-height: 28px;
  }
`;

const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 24px;
  color: var(--fg-3);
  font: var(--text-13);

  > * + *::before {
    content: '·';
    margin-inline-end: 8px;
  }

  b {
    color: var(--fg-1);
    font-weight: 500;
  }
`;

const Rule = styled.hr`
  height: 1px;
  margin: 24px 0 32px;
  border: 0;
  background: var(--line-1);
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
