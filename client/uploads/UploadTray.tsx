import { ChevronDown, ChevronUp } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { onPhone, popSurface } from '#client/ui/mixins.ts';
import { toastsBeside, useHasBar } from '#client/ui/toast/toastObstacles.ts';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { UploadRow } from './UploadRow.tsx';
import { removeUpload, type UploadItem, useUploads } from './uploadStore.ts';

const lingerMs = 4_000;

/** What is being sent, on whatever page one is. Finished uploads leave by themselves, and with the last of them the tray. */
export function UploadTray() {
  const intl = useIntl();
  const uploads = useUploads();
  // On a phone it is a bar until somebody wants to see more.
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const [isFoldedByHand, setIsFolded] = useState<boolean | null>(null);
  const isFolded = isFoldedByHand ?? isPhone;
  const hasBar = useHasBar();
  const said = useNews(uploads);
  useFarewell(uploads);
  const label = intl.formatMessage(messages.label);
  const percent = percentOf(uploads);

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {uploads.length > 0 && (
        <Tray ref={toastsBeside} aria-label={label} className="pop" data-above-bar={hasBar || undefined}>
          <Head>
            <h2>{titleOf()}</h2>
            <IconButton
              icon={isFolded ? ChevronUp : ChevronDown}
              size={28}
              label={intl.formatMessage(isFolded ? messages.unfold : messages.fold)}
              aria-expanded={!isFolded}
              onClick={() => setIsFolded(!isFolded)}
            />
          </Head>
          {isFolded ? (
            percent < 100 && <ProgressLine label={label} percent={percent} thickness={4} />
          ) : (
            <List>
              {uploads.map((item) => (
                <UploadRow key={item.id} item={item} />
              ))}
            </List>
          )}
        </Tray>
      )}
    </>
  );

  function titleOf(): string {
    const active = uploads.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'interrupted');
    if (active.length > 0) return intl.formatMessage(messages.uploading, { count: active.length, percent });
    const open = uploads.filter(({ state }) => state !== 'done').length;
    return open > 0 ? intl.formatMessage(messages.attention, { count: open }) : intl.formatMessage(messages.uploaded, { count: uploads.length });
  }
}

function percentOf(uploads: readonly UploadItem[]): number {
  const counted = uploads.filter(({ state }) => state !== 'failed');
  const all = counted.reduce((sum, { size }) => sum + size, 0);
  return all === 0 ? 100 : Math.floor((100 * counted.reduce((sum, { sent }) => sum + sent, 0)) / all);
}

/** What a screen reader hears: each file that has arrived. Failures say so themselves. */
function useNews(uploads: readonly UploadItem[]): string {
  const intl = useIntl();
  const done = uploads.filter(({ state }) => state === 'done').at(-1);
  return done ? intl.formatMessage(messages.arrived, { name: done.name }) : '';
}

/** Each finished upload stays a moment. */
function useFarewell(uploads: readonly UploadItem[]): void {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const look = useEffectEvent(() => {
    for (const { id, state } of uploads) {
      if (state === 'done' && !timers.current.has(id)) timers.current.set(id, setTimeout(() => removeUpload(id), lingerMs));
    }
  });
  useEffect(() => {
    look();
  }, [uploads]);
}

const messages = {
  ...defineMessages({
    label: { id: 'uploads.tray', defaultMessage: 'Uploads' },
    fold: { id: 'uploads.fold', defaultMessage: 'Collapse' },
    unfold: { id: 'uploads.unfold', defaultMessage: 'Expand' },
  }),
  uploading: defineMessage<{ count: number; percent: number }>({
    id: 'uploads.uploading',
    defaultMessage: '{count, plural, one {Uploading # file} other {Uploading # files}} · {percent}%',
  }),
  attention: defineMessage<{ count: number }>({
    id: 'uploads.attention',
    defaultMessage: '{count, plural, one {# upload is not complete} other {# uploads are not complete}}',
  }),
  uploaded: defineMessage<{ count: number }>({ id: 'uploads.uploaded', defaultMessage: '{count, plural, one {# file uploaded} other {# files uploaded}}' }),
  arrived: defineMessage<{ name: string }>({ id: 'uploads.arrived', defaultMessage: '{name} is uploaded' }),
};

const Tray = styled.section`
  ${popSurface}
  position: fixed;
  inset-inline-end: 96px;
  bottom: 24px;
  z-index: var(--z-bulk, 50);
  width: 376px;
  max-width: calc(100vw - 16px);
  overflow: hidden;

  &[data-above-bar] {
    bottom: 88px;
  }

  ${onPhone} {
    inset-inline: 8px;
    bottom: 92px;
    width: auto;

    &[data-above-bar] {
      bottom: 152px;
    }
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding-block: 8px;
  padding-inline: 16px 8px;

  h2 {
    font: var(--text-13);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const List = styled.ul`
  max-height: min(320px, 40dvh);
  margin: 0;
  padding: 0 0 8px;
  overflow: auto;
  list-style: none;
`;
