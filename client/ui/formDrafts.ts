import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createSharedValue } from '#client/state/createSharedValue.ts';

const prefix = 'vault.unsaved.';
const ownerKey = 'vault.unsavedOf';

/**
 * What a person types into a dialog that is saved by a button. It survives what nobody wanted: the end of the session, a
 * reload, another page. Then it stands there again when the dialog is opened next in this tab. `forget` is for its two
 * proper ends: saved, and cancelled.
 */
export function useFormDraft<V>(key: string, initial: V): { value: V; change: (part: Partial<V>) => void; forget: () => void } {
  const [first] = useState(initial);
  const [value, setValue] = useState(() => read<V>(key) ?? initial);
  const latest = useRef(value);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    // It stands in the dialog now.
    drop(key);
    const keep = () => {
      const text = JSON.stringify(latest.current);
      if (!isOver.current && text !== JSON.stringify(first)) save(key, text);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, first]);
  return {
    value,
    change: (part) => setValue((before) => ({ ...before, ...part })),
    forget: () => {
      isOver.current = true;
    },
  };
}

/** Lets these words stand in the field with this key when it is shown next. */
export const keepFormDraft = (key: string, value: unknown): void => save(key, JSON.stringify(value));

const owner = createSharedValue('');

/** Whose words are stored now; empty for nobody. */
export const formDraftOwner = owner.get;

/** From now on this tab belongs to this person: what others have typed in it is forgotten. */
export function setFormDraftOwner(person: string): void {
  owner.set(person);
  try {
    if (sessionStorage.getItem(ownerKey) !== person) clearFormDrafts();
    sessionStorage.setItem(ownerKey, person);
  } catch {
    // A browser that stores nothing has no other's words either.
  }
}

/** Forgets everything that was typed in this tab and not saved, and who typed it. */
export function clearFormDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    sessionStorage.removeItem(ownerKey);
  } catch {
    // Nothing was stored.
  }
}

function read<V>(key: string): V | null {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') as V | null;
  } catch {
    return null;
  }
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Nothing was stored.
  }
}

function save(key: string, text: string): void {
  try {
    sessionStorage.setItem(prefix + key, text);
  } catch {
    // No room, or a browser that stores nothing.
  }
}
