import { createContext } from 'react';
import type { RouterState } from 'react-router-dom';

/** Where the router is, for the layout: it may be further than what is shown. Null in tests without one. */
export const RouterContext = createContext<{ readonly state: RouterState } | null>(null);
