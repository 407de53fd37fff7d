import { createContext } from 'react';

/** Whether the viewer looks after the vault, for whoever shows the way to its page or says who can mend it. */
export const AdministratorContext = createContext(false);
