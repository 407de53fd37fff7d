import { createContext } from 'react';

/** Whether the viewer looks after the vault, for whoever only shows the way to its page. */
export const AdministratorContext = createContext(false);
