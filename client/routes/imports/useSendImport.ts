import { useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { StartImportInput } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useStartImport } from './mutations/useStartImport.ts';
import { sendFailureMessages, sendImportFile } from './sendImportFile.ts';
import { useStopJob } from '../jobs/useStopJob.ts';

/**
 * Begins an import and sends its file; `onSent` hears its id, `onFailed` why not, in words. When what called it goes meanwhile the import is given up: nobody
 * would see what is in the file.
 */
export function useSendImport({ onSent, onFailed }: { onSent: (jobId: string) => void; onFailed: (why: string) => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [isSending, setIsSending] = useState(false);
  const { startImport, isStarting } = useStartImport(null);
  const { stopJob } = useStopJob('IMPORT');
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const isGone = () => !isThere.current;
  const giveUp = (id: string) => stopJob(id, { onRefused: () => undefined });
  const send = async (file: File, { id, uploadPath }: { id: string; uploadPath: string }) => {
    if (isGone()) return giveUp(id);
    setIsSending(true);
    const problem = await sendImportFile(uploadPath, file);
    if (isGone()) return giveUp(id);
    setIsSending(false);
    if (problem === null) return onSent(id);
    onFailed(intl.formatMessage(sendFailureMessages[problem]));
    giveUp(id);
  };
  const sendImport = (file: File, input: Pick<StartImportInput, 'into' | 'format'>) =>
    startImport({ ...input, fileName: file.name.slice(0, 255), size: file.size }, { onDone: (job) => void send(file, job), onRefused: (code) => onFailed(errorText(code, messages.failed)) });
  return { sendImport, isSending: isStarting || isSending };
}

const messages = defineMessages({ failed: { id: 'import.notBegun', defaultMessage: 'The import could not begin. Try again.' } });
