import { CircleAlert, RotateCw } from 'lucide';
import { useRef, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { TriageCard_source$key } from '#client/__generated__/TriageCard_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { forcedEdge, onPhone } from '#client/ui/mixins.ts';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { SourceKind } from '../item/SourceKind.tsx';
import { useRetrySources } from '../mutations/useRetrySources.ts';
import { failureMessage } from '../status/failureReasons.ts';
import { SourceProgress } from '../status/SourceProgress.tsx';
import { StageList } from '../status/StageList.tsx';

/** So much of what one sees goes by with Space. */
const SCREENFUL = 0.8;

/** What one looks at to decide where a source goes: its picture, what it is, and how it begins. */
export function TriageCard({ source: ref, isTop }: { source: TriageCard_source$key; isTop: boolean }) {
  const { formatRelativeDate } = useFormats();
  const source = useFragment(
    graphql`
      fragment TriageCard_source on Source {
        id
        title
        status
        previewUrl
        plainText(first: 3000)
        excerpt
        language
        readingMinutes
        createdAt
        viewerCanEdit
        failure {
          code
        }
        ...SourceKind_source
        ...SourceProgress_source
        ...StageList_source
      }
    `,
    ref,
  );
  const text = useRef<HTMLDivElement>(null);
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null);
  const { retrySources, isRetrying } = useRetrySources();
  const pictureUrl = source.previewUrl === brokenPicture ? null : source.previewUrl;
  const isUnderWay = source.status === 'PENDING' || source.status === 'PROCESSING' || source.status === 'UPLOADING';
  useSingleKeyShortcuts(isTop ? { ' ': () => text.current?.scrollBy({ top: text.current.clientHeight * SCREENFUL, behavior: 'smooth' }) } : {});

  return (
    <Card data-triage-card>
      {pictureUrl !== null && <Picture src={pictureUrl} alt="" draggable={false} onError={() => setBrokenPicture(pictureUrl)} />}
      <Text ref={text} tabIndex={0} role="group" aria-label={source.title}>
        <Kind>
          <SourceKind source={source} />
          <Facts>
            {source.readingMinutes !== null && source.readingMinutes > 0 ? (
              <FormattedMessage {...messages.facts} values={{ count: source.readingMinutes, date: formatRelativeDate(source.createdAt) }} />
            ) : (
              formatRelativeDate(source.createdAt)
            )}
          </Facts>
        </Kind>
        <h2 dir="auto" lang={source.language ?? undefined}>
          {source.title}
        </h2>
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
          <Stages>
            <StageList source={source} />
            <SourceProgress source={source} />
          </Stages>
        )}
        <Words dir="auto" lang={source.language ?? undefined}>
          {withoutTitle(source.plainText ?? source.excerpt, source.title) ?? (source.status === 'COMPLETED' && <FormattedMessage {...words.none} />)}
        </Words>
      </Text>
    </Card>
  );
}

/** A text that begins with its title says it once. */
function withoutTitle(text: string | null | undefined, title: string): string | null | undefined {
  const beginning = text?.trimStart();
  return beginning?.startsWith(title) ? beginning.slice(title.length).trimStart() : text;
}

const messages = {
  facts: defineMessage<{ count: number; date: string }>({ id: 'triage.facts', defaultMessage: '{count, number} min read, {date}' }),
};
const words = defineMessages({
  none: { id: 'sources.preview.noPreview', defaultMessage: 'No preview available' },
});

const Card = styled.article`
  ${forcedEdge}
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: var(--r-xl);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-2), var(--shadow-hover);
`;

const Picture = styled.img`
  flex: 0 1 236px;
  width: 100%;
  min-height: 96px;
  object-fit: cover;
  filter: var(--cover-dim);

  ${onPhone} {
    flex-basis: 150px;
  }
`;

const Text = styled.div`
  flex: 1 1 60%;
  min-height: 0;
  overflow: auto;
  padding: 24px 40px 32px;
  mask-image: linear-gradient(#000 calc(100% - 64px), transparent);

  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--r-xl);
  }

  h2 {
    margin-block: 16px 12px;
    font: 400 30px/38px var(--font-read);
    letter-spacing: var(--track-tight);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  ${onPhone} {
    padding: 16px 20px 32px;

    h2 {
      margin-block: 12px 8px;
      font-size: 25px;
      line-height: 31px;
    }
  }
`;

const Kind = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 20px;
  color: var(--fg-2);
  font: var(--text-12);
`;

const Facts = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;

const Words = styled.p`
  font: 400 17px/28px var(--font-read);
  white-space: pre-line;
  unicode-bidi: plaintext;
  overflow-wrap: anywhere;

  ${onPhone} {
    line-height: 26px;
  }
`;

/** Right below the title, as high as they are: on a cover stages stand in its middle. */
const Stages = styled.div`
  margin-block-end: 16px;

  > ol {
    height: auto;
    margin-block-end: 12px;
    padding-inline: 0;
  }
`;

const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  margin-block-end: 16px;
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
