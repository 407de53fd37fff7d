import { FolderPlus } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { FirstSource_source$key } from '#client/__generated__/FirstSource_source.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { SourceCover } from '#client/sources/item/SourceCover.tsx';
import { SourceKind } from '#client/sources/item/SourceKind.tsx';
import { placeNames } from '#client/sources/places/placeNames.ts';
import { selectedByIds } from '#client/sources/selection/selectedSources.ts';
import { SourceProgress } from '#client/sources/status/SourceProgress.tsx';
import { SourceStatusBadge } from '#client/sources/status/SourceStatusBadge.tsx';
import { StageList } from '#client/sources/status/StageList.tsx';
import { Button, ButtonLink } from '#client/ui/controls/Button.tsx';
import { clampLines, onPhone } from '#client/ui/mixins.ts';
import { Lede } from './firstRunStyles.ts';
import { readingTimeOf } from './readingTime.ts';

const SelectCollectionDialog = lazy(async () => ({ default: (await import('#client/sources/actions/SelectCollectionDialog.tsx')).SelectCollectionDialog }));

/** The first thing that somebody has added: how it is being read, live, and then the ways on from it. */
export function FirstSource({ source: ref, spaceId }: { source: FirstSource_source$key; spaceId: string }) {
  const intl = useIntl();
  const { formatDuration } = useFormats();
  const source = useFragment(
    graphql`
      fragment FirstSource_source on Source {
        id
        type
        title
        status
        excerpt
        summary
        wordCount
        isDone
        collection {
          id
          name
        }
        tags {
          id
          name
        }
        processingLog {
          run
          startedAt
          durationMs
        }
        ...SourceCover_source
        ...SourceKind_source
        ...SourceProgress_source
        ...SourceStatusBadge_source
        ...StageList_source
      }
    `,
    ref,
  );
  const [isMoving, setIsMoving] = useState(false);
  const { id, type, title, status, collection, isDone, wordCount } = source;
  const isUnderWay = status !== 'COMPLETED' && status !== 'FAILED';
  // The cover of a text is its words, so its stages stand beside it.
  const hasStagesBeside = isUnderWay && (type === 'CONTENT' || type === 'NOTE');
  const took = readingTimeOf(source.processingLog.map(({ run, startedAt, durationMs }) => ({ run, startedAt, durationMs })));
  const words = source.summary ?? source.excerpt ?? '';
  const place = placeOf();
  function placeOf(): { to: string; name: string } {
    if (collection !== null) return { to: `/collection/${collection.id}`, name: collection.name };
    return isDone ? { to: '/collection/all', name: intl.formatMessage(placeNames.all) } : { to: '/collection/inbox', name: intl.formatMessage(placeNames.inbox) };
  }
  const titles = isUnderWay ? messages.reading : status === 'FAILED' ? messages.failed : messages.ready;

  return (
    <>
      <h1>
        <FormattedMessage {...titles} />
      </h1>
      <Lede>
        {isUnderWay ? (
          <FormattedMessage {...messages.readingText} />
        ) : status === 'FAILED' ? (
          <FormattedMessage {...messages.failedText} />
        ) : (
          <FormattedMessage
            id="firstRun.readyText"
            defaultMessage="{time}{words, plural, =0 {} one {, # word} other {, # words}}, in <place></place>."
            values={{ time: took === null ? intl.formatMessage(messages.atOnce) : formatDuration(took), words: wordCount ?? 0, place: () => <Link key="place" to={place.to}>{place.name}</Link> }}
          />
        )}
      </Lede>
      <Hero>
        <Cover>
          <SourceCover source={source} passage={null} />
          <SourceProgress source={source} />
        </Cover>
        <Body>
          <Kind>
            <SourceKind source={source} />
            <SourceStatusBadge source={source} />
          </Kind>
          <h2 dir="auto">{title}</h2>
          {words !== '' && <Excerpt dir="auto">{words}</Excerpt>}
          {hasStagesBeside && (
            <Stages>
              <StageList source={source} />
            </Stages>
          )}
          {!isUnderWay && source.tags.length > 0 && (
            <Tags aria-label={intl.formatMessage(messages.tags)}>
              {source.tags.slice(0, 3).map((tag) => (
                <li key={tag.id}>{tag.name}</li>
              ))}
              {source.tags.length > 3 && (
                <li>
                  <FormattedNumber value={source.tags.length - 3} signDisplay="always" />
                </li>
              )}
            </Tags>
          )}
          <Ways>
            {(!isUnderWay || words !== '') && (
              <ButtonLink variant={isUnderWay ? 'secondary' : 'primary'}>
                <Link to={`/source/${id}`}>
                  <FormattedMessage {...(isUnderWay ? messages.readItNow : status === 'FAILED' ? messages.open : messages.readNow)} />
                </Link>
              </ButtonLink>
            )}
            {status === 'COMPLETED' && collection === null && (
              <Button icon={FolderPlus} onClick={() => setIsMoving(true)}>
                <FormattedMessage {...messages.put} />
              </Button>
            )}
          </Ways>
        </Body>
      </Hero>
      <Suspense>
        {isMoving && <SelectCollectionDialog verb="move" spaceId={spaceId} selected={selectedByIds([id], null)} onClose={() => setIsMoving(false)} />}
      </Suspense>
    </>
  );
}

