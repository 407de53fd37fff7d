import { useEffect, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';

const plain = defineMessages({
  ready: { id: 'prompts.ready', defaultMessage: 'Ready to work' },
  initializing: { id: 'prompts.initializing', defaultMessage: 'Initializing' },
  initialized: { id: 'prompts.initialized', defaultMessage: 'Initialized' },
  promptLoaded: { id: 'prompts.promptLoaded', defaultMessage: 'Prompt loaded' },
  loaded: { id: 'prompts.loaded', defaultMessage: 'Loaded' },
  creating: { id: 'prompts.creating', defaultMessage: 'Creating' },
  created: { id: 'prompts.created', defaultMessage: 'Created' },
  promptSaved: { id: 'prompts.promptSaved', defaultMessage: 'Prompt saved' },
  notReady: { id: 'prompts.notReady', defaultMessage: 'Editor not ready.' },
  noModel: { id: 'prompts.noModel', defaultMessage: 'Editor model not available.' },
  analysing: { id: 'prompts.analysing', defaultMessage: 'Analyzing prompt...' },
  contacting: { id: 'prompts.contacting', defaultMessage: 'Contacting analysis server...' },
  analysed: { id: 'prompts.analysed', defaultMessage: 'Analysis complete' },
  received: { id: 'prompts.analysisReceived', defaultMessage: 'Analysis (simulation) received' },
  analysisFailed: { id: 'prompts.analysisFailed', defaultMessage: 'Analysis error. See console.' },
  applied: { id: 'prompts.suggestionApplied', defaultMessage: 'Suggestion applied' },
});

const telling = {
  refused: defineMessage<{ message: string }>({ id: 'prompts.analysisRefused', defaultMessage: 'Analysis server error: {message}' }),
  sectionAdded: defineMessage<{ sectionName: string }>({ id: 'prompts.sectionAdded', defaultMessage: 'Section [{sectionName}] added' }),
};

/** What the workshop did last; after a while it is ready again. */
export type WorkshopStatus = keyof typeof plain | keyof typeof telling;

/** Tells what was done, in the words that are specified (spec section 4 and 8). */
export type TellStatus = {
  (status: keyof typeof plain): void;
  (status: 'refused', values: { message: string }): void;
  (status: 'sectionAdded', values: { sectionName: string }): void;
};

/** How long a word stands before all is quiet again. */
const STANDS_MS = 4000;
/** Those that end with something else. */
const LASTING: ReadonlySet<WorkshopStatus> = new Set<WorkshopStatus>(['ready', 'initializing', 'creating', 'noModel', 'analysing', 'contacting', 'refused', 'analysisFailed']);

/** The status of the editor with its words, and what tells another one. */
export function useWorkshopStatus(first: keyof typeof plain): [shown: { readonly status: WorkshopStatus; readonly words: string }, tell: TellStatus] {
  const intl = useIntl();
  const [told, setTold] = useState<{ readonly status: WorkshopStatus; readonly values?: { message?: string; sectionName?: string } | undefined }>({ status: first });
  useEffect(() => {
    if (LASTING.has(told.status)) return;
    const timer = setTimeout(() => setTold({ status: 'ready' }), STANDS_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const tell: TellStatus = (status: WorkshopStatus, values?: { message?: string; sectionName?: string }) => setTold({ status, values });
  const { status, values } = told;
  const words =
    status === 'refused'
      ? intl.formatMessage(telling.refused, { message: values?.message ?? '' })
      : status === 'sectionAdded'
        ? intl.formatMessage(telling.sectionAdded, { sectionName: values?.sectionName ?? '' })
        : intl.formatMessage(plain[status]);
  return [{ status, words }, tell];
}
