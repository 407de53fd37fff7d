import { ArrowUpRight } from 'lucide';
import { useMemo } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SourceHeading_source$key } from '#client/__generated__/SourceHeading_source.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { Favicon } from '#client/ui/display/Favicon.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { alignAsAround, onPhone } from '#client/ui/mixins.ts';
import { OriginLine } from '../../entries/OriginLine.tsx';
import { standfirstOf } from './standfirst.ts';

type SourceHeadingProps = {
  source: SourceHeading_source$key;
  /** The text below it; empty when there is none. */
  html: string;
  /** How far it was read when the page opened, 0 to 1. */
  readBefore: number;
};

/** Longer titles are set smaller: five lines of the largest face push the text off the page. */
const LONG_TITLE = 110;

/** What stands above the text of a source: where it is from, its title and standfirst, who wrote it and when. */
export function SourceHeading({ source: ref, html, readBefore }: SourceHeadingProps) {
  const { formatDay } = useFormats();
  const source = useFragment(
    graphql`
      fragment SourceHeading_source on Source {
        type
        status
        title
        sourceUrl
        domain
        siteName
        faviconUrl
        fileName
        author
        language
        publishedAt
        readingMinutes
        excerpt
        ...OriginLine_source
      }
    `,
    ref,
  );
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

  return (
    <>
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
    </>
  );
}

const messages = {
  minutes: defineMessage<{ count: number }>({ id: 'source.minutes', defaultMessage: '{count, number} min read' }),
  minutesLeft: defineMessage<{ count: number }>({ id: 'source.minutesLeft', defaultMessage: '{count, number} min left' }),
};

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
