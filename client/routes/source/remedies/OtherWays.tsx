import { AppWindow, Archive, ClipboardPaste, ExternalLink, Upload, type IconNode } from 'lucide';
import { lazy, Suspense, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { OtherWays_source$key } from '#client/__generated__/OtherWays_source.graphql.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Spinner } from '#client/ui/display/Spinner.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { archivedCopyOf } from './archivedCopy.ts';
import { messages as pageMessages, savedPage, savedPages, useGivePage, type Page } from './useGivePage.ts';
import { useReadInBrowser } from './useReadInBrowser.ts';

const PasteTextDialog = lazy(() => import('./PasteTextDialog.tsx'));

/** Where the text of a link can be had when its address does not give it: from the person's own browser, or from an archive. */
export function OtherWays({ source: ref }: { source: OtherWays_source$key }) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment OtherWays_source on Source {
        id
        sourceUrl
        viewerCanReadInBrowser
        ...useGivePage_source
      }
    `,
    ref,
  );
  const { givePage, isGiving } = useGivePage(source);
  const { readInBrowser, isAsking } = useReadInBrowser();
  const [isPasting, setIsPasting] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const archived = archivedCopyOf(source.sourceUrl);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    const page: Page | null = savedPage(file);
    const refusal = page ? await givePage(page) : intl.formatMessage(pageMessages.notAPage);
    if (refusal !== null) showToast({ type: 'error', message: refusal });
  };

  return (
    <section>
      <Heading>
        <FormattedMessage {...messages.heading} />
      </Heading>
      <Ways>
        {source.viewerCanReadInBrowser && (
          <Way as="button" type="button" aria-busy={isAsking || undefined} onClick={() => !isAsking && readInBrowser(source.id, true)}>
            <Words icon={AppWindow} name={messages.browser} hint={messages.browserHint} isBusy={isAsking} />
          </Way>
        )}
        <Way as="button" type="button" onClick={() => setIsPasting(true)}>
          <Words icon={ClipboardPaste} name={messages.paste} hint={messages.pasteHint} />
        </Way>
        <Way as="button" type="button" aria-busy={isGiving || undefined} onClick={() => !isGiving && picker.current?.click()}>
          <Words icon={Upload} name={messages.upload} hint={messages.uploadHint} isBusy={isGiving && !isPasting} />
        </Way>
        {source.sourceUrl && (
          <Way href={source.sourceUrl} target="_blank" rel="noopener noreferrer">
            <Words icon={ExternalLink} name={messages.open} hint={messages.openHint} />
          </Way>
        )}
        {archived && (
          <Way href={archived} target="_blank" rel="noopener noreferrer">
            <Words icon={Archive} name={messages.archive} hint={messages.archiveHint} />
          </Way>
        )}
      </Ways>
      <input
        ref={picker}
        type="file"
        accept={savedPages}
        hidden
        onChange={(event) => {
          void upload(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {isPasting && (
        <Suspense>
          <PasteTextDialog sourceId={source.id} isGiving={isGiving} onGive={givePage} onClose={() => setIsPasting(false)} />
        </Suspense>
      )}
    </section>
  );
}

type WordsProps = { icon: IconNode; name: (typeof messages)[keyof typeof messages]; hint: (typeof messages)[keyof typeof messages]; isBusy?: boolean };

function Words({ icon, name, hint, isBusy = false }: WordsProps) {
  return (
    <>
      <Tile>{isBusy ? <Spinner /> : <Icon of={icon} size={18} />}</Tile>
      <span>
        <b>
          <FormattedMessage {...name} />
        </b>
        <small>
          <FormattedMessage {...hint} />
        </small>
      </span>
    </>
  );
}

const messages = defineMessages({
  heading: { id: 'source.ways', defaultMessage: 'Get the text another way' },
  browser: { id: 'source.ways.browser', defaultMessage: 'Try again with the browser' },
  browserHint: { id: 'source.ways.browserHint', defaultMessage: 'The vault opens the page, scripts and all' },
  paste: { id: 'source.ways.paste', defaultMessage: 'Paste the text' },
  pasteHint: { id: 'source.ways.pasteHint', defaultMessage: 'Open the page, copy all, paste it here' },
  upload: { id: 'source.ways.upload', defaultMessage: 'Upload the saved page' },
  uploadHint: { id: 'source.ways.uploadHint', defaultMessage: 'HTML, MHTML or PDF from your browser' },
  open: { id: 'source.ways.open', defaultMessage: 'Open page' },
  openHint: { id: 'source.ways.openHint', defaultMessage: 'In a new tab, with your sign-in' },
  archive: { id: 'source.ways.archive', defaultMessage: 'Look for an archived copy' },
  archiveHint: { id: 'source.ways.archiveHint', defaultMessage: 'At the Internet Archive, in a new tab' },
});

const Heading = styled.h2`
  margin-block: 28px 10px;
  font: var(--text-14);
  font-weight: 600;
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`;

const Way = styled.a`
  display: flex;
  gap: 12px;
  padding: 14px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);
  text-align: start;

  &:hover {
    box-shadow: 0 0 0 1px var(--line-2), var(--shadow-hover);
  }

  > span:last-child {
    min-width: 0;
  }

  b {
    display: block;
    color: var(--fg-1);
    font-size: 13px;
    font-weight: 600;
    line-height: 20px;
  }

  small {
    display: block;
    color: var(--fg-3);
    font: var(--text-12);
  }

  ${onPhone} {
    min-height: 56px;
    padding: 10px 12px;
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  color: var(--fg-2);
`;
