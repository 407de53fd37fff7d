import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { StartImportInput } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useStartImport } from '../../imports/mutations/useStartImport.ts';
import { sendFailureMessages, sendImportFile } from '../../imports/sendImportFile.ts';
import { useStopJob } from '../../jobs/useStopJob.ts';

/** Begins an import and sends its file; `onSent` hears its id, `onFailed` why not, in words. */
export function useSendImport({ onSent, onFailed }: { onSent: (jobId: string) => void; onFailed: (why: string) => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [isSending, setIsSending] = useState(false);
  const { startImport, isStarting } = useStartImport(null);
  const { stopJob } = useStopJob('IMPORT');
  const send = async (file: File, { id, uploadPath }: { id: string; uploadPath: string }) => {
    setIsSending(true);
    const problem = await sendImportFile(uploadPath, file);
    setIsSending(false);
    if (problem === null) return onSent(id);
    onFailed(intl.formatMessage(sendFailureMessages[problem]));
    stopJob(id, { onRefused: () => undefined });
  };
  const sendImport = (file: File, input: Pick<StartImportInput, 'into' | 'format'>) =>
    startImport({ ...input, fileName: file.name.slice(0, 255), size: file.size }, { onDone: (job) => void send(file, job), onRefused: (code) => onFailed(errorText(code, messages.failed)) });
  return { sendImport, isSending: isStarting || isSending };
}

const messages = defineMessages({ failed: { id: 'prompts.import.failed', defaultMessage: 'The import could not begin. Try again.' } });
