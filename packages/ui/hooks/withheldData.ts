import { createContext, use, type ReactNode } from 'react';

const Withheld = createContext<ReactNode>(null);

/**
 * Withholds the data of an account that is no longer signed in: the forms below show only what has unsaved changes. Its value
 * is the notice that they show above their fields; null while the account is signed in.
 */
export const WithheldData = Withheld.Provider;

/** Why account data is withheld; null where it is not. */
export const useWithheldNotice = (): ReactNode => use(Withheld);
