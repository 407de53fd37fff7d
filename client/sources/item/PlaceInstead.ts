import { createContext, type ComponentType } from 'react';

/** What stands instead of the place of a source that lies in no collection; null: that it is in the Inbox. */
export const PlaceInstead = createContext<ComponentType<{ id: string }> | null>(null);
