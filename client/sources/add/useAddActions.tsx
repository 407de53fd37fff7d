import { ClipboardType, Link, Upload } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { AddTarget } from './addTarget.ts';

const AddLinkDialog = lazy(async () => ({ default: (await import('./AddLinkDialog.tsx')).AddLinkDialog }));
const AddContentDialog = lazy(async () => ({ default: (await import('./AddContentDialog.tsx')).AddContentDialog }));

/** The three ways to add a source, for a menu, and the dialog that one of them has opened; content is a text or a note at first. */
export function useAddActions(target: AddTarget, onUpload: () => void, contentKind: 'text' | 'note' = 'text') {
  const intl = useIntl();
  const [dialog, setDialog] = useState<'link' | 'content' | null>(null);
  const close = () => setDialog(null);
  return {
    actions: [
      { key: 'link', icon: Link, label: intl.formatMessage(messages.link), hint: intl.formatMessage(messages.linkHint), onSelect: () => setDialog('link') },
      {
        key: 'content',
        icon: ClipboardType,
        label: intl.formatMessage(messages.content),
        hint: intl.formatMessage(messages.contentHint),
        onSelect: () => setDialog('content'),
      },
      { key: 'file', icon: Upload, label: intl.formatMessage(messages.file), hint: intl.formatMessage(messages.fileHint), onSelect: onUpload },
    ],
    dialog: (
      <Suspense>
        {dialog === 'link' && <AddLinkDialog target={target} onClose={close} />}
        {dialog === 'content' && <AddContentDialog target={target} initialKind={contentKind} onClose={close} />}
      </Suspense>
    ),
  };
}

const messages = defineMessages({
  link: { id: 'sources.addLink', defaultMessage: 'Add link' },
  linkHint: { id: 'sources.addLinkHint', defaultMessage: 'Fetch a page by its address' },
  content: { id: 'sources.addContent', defaultMessage: 'Add content' },
  file: { id: 'sources.addFile', defaultMessage: 'Upload file' },
  fileHint: { id: 'sources.addFileHint', defaultMessage: 'Documents, pictures, sound, video' },
  contentHint: { id: 'sources.addContentHint', defaultMessage: 'Paste or write text' },
});
