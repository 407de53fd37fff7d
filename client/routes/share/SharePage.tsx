import { FileText, Globe, Type } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { SharePageQuery } from '#client/__generated__/SharePageQuery.graphql.ts';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { untilVaultAnswers } from '#client/relay/live/untilVaultAnswers.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { placeNames } from '#client/sources/places/placeNames.ts';
import { rememberedSpaceId, rememberSpace } from '#client/spaces/currentSpace.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { EmptyState } from '#client/ui/display/EmptyState.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { PaneBody, Sheet } from '#client/ui/layout/Pane.tsx';
import { clampLines, onPhone } from '#client/ui/mixins.ts';
import { forgetShare, keptShares, type KeptShare } from './keptShares.ts';
import { sharedWords } from './sharedSources.ts';
import { useAddShares } from './useAddShares.ts';

const query = graphql`
  query SharePageQuery @throwOnFieldError {
    viewer {
      spaces(first: 100, archived: false) {
        edges {
          node {
            id
            name
            viewerCanEdit
          }
        }
      }
    }
  }
`;

/**
 * `/share`: what other apps handed over, before it is added. A page of somebody else may send something here as well, so nothing is
 * added that nobody has looked at. It stays on the device until it is added or discarded.
 */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const isLost = new URLSearchParams(useLocation().search).has('lost');
  const shares = useKeptShares();
  const [chosen, setChosen] = useState<string | null>(null);
  const all = useSpaces();
  const { addShares, isAdding, hasFailed } = useAddShares();

  const spaces = (all ?? []).filter(({ viewerCanEdit }) => viewerCanEdit);
  const space = spaces.find(({ id }) => id === (chosen ?? rememberedSpaceId())) ?? spaces[0];
  const add = async () => {
    if (!space || !shares) return;
    if (!(await addShares(shares, { spaceId: space.id, collectionId: null, placeName: intl.formatMessage(placeNames.inbox) }))) return;
    rememberSpace(space.id);
    void navigate('/collection/inbox', { replace: true });
  };
  const discard = async () => {
    for (const { key } of shares ?? []) await forgetShare(key);
    void navigate('/collection/inbox', { replace: true });
  };

  return (
    <Sheet id="content" tabIndex={-1} aria-busy={shares === null}>
      <PageTitle>{intl.formatMessage(messages.title)}</PageTitle>
      <PaneBody>
        {shares?.length === 0 && (
          <EmptyState
            isPage
            title={intl.formatMessage(isLost ? messages.lost : messages.none)}
            text={<FormattedMessage {...(isLost ? messages.lostText : messages.noneText)} />}
            action={<Link to="/collection/inbox">{intl.formatMessage(messages.toInbox)}</Link>}
          />
        )}
        {shares !== null && shares.length > 0 && (
          <Column>
            <h1>{intl.formatMessage(messages.title)}</h1>
            <p>{intl.formatMessage(messages.ask)}</p>
            {isLost && <Alert tone="error">{intl.formatMessage(messages.lost)}</Alert>}
            <Items>
              {shares.flatMap((share) => itemsOf(share).map((item, index) => (
                <li key={`${share.key}-${index}`}>
                  <Icon of={item.icon} />
                  <span dir="auto">{item.words}</span>
                </li>
              )))}
            </Items>
            {spaces.length > 1 && space && (
              <Field label={<FormattedMessage {...messages.space} />}>
                <Select value={space.id} onChange={setChosen} options={spaces.map(({ id, name }) => ({ value: id, label: name }))} />
              </Field>
            )}
            {hasFailed && <Alert tone="error">{intl.formatMessage(messages.failed)}</Alert>}
            {all === null && <Alert tone="info">{intl.formatMessage(messages.waiting)}</Alert>}
            {all !== null && !space && <Alert tone="info">{intl.formatMessage(messages.nowhere)}</Alert>}
            <Acts>
              <Button variant="primary" size={40} loading={isAdding} disabled={!space} onClick={() => void add()}>
                {intl.formatMessage(messages.add)}
              </Button>
              <Button size={40} disabled={isAdding} onClick={() => void discard()}>
                {intl.formatMessage(messages.discard)}
              </Button>
            </Acts>
          </Column>
        )}
      </PaneBody>
    </Sheet>
  );
}

/** What is on the device, null until it is read; again on each visit. */
function useKeptShares(): readonly KeptShare[] | null {
  const { key } = useLocation();
  const [shares, setShares] = useState<readonly KeptShare[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void keptShares().then((read) => isCurrent && setShares(read));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return shares;
}

/** The spaces that one has, null until the vault has told them: it is asked until it does. */
function useSpaces() {
  const ask = useEffectEvent(useFetchNow<SharePageQuery>(query));
  const [data, setData] = useState<SharePageQuery['response'] | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const read = async () => {
      for (;;) {
        const answer = await ask({}).catch(() => null);
        if (left.signal.aborted) return;
        if (answer !== null) return setData(answer);
        await untilVaultAnswers(left.signal);
      }
    };
    read().catch(() => undefined);
    return () => left.abort();
  }, []);
  return data && (data.viewer?.spaces.edges ?? []).map(({ node }) => node);
}

function itemsOf(share: KeptShare) {
  const { links, texts } = sharedWords(share);
  return [
    ...links.map((words) => ({ icon: Globe, words })),
    ...texts.map(({ title, text }) => ({ icon: Type, words: title === null ? text.slice(0, 400) : `${title}: ${text.slice(0, 400)}` })),
    ...share.files.map(({ name }) => ({ icon: FileText, words: name })),
  ];
}

const messages = {
  ...defineMessages({
    title: { id: 'share.title', defaultMessage: 'Shared with the vault' },
    ask: { id: 'share.ask', defaultMessage: 'Another app or page handed this over. Nothing is added until you say so.' },
    add: { id: 'share.add', defaultMessage: 'Add to Inbox' },
    discard: { id: 'share.discard', defaultMessage: 'Discard' },
    space: { id: 'share.space', defaultMessage: 'Space' },
    none: { id: 'share.none', defaultMessage: 'Nothing was shared' },
    noneText: { id: 'share.noneText', defaultMessage: 'Install the vault on your device, then choose it where an app offers to share a link, a text or files.' },
    lost: { id: 'share.lost', defaultMessage: 'What was shared did not arrive' },
    lostText: { id: 'share.lostText', defaultMessage: 'This browser could not keep it. Now that the vault is open, share it again, or paste it here.' },
    toInbox: { id: 'share.toInbox', defaultMessage: 'Open the Inbox' },
    waiting: { id: 'share.waiting', defaultMessage: 'It stays on this device until there is a connection.' },
  }),
  nowhere: defineMessage({ id: 'share.nowhere', defaultMessage: 'You can only read in your spaces. Ask for the right to add sources.' }),
  failed: defineMessage({ id: 'share.failed', defaultMessage: 'Failed to create source. What was shared stays here: try again.' }),
};

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  max-width: 560px;
  margin: 0 auto;
  padding: 32px 24px 48px;

  h1 {
    font: var(--text-20);
    letter-spacing: var(--track-tight);
  }

  > p {
    color: var(--fg-2);
    font: var(--text-13);
  }

  ${onPhone} {
    padding: 20px 16px 32px;
  }
`;

const Items = styled.ul`
  display: grid;
  gap: 8px;

  li {
    display: flex;
    gap: 10px;
    padding: 12px;
    border-radius: var(--r-md);
    background: var(--bg-raised);
    box-shadow: 0 0 0 1px var(--line-1);
    color: var(--fg-1);
    font: var(--text-13);
  }

  svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--fg-3);
  }

  span {
    ${clampLines(4)}
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
