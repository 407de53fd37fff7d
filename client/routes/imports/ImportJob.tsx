import { useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, type TypedMessageDescriptor, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ImportJob_job$key } from '#client/__generated__/ImportJob_job.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Alert } from '#client/ui/display/Alert.tsx';
import { ProgressLine } from '#client/ui/display/Progress.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { failureOfImport, type Imported, importedAs } from './importMessages.ts';
import { ImportReport } from './ImportReport.tsx';
import { JobActions, JobCard, JobHead } from '../jobs/jobStyles.ts';
import { useStopJob } from '../jobs/useStopJob.ts';
import { useApproveImport } from './mutations/useApproveImport.ts';
import { useUndoImport } from './mutations/useUndoImport.ts';

/** One import: how far it is, what it would do or has done, and what can be done about it. */
export function ImportJob({ job: ref, of }: { job: ImportJob_job$key; /** What it is of, where the page knows it before the file was read. */ of?: Imported }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { formatRelativeDate } = useFormats();
  const { approveImport, isApproving } = useApproveImport();
  const { stopJob, isStopping } = useStopJob('IMPORT');
  const { undoImport, isUndoing } = useUndoImport();
  const [isUndoAsked, setIsUndoAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const job = useFragment(
    graphql`
      fragment ImportJob_job on Job {
        id
        state
        done
        total
        fileName
        createdAt
        undoId
        viewerCanStop
        failure {
          code
        }
        importPlan {
          format
          counts {
            outcome
            count
          }
        }
      }
    `,
    ref,
  );
  const { id, state, done, total, fileName, createdAt, undoId, viewerCanStop, failure, importPlan } = job;
  const count = { ADDED: 0, ALREADY_THERE: 0, FAILED: 0, REPEATED: 0, UPDATED: 0, ...Object.fromEntries((importPlan?.counts ?? []).map((each) => [each.outcome, each.count])) };
  const toTake = count.ADDED + count.UPDATED;
  const imported = of ?? importedAs(importPlan?.format);
  const isAwaited = state === 'AWAITING_APPROVAL';
  const isUnderWay = state === 'WAITING' || state === 'RUNNING' || state === 'AWAITING_FILE';
  const refused = (fallback: TypedMessageDescriptor) => (code: Parameters<typeof errorText>[0]) => showToast({ type: 'error', message: errorText(code, fallback) });
  const name = fileName ?? '';
  const counted = { all: total ?? done, added: count.ADDED, there: count.ALREADY_THERE + count.UPDATED, repeated: count.REPEATED, failed: count.FAILED };
  const sentence = () => {
    if (state === 'AWAITING_FILE') return intl.formatMessage(messages.awaitingFile);
    if (isUnderWay) return importPlan ? intl.formatMessage(adding, { done, total: total ?? 0 }) : intl.formatMessage(readingFile, { count: done });
    if (!importPlan) return intl.formatMessage(state === 'STOPPED' ? messages.stopped : messages.nothingAdded);
    if (isAwaited) return intl.formatMessage(planned, counted);
    if (state === 'STOPPED') return intl.formatMessage(messages.stopped);
    return intl.formatMessage(carriedOut, counted);
  };
  const takeBack = () => {
    if (typeof undoId !== 'string') return;
    undoImport(
      { jobId: id, undoId },
      {
        onDone: () => {
          setIsUndoAsked(false);
          showToast({ type: 'success', message: intl.formatMessage(undone, { name }) });
        },
        onRefused: (code) => {
          setIsUndoAsked(false);
          refused(messages.undoFailed)(code);
        },
      },
    );
  };
  return (
    <JobCard aria-label={name} aria-busy={isUnderWay || undefined}>
      <JobHead>
        <div>
          <h2 dir="auto">{name}</h2>
          <p role="status">{sentence()}</p>
        </div>
        <small>{formatRelativeDate(createdAt)}</small>
      </JobHead>
      {isUnderWay && state !== 'AWAITING_FILE' && <ProgressLine label={name} thickness={4} {...(importPlan && total ? { percent: (100 * done) / total } : {})} />}
      {failure && (
        <Alert tone="error">
          <FormattedMessage {...failureOfImport[imported](failure.code)} />
        </Alert>
      )}
      <JobActions>
        {isAwaited && (
          <Button variant="primary" disabled={toTake === 0} disabledReason={intl.formatMessage(messages.nothingNew)} loading={isApproving} onClick={() => approveImport(id, { onRefused: refused(messages.approveFailed) })}>
            <FormattedMessage {...approveMessages[imported]} values={{ count: toTake }} />
          </Button>
        )}
        {viewerCanStop && (
          <Button loading={isStopping} onClick={() => stopJob(id, { onRefused: refused(messages.stopFailed) })}>
            <FormattedMessage {...(isAwaited ? commonMessages.cancel : messages.stop)} />
          </Button>
        )}
        {!isAwaited && importPlan && (
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <FormattedMessage {...(isOpen ? messages.hideReport : messages.showReport)} />
          </Button>
        )}
        {typeof undoId === 'string' && (
          <Button loading={isUndoing} onClick={() => setIsUndoAsked(true)}>
            <FormattedMessage {...messages.undo} />
          </Button>
        )}
      </JobActions>
      {(isAwaited || isOpen) && importPlan && <ImportReport jobId={id} state={state} />}
      <ConfirmDialog
        open={isUndoAsked && typeof undoId === 'string'}
        onOpenChange={setIsUndoAsked}
        title={<FormattedMessage {...messages.undoTitle} />}
        cancelLabel={intl.formatMessage(commonMessages.cancel)}
        confirmLabel={intl.formatMessage(messages.undo)}
        confirmingLabel={intl.formatMessage(messages.undoing)}
        isConfirming={isUndoing}
        onConfirm={takeBack}
      >
        <p>
          <FormattedMessage {...undoMessages[imported]} values={{ count: toTake }} />
        </p>
      </ConfirmDialog>
    </JobCard>
  );
}

type Counted = { all: number; added: number; there: number; repeated: number; failed: number };

const readingFile = defineMessage<{ count: number }>({ id: 'import.reading', defaultMessage: 'Reading the file: {count, plural, one {# row} other {# rows}} so far' });
const adding = defineMessage<{ done: number; total: number }>({ id: 'import.adding', defaultMessage: 'Adding: {done, number} of {total, number}' });
const planned = defineMessage<Counted>({
  id: 'import.planned',
  defaultMessage:
    '{all, plural, one {# row} other {# rows}}: {added, number} new, {there, number} there already, {repeated, number} twice in the file, {failed, number} that cannot be taken. Nothing was added yet.',
});
const carriedOut = defineMessage<Counted>({
  id: 'import.carriedOut',
  defaultMessage: '{all, plural, one {# row} other {# rows}}: {added, number} added, {there, number} there already, {repeated, number} twice in the file, {failed, number} that could not be taken.',
});
const approve = defineMessage<{ count: number }>({ id: 'import.approve', defaultMessage: '{count, plural, one {Import # source} other {Import # sources}}' });
const undoText = defineMessage<{ count: number }>({
  id: 'import.undoText',
  defaultMessage: '{count, plural, one {# source goes} other {# sources go}} to the trash, and collections that this import made and that hold nothing else are deleted. What was there before stays.',
});
const approvePrompts = defineMessage<{ count: number }>({ id: 'import.approvePrompts', defaultMessage: '{count, plural, one {Import # prompt} other {Import # prompts}}' });
const undoPromptsText = defineMessage<{ count: number }>({
  id: 'import.undoPromptsText',
  defaultMessage: '{count, plural, one {# prompt is} other {# prompts are}} deleted, and so are collections that this import made and that hold nothing else. What was there before stays.',
});
const approveCases = defineMessage<{ count: number }>({ id: 'import.approveCases', defaultMessage: '{count, plural, one {Import # test row} other {Import # test rows}}' });
const undoCasesText = defineMessage<{ count: number }>({
  id: 'import.undoCasesText',
  defaultMessage: '{count, plural, one {# test row is} other {# test rows are}} deleted. What was there before stays.',
});
const approveCards = defineMessage<{ count: number }>({ id: 'import.approveCards', defaultMessage: '{count, plural, one {Import # card} other {Import # cards}}' });
const undoCardsText = defineMessage<{ count: number }>({
  id: 'import.undoCardsText',
  defaultMessage: '{count, plural, one {# card is} other {# cards are}} deleted with their schedules, and so are decks that this import made and that hold nothing else. What was there before stays.',
});
const approveMessages = { SOURCES: approve, PROMPTS: approvePrompts, CASES: approveCases, CARDS: approveCards };
const undoMessages = { SOURCES: undoText, PROMPTS: undoPromptsText, CASES: undoCasesText, CARDS: undoCardsText };
const undone = defineMessage<{ name: string }>({ id: 'import.undone', defaultMessage: 'Took back the import of {name}' });
const messages = defineMessages({
  awaitingFile: { id: 'import.awaitingFile', defaultMessage: 'The file is on its way' },
  nothingAdded: { id: 'import.nothingAdded', defaultMessage: 'Nothing was added.' },
  stopped: { id: 'import.stopped', defaultMessage: 'Stopped. What was added until then is kept.' },
  nothingNew: { id: 'import.nothingNew', defaultMessage: 'There is nothing new in this file' },
  approveFailed: { id: 'import.approveFailed', defaultMessage: 'The import could not go on. Try again.' },
  stop: { id: 'import.stop', defaultMessage: 'Stop' },
  stopFailed: { id: 'import.stopFailed', defaultMessage: 'The import could not be stopped. Try again.' },
  showReport: { id: 'import.showReport', defaultMessage: 'Show report' },
  hideReport: { id: 'import.hideReport', defaultMessage: 'Hide report' },
  undo: { id: 'import.undo', defaultMessage: 'Undo import' },
  undoing: { id: 'import.undoing', defaultMessage: 'Taking back' },
  undoTitle: { id: 'import.undoTitle', defaultMessage: 'Take this import back?' },
  undoFailed: { id: 'import.undoFailed', defaultMessage: 'The import could not be taken back. Try again.' },
});
