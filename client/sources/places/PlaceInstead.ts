import { createContext, type ReactNode } from 'react';

/** What stands instead of the place of a source that lies in no collection, by its id; null: that it is in the Inbox. */
export const PlaceInstead = createContext<((id: string) => ReactNode) | null>(null);
