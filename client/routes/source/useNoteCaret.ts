import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What the history says of a source that was stepped to. */
export const stepped = { isStep: true };

/**
 * How often the caret has been wanted in a note; more than before puts it there. It is wanted at once, but not by a finger, which
 * would raise the keyboard over what is read, nor after a step through a list: the next J would be a letter in the note.
 *
 * @param isAsked the address asks for it
 */
export function useNoteCaret(isAsked: boolean) {
  const from = useLocation().state as Partial<typeof stepped> | null;
  const isStep = from?.isStep === true;
  const [wanted, setWanted] = useState(() => (isAsked || (!isStep && matchMedia('(pointer: fine)').matches) ? 1 : 0));
  return { wanted, want: () => setWanted((before) => before + 1) };
}
