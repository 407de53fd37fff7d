import { useEffect, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useSingleKeyShortcuts } from '#client/ui/useSingleKeyShortcuts.ts';
import { PlaceInstead } from '../item/PlaceInstead.ts';
import { useSourceChanged } from '../store/sourceEvents.ts';
import { SuggestedPlace, SuggestionContext } from './SuggestedPlace.tsx';
import { createSuggestionStore } from './suggestionStore.ts';

/** In the lists around, what lies in no collection shows the one it most likely belongs to, and goes there on a press, or by 1 on the source that has the focus. */
export function SuggestedPlaces({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const [store] = useState(() => createSuggestionStore(environment));
  useEffect(() => store.stop, [store]);
  useSourceChanged(store.again);
  useSingleKeyShortcuts({ 1: () => document.activeElement?.closest('[data-source]')?.querySelector<HTMLElement>('[data-suggested]')?.click() });
  return (
    <SuggestionContext value={store}>
      <PlaceInstead value={SuggestedPlace}>{children}</PlaceInstead>
    </SuggestionContext>
  );
}
