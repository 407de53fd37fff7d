import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<(sourceId: string) => void>();

/** Passes on that a source has changed, after the store has taken the change in. */
export function tellSourceChanged(sourceId: string): void {
  for (const listener of listeners) listener(sourceId);
}

const adders = new Set<() => void>();

/** Passes on that somebody here has added sources: they want to see them, wherever their pointer rests. */
export function tellAddedHere(): void {
  for (const listener of adders) listener();
}

/** Calls back whenever sources were added on this page. */
export function useAddedHere(onAdded: () => void): void {
  const listener = useEffectEvent(onAdded);
  useEffect(() => {
    const listen = () => listener();
    adders.add(listen);
    return () => void adders.delete(listen);
  }, []);
}

/** Calls back after every live change of a source, for views that must read more than the change carries. */
export function useSourceChanged(onChange: (sourceId: string) => void): void {
  const listener = useEffectEvent(onChange);
  useEffect(() => {
    const listen = (sourceId: string) => listener(sourceId);
    listeners.add(listen);
    return () => void listeners.delete(listen);
  }, []);
}
