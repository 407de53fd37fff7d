import { ClipboardPaste } from 'lucide';
import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { FirstRun_user$key } from '#client/__generated__/FirstRun_user.graphql.ts';
import type { FirstRunQuery } from '#client/__generated__/FirstRunQuery.graphql.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { useReload } from '#client/relay/useReload.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';
import type { AddTarget } from '#client/sources/add/addTarget.ts';
import { useDeleteSources } from '#client/sources/mutations/useDeleteSources.ts';
import { selectedByIds } from '#client/sources/selection/selectedSources.ts';
import { useSourceChanged, useSourcesAdded } from '#client/sources/store/sourceEvents.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { onPhone, onTouch } from '#client/ui/mixins.ts';
import { openUploadDialog } from '#client/uploads/uploadTarget.ts';
import { Adder } from './Adder.tsx';
import { BringWhatYouHave } from './BringWhatYouHave.tsx';
import { FirstSource } from './FirstSource.tsx';
import { Lede } from './firstRunStyles.ts';
import { NextWays } from './NextWays.tsx';
import { pasteKeys } from './pasteKeys.ts';
import { isSample } from './sampleArticle.ts';
import { SampleCard } from './SampleCard.tsx';

/** What is read live follows events at most this often. */
const RELOAD_MS = 500;

const query = graphql`
  query FirstRunQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        firstSources: sources(first: 2, order: CREATED) {
          edges {
            node {
              id
              type
              title
              status
              highlights(first: 1) {
                edges {
                  node {
                    id
                  }
                }
              }
              ...FirstSource_source
            }
          }
        }
      }
    }
  }
`;

type FirstRunProps = { user: FirstRun_user$key; target: AddTarget };

/** The dashboard while a space has at most one source of its own: one field to begin with, then what became of the first one. */
export default function FirstRun({ user: ref, target }: FirstRunProps) {
  const { displayName } = useFragment(
    graphql`
      fragment FirstRun_user on User {
        displayName
      }
    `,
    ref,
  );
  const firstName = displayName?.trim().split(/\s+/)[0] ?? '';
  return (
    <Inner>
      <QueryLoader<FirstRunQuery> query={query} variables={{ spaceId: target.spaceId }} fallback={<Skeleton $height="320px" $radius="var(--r-xl)" />}>
        {({ node }) => <Begin firstName={firstName} target={target} sources={node?.space?.firstSources.edges.map((edge) => edge.node) ?? []} />}
      </QueryLoader>
    </Inner>
  );
}

type Sources = NonNullable<NonNullable<FirstRunQuery['response']['node']>['space']>['firstSources']['edges'][number]['node'][];

function Begin({ firstName, target, sources }: { firstName: string; target: AddTarget; sources: Sources }) {
  const reload = useReload<FirstRunQuery>(query);
  const reloadNow = () => reload({ spaceId: target.spaceId });
  useSourceChanged(useThrottled(reloadNow, RELOAD_MS));
  useSourcesAdded(reloadNow);
  useMissedEvents(reloadNow);
  const { deleteSources } = useDeleteSources();
  const [wasAsked, setWasAsked] = useState(false);

  const sample = sources.find(({ type, title }) => isSample({ type, title }));
  const own = sources.find((source) => source !== sample);
  // It has done its work, unless somebody has marked something in it.
  const dropSample = () => {
    if (!sample || sample.highlights.edges.length > 0 || wasAsked) return;
    setWasAsked(true);
    deleteSources(selectedByIds([sample.id], null), { isAwaited: false, onDone: () => undefined, onRefused: () => setWasAsked(false) });
  };

  if (own) {
    return (
      <>
        <div aria-live="polite">
          <FirstSource source={own} spaceId={target.spaceId} />
        </div>
        <Adder target={target} onUpload={openUploadDialog} isSlim onAdded={() => undefined} />
        {own.status === 'COMPLETED' && (
          <More>
            <NextWays />
          </More>
        )}
      </>
    );
  }
  return (
    <>
      <h1>
        <FormattedMessage {...welcome} values={{ name: firstName, hasName: String(firstName !== '') }} />
      </h1>
      <Lede>
        <FormattedMessage {...messages.start} />
      </Lede>
      <Adder target={target} onUpload={openUploadDialog} isSlim={false} onAdded={dropSample} />
      <Anywhere>
        <Icon of={ClipboardPaste} />
        <span>
          <FormattedMessage
            id="firstRun.pasteAnywhere"
            defaultMessage="<b>Paste works anywhere.</b> On every page: <key></key> links or a picture, or drop a file."
            values={{
              b: (words) => <b key="b">{words}</b>,
              key: () => (
                <Keys key="key">
                  {pasteKeys.map((name) => (
                    <Kbd key={name}>{name}</Kbd>
                  ))}
                </Keys>
              ),
            }}
          />
        </span>
      </Anywhere>
      <Duo>
        <BringWhatYouHave target={target} onUpload={openUploadDialog} />
        <SampleCard spaceId={target.spaceId} sampleId={sample?.id ?? null} />
      </Duo>
    </>
  );
}

const welcome = defineMessage<{ hasName: string; name: string }>({ id: 'firstRun.welcome', defaultMessage: 'Welcome{hasName, select, true {, {name}} other {}}' });
const messages = defineMessages({
  start: { id: 'firstRun.start', defaultMessage: 'Start with one thing you want to keep. Its text, summary and tags come by themselves.' },
});

const Inner = styled.div`
  width: 688px;
  max-width: 100%;
  margin: 0 auto;
  padding: 64px 24px 48px;

  h1 {
    font: var(--text-28);
    letter-spacing: -0.024em;
    overflow-wrap: anywhere;
  }

  ${onPhone} {
    padding: 24px 16px 32px;

    h1 {
      font: 600 26px/32px var(--font-ui);
    }
  }
`;

const Anywhere = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 10px;
  padding: 16px 4px 0;
  color: var(--fg-2);
  font: var(--text-13);

  > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--fg-3);
  }

  b {
    color: var(--fg-1);
    font-weight: 500;
  }
`;

const Keys = styled.span`
  display: inline-flex;
  direction: ltr;
  gap: 4px;
  vertical-align: middle;

  ${onTouch} {
    display: none;
  }
`;

const Duo = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  margin-block-start: 40px;

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
    margin-block-start: 24px;
  }
`;

const More = styled.div`
  margin-block-start: 32px;
`;
