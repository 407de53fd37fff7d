import { ClipboardType, Link, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Fab } from '#client/ui/Fab.tsx';
import type { AddTarget } from './addTarget.ts';

const AddLinkDialog = lazy(async () => ({ default: (await import('./AddLinkDialog.tsx')).AddLinkDialog }));
const AddContentDialog = lazy(async () => ({ default: (await import('./AddContentDialog.tsx')).AddContentDialog }));

/** The round button at the bottom right of a collection: adds a link, content or a file to it. */
export function AddSourceButton({ target, onUpload }: { target: AddTarget; onUpload: () => void }) {
  const intl = useIntl();
  const [dialog, setDialog] = useState<'link' | 'content' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Fab
        label={intl.formatMessage(messages.add)}
        actions={[
          {
            key: 'link',
            icon: Link,
            label: intl.formatMessage(messages.link),
            hint: intl.formatMessage(messages.linkHint),
            onSelect: () => setDialog('link'),
          },
          {
            key: 'content',
            icon: ClipboardType,
            label: intl.formatMessage(messages.content),
            hint: intl.formatMessage(messages.contentHint),
            onSelect: () => setDialog('content'),
          },
          {
            key: 'file',
            icon: Upload,
            label: intl.formatMessage(messages.file),
            hint: intl.formatMessage(messages.fileHint),
            onSelect: onUpload,
          },
        ]}
      />
      <Suspense>
        {dialog === 'link' && <AddLinkDialog target={target} onClose={close} />}
        {dialog === 'content' && <AddContentDialog target={target} onClose={close} />}
      </Suspense>
    </>
  );
}

const messages = defineMessages({
  add: { id: 'sources.add', defaultMessage: 'Add a source' },
  link: { id: 'sources.addLink', defaultMessage: 'Add link' },
  linkHint: { id: 'sources.addLinkHint', defaultMessage: 'Fetch a page by its address' },
  content: { id: 'sources.addContent', defaultMessage: 'Add content' },
  file: { id: 'sources.addFile', defaultMessage: 'Upload file' },
  fileHint: { id: 'sources.addFileHint', defaultMessage: 'Documents, pictures, sound, video' },
  contentHint: { id: 'sources.addContentHint', defaultMessage: 'Paste or write text' },
});