const messages = defineMessages({
  reading: { id: 'firstRun.reading', defaultMessage: 'Good. It is being read' },
  readingText: { id: 'firstRun.readingText', defaultMessage: 'You may leave this page or add the next one. Nothing waits for it.' },
  ready: { id: 'firstRun.ready', defaultMessage: 'Your first source is ready' },
  failed: { id: 'firstRun.failed', defaultMessage: 'This one could not be read' },
  failedText: { id: 'firstRun.failedText', defaultMessage: 'Its page says why, and offers other ways to get its text.' },
  atOnce: { id: 'firstRun.atOnce', defaultMessage: 'At once' },
  tags: { id: 'firstRun.tags', defaultMessage: 'Tags' },
  readItNow: { id: 'firstRun.readItNow', defaultMessage: 'Read it now' },
  readNow: { id: 'firstRun.readNow', defaultMessage: 'Read now' },
  open: { id: 'firstRun.open', defaultMessage: 'See what helps' },
  put: { id: 'firstRun.putIntoCollection', defaultMessage: 'Put it in a collection' },
});

const Hero = styled.article`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  overflow: hidden;
  margin-block-end: 16px;
  border-radius: var(--r-xl);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cover = styled.div`
  position: relative;
  display: grid;
  min-height: 148px;
  background: var(--bg-sunken);

  > :first-child {
    height: 100%;
  }

  > :last-child:not(:first-child) {
    position: absolute;
    inset: auto 0 0;
  }
`;

const Body = styled.div`
  min-width: 0;
  padding: 20px;

  h2 {
    margin-block-start: 8px;
    font: 600 18px/24px var(--font-ui);
    letter-spacing: -0.016em;
    overflow-wrap: anywhere;
  }
`;

const Kind = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 20px;
  color: var(--fg-3);
  font: var(--text-12);

  > :last-child {
    margin-inline-start: auto;
  }
`;

const Excerpt = styled.p`
  ${clampLines(3)}
  margin-block-start: 6px;
  color: var(--fg-2);
  font: var(--text-13);
  overflow-wrap: anywhere;
`;

const Stages = styled.div`
  margin: 16px -16px 0;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-block-start: 12px;

  li {
    max-width: 100%;
    padding: 2px 6px;
    border-radius: var(--r-xs);
    background: var(--bg-hover);
    color: var(--fg-2);
    font: var(--text-11);
    overflow-wrap: anywhere;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 20px;

  &:empty {
    display: none;
  }
`;

