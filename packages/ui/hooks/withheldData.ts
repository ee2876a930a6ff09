import { createContext, use, type ReactNode } from 'react';

const Withheld = createContext<ReactNode>(null);

/**
 * Hides the data of an account that is no longer signed in: forms below show only fields with unsaved changes. The value is
 * the notice above their fields; null while the account is signed in.
 */
export const WithheldData = Withheld.Provider;

/** The notice saying why account data is hidden; null when it is not. */
export const useWithheldNotice = (): ReactNode => use(Withheld);
