import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { showToast } from '#client/ui/toast/toasts.ts';

/** Answers a function that puts a text into the clipboard and says what became of it; `copied` says it otherwise. */
export function useCopyToClipboard(): (text: string, copied?: MessageDescriptor) => void {
  const intl = useIntl();
  return (text, copied = messages.copied) => {
    const tell = (type: 'success' | 'error', message: MessageDescriptor) => void showToast({ type, message: intl.formatMessage(message) });
    put(text).then(
      () => tell('success', copied),
      () => tell('error', messages.failed),
    );
  };
}

/** Rejects where the browser does not allow it; on pages that are not secure it has no clipboard at all. */
async function put(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

const messages = defineMessages({
  copied: { id: 'common.copied', defaultMessage: 'Copied' },
  failed: { id: 'common.copyFailed', defaultMessage: 'The browser did not allow copying. Use the keyboard.' },
});
