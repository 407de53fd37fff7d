import { CircleCheck, Pause, Play, RotateCcw, X } from 'lucide';
import { memo, useRef, useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { useFormats } from '#client/i18n/formats.ts';
import { fileKind } from '#client/sources/item/fileKind.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { clip, onTouch, tabularNumbers } from '#client/ui/mixins.ts';
import { cancelUpload, hasFile, pauseUpload, resumeUpload, sendFile } from './uploadEngine.ts';
import { failureMessages } from './uploadMessages.ts';
import { isFinal, removeUpload, type UploadItem } from './uploadStore.ts';
import { isSameFile } from './useUploadFiles.ts';

/** One upload: how far it is, and what can be done with it. Of a thousand only those that go on are drawn again. */
export const UploadRow = memo(function UploadRow({ item }: { item: UploadItem }) {
  const intl = useIntl();
  const { id, name, state, failure } = item;
  const isRunning = state === 'sending' || state === 'waiting' || state === 'interrupted';
  const isOver = state === 'failed' && isFinal(failure);
  const canRetry = state === 'failed' && !isOver && hasFile(id);
  const label = (message: keyof typeof messages) => intl.formatMessage(messages[message], { name });

  return (
    <Row>
      <Kind>{state === 'done' ? <Icon of={CircleCheck} /> : <Icon of={fileKind(null).icon} />}</Kind>
      <Middle>
        <Name title={name}>{name}</Name>
        {state !== 'done' && state !== 'failed' && (
          <ProgressLine label={label('progress')} percent={item.size === 0 ? 100 : (100 * item.sent) / item.size} thickness={4} />
        )}
        <StateLine item={item} />
      </Middle>
      <Buttons>
        {isRunning && <IconButton icon={Pause} size={28} label={label('pause')} onClick={() => pauseUpload(id)} />}
        {state === 'paused' && <IconButton icon={Play} size={28} label={label('resume')} onClick={() => resumeUpload(id)} />}
        {canRetry && <IconButton icon={RotateCcw} size={28} label={label('retry')} onClick={() => resumeUpload(id)} />}
        {state !== 'done' && (
          <IconButton icon={X} size={28} label={label(isOver ? 'dismiss' : 'cancel')} onClick={() => (isOver ? removeUpload(id) : void cancelUpload(id))} />
        )}
      </Buttons>
    </Row>
  );
});

/** In words, what is the matter. */
function StateLine({ item }: { item: UploadItem }) {
  const intl = useIntl();
  const { formatSize } = useFormats();
  if (item.state === 'failed') return <Failure role="alert">{intl.formatMessage(failureMessages[item.failure ?? 'CONNECTION'])}</Failure>;
  if (item.state === 'lost') return <ChooseAgain item={item} />;
  const sizes = { sent: formatSize(item.sent), size: formatSize(item.size) };
  return <Meta>{intl.formatMessage(stateMessages[item.state], sizes)}</Meta>;
}

/** After a reload the browser has let go of the file. */
function ChooseAgain({ item }: { item: UploadItem }) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [isOther, setIsOther] = useState(false);
  const choose = (file: File | undefined) => {
    if (!file) return;
    setIsOther(!isSameFile(item, file));
    if (isSameFile(item, file)) sendFile(item.id, file);
  };
  return (
    <>
      {isOther ? (
        <Failure role="alert">{intl.formatMessage(messages.otherFile, { name: item.name })}</Failure>
      ) : (
        <Meta>{intl.formatMessage(messages.lost, { name: item.name })}</Meta>
      )}
      <div>
        <Button size={28} onClick={() => input.current?.click()}>
          {intl.formatMessage(messages.choose, { name: item.name })}
        </Button>
      </div>
      <input ref={input} type="file" hidden onChange={(event) => choose(event.target.files?.[0])} />
    </>
  );
}

const messages = {
  progress: defineMessage<{ name: string }>({ id: 'uploads.progress', defaultMessage: 'Progress of {name}' }),
  pause: defineMessage<{ name: string }>({ id: 'uploads.pause', defaultMessage: 'Pause {name}' }),
  resume: defineMessage<{ name: string }>({ id: 'uploads.resume', defaultMessage: 'Resume {name}' }),
  retry: defineMessage<{ name: string }>({ id: 'uploads.retry', defaultMessage: 'Retry {name}' }),
  cancel: defineMessage<{ name: string }>({ id: 'uploads.cancel', defaultMessage: 'Cancel {name}' }),
  dismiss: defineMessage<{ name: string }>({ id: 'uploads.dismiss', defaultMessage: 'Dismiss {name}' }),
  lost: defineMessage<{ name: string }>({ id: 'uploads.lost', defaultMessage: 'The page was loaded again. Choose the same file to go on where it stopped.' }),
  otherFile: defineMessage<{ name: string }>({ id: 'uploads.otherFile', defaultMessage: 'This is another file, or it has changed. Choose {name} as it was.' }),
  choose: defineMessage<{ name: string }>({ id: 'uploads.choose', defaultMessage: 'Choose file' }),
};

type Sizes = { sent: string; size: string };

const stateMessages = {
  waiting: defineMessage<Sizes>({ id: 'uploads.waiting', defaultMessage: 'Waiting · {size}' }),
  sending: defineMessage<Sizes>({ id: 'uploads.sending', defaultMessage: '{sent} of {size}' }),
  interrupted: defineMessage<Sizes>({ id: 'uploads.interrupted', defaultMessage: 'Connection lost at {sent} of {size}. It goes on by itself.' }),
  paused: defineMessage<Sizes>({ id: 'uploads.paused', defaultMessage: 'Paused at {sent} of {size}' }),
  done: defineMessage<Sizes>({ id: 'uploads.done', defaultMessage: 'Uploaded · {size}' }),
};

const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  align-items: start;
  gap: 12px;
  padding-block: 8px;
  padding-inline: 16px 8px;
`;

const Kind = styled.span`
  padding-block-start: 2px;
  color: var(--fg-3);
`;

const Middle = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const Name = styled.p`
  ${clip}
  font: var(--text-13);
`;

const Meta = styled.p`
  ${tabularNumbers}
  color: var(--fg-3);
  font: var(--text-12);
`;

const Failure = styled.p`
  color: var(--danger-fg);
  font: var(--text-12);
`;

const Buttons = styled.div`
  display: flex;

  ${onTouch} {
    gap: 16px;
  }
`;
