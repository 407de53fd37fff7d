import { useEffect, useState } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What the workshop did last; after a while it is ready again. */
export type WorkshopStatus = 'ready' | 'initializing' | 'initialized' | 'promptLoaded' | 'loaded' | 'creating' | 'created' | 'promptSaved' | 'notReady' | 'noModel';

/** How long a word stands before all is quiet again. */
const STANDS_MS = 4000;
/** Those that end with something else. */
const LASTING: ReadonlySet<WorkshopStatus> = new Set<WorkshopStatus>(['ready', 'initializing', 'creating', 'noModel']);

/** The status of the editor, and what tells another one. */
export function useWorkshopStatus(first: WorkshopStatus): [status: WorkshopStatus, tell: (status: WorkshopStatus) => void] {
  const [told, setTold] = useState<{ readonly status: WorkshopStatus }>({ status: first });
  useEffect(() => {
    if (LASTING.has(told.status)) return;
    const timer = setTimeout(() => setTold({ status: 'ready' }), STANDS_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return [told.status, (status) => setTold({ status })];
}

const messages = defineMessages({
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
});

/** Their words, as specified (spec section 4 and 8). */
export const statusMessages: Record<WorkshopStatus, MessageDescriptor> = messages;
