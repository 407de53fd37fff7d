import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { UploadDialogQuery } from '#client/__generated__/UploadDialogQuery.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { addFailed, type AddTarget } from '#client/sources/add/addTarget.ts';
import { ExistingSourceNote } from '#client/sources/add/ExistingSourceNote.tsx';
import { existingMessages, isHere, useExistingSource, type ExistingSource } from '#client/sources/add/useExistingSource.ts';
import { fileKind } from '#client/sources/item/fileKind.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { FileInput } from '#client/ui/controls/FileInput.tsx';
import { failureMessages, limitMessages } from './uploadMessages.ts';
import { useExistingFiles } from './useExistingFiles.ts';
import { useUploadFiles } from './useUploadFiles.ts';

const query = graphql`
  query UploadDialogQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        fileLimits {
          largestFile
          quota
          used
        }
      }
    }
  }
`;

/** Upload File: one file into the collection on the page. It is sent in the background, whatever page is shown. */
export function UploadDialog({ target, onClose }: { target: AddTarget; onClose: () => void }) {
  const intl = useIntl();
  const { formatSize } = useFormats();
  const { uploadFiles, isAdding } = useUploadFiles();
  const [file, setFile] = useState<File | null>(null);
  /** Why this file cannot be sent at all. */
  const [problem, setProblem] = useState<string | null>(null);
  /** Why the last try did not work; the next may. */
  const [failure, setFailure] = useState<string | null>(null);
  const limits = useRef<Limits | null>(null);
  /** The same file lies in the space already. */
  const [found, setFound] = useState<{ readonly file: File; readonly source: ExistingSource } | null>(null);
  const existing = useExistingSource();
  const existingFiles = useExistingFiles();
  const there = found?.file === file ? found.source : null;

  const choose = (selected: File | null) => {
    setFile(selected);
    setProblem(selected && problemWith(selected));
    setFailure(null);
    if (selected) void existingFiles([selected], target.spaceId).then((sources) => {
      const source = sources.get(selected);
      if (source) setFound({ file: selected, source });
    });
  };

  const problemWith = ({ size }: File): string | null => {
    const { largest = Infinity, room = Infinity } = limits.current ?? {};
    if (size > largest) return intl.formatMessage(limitMessages.tooLarge, { size: formatSize(size), largest: formatSize(largest) });
    return size > room ? intl.formatMessage(limitMessages.noRoom, { size: formatSize(size), room: formatSize(Math.max(0, room)) }) : null;
  };

  const openExisting = (source: ExistingSource) => {
    onClose();
    existing.open(source);
  };
  const submit = () => {
    if (there) return openExisting(there);
    if (!file || isAdding || problem !== null) return;
    setFailure(null);
    uploadFiles([file], target, {
      onRefused: () => setFailure(intl.formatMessage(addFailed)),
      onTaken: ([refused]) => {
        if (refused) setFailure(intl.formatMessage(failureMessages[refused.failure]));
        else onClose();
      },
    });
  };

  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} />}
      onSubmit={submit}
      action={<FormattedMessage {...(there ? existingMessages.open : messages.upload)} />}
      otherAction={
        there &&
        !isHere(there, target) && (
          <Button size={36} loading={existing.isCopying} onClick={() => existing.addHereToo(there, target, { onDone: onClose, onFailed: setFailure })}>
            <FormattedMessage {...existingMessages.addHereToo} />
          </Button>
        )
      }
      isBlocked={!there && (!file || problem !== null)}
      isSending={isAdding}
      onClose={onClose}
    >
      <Field
        label={<FormattedMessage {...messages.file} />}
        error={problem ?? failure}
        help={
          <>
            <QueryLoader<UploadDialogQuery> query={query} variables={{ spaceId: target.spaceId }} fallback={null} failed={() => null}>
              {({ node }) => node?.space && <LimitsText {...limitsOf(node.space.fileLimits)} onKnown={(known) => void (limits.current = known)} />}
            </QueryLoader>{' '}
            <FormattedMessage {...messages.help} values={{ name: target.placeName }} />
          </>
        }
      >
        <FileInput
          placeholder={intl.formatMessage(messages.placeholder)}
          file={file}
          icon={fileKind(file?.type ?? null).icon}
          size={file ? formatSize(file.size) : ''}
          onChange={choose}
        />
      </Field>
      {there && <ExistingSourceNote source={there} words={existing.wordsFor(there, target)} />}
    </FormDialog>
  );
}

type Limits = { readonly largest: number; readonly room: number };

const limitsOf = ({ largestFile, quota, used }: { largestFile: number; quota: number | null | undefined; used: number }): Limits => ({
  largest: largestFile,
  room: Math.max(0, (quota ?? Infinity) - used),
});

/** What may be sent, before anything is. */
function LimitsText({ largest, room, onKnown }: Limits & { onKnown: (limits: Limits) => void }) {
  const { formatSize } = useFormats();
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    tell({ largest, room });
  }, [largest, room]);
  return (
    <>
      <FormattedMessage {...limitMessages.largest} values={{ largest: formatSize(largest) }} />
      {room < largest * 4 && (
        <>
          {' '}
          <FormattedMessage {...limitMessages.room} values={{ room: formatSize(room) }} />
        </>
      )}
    </>
  );
}

const messages = {
  ...defineMessages({
    title: { id: 'uploads.title', defaultMessage: 'Upload File' },
    file: { id: 'uploads.file', defaultMessage: 'Select file' },
    placeholder: { id: 'uploads.placeholder', defaultMessage: 'Click to select a file' },
    upload: { id: 'uploads.upload', defaultMessage: 'Upload' },
  }),
  help: defineMessage<{ name: string }>({ id: 'uploads.help', defaultMessage: 'To add many to {name}, drop them anywhere on the page.' }),
};
