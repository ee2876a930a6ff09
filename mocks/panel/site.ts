import { createContext, useContext } from 'react';

/** Where the app and its Storybook stand. */
export interface PanelSite {
  /** The path before the app's own addresses, with a trailing slash: '/'. */
  baseUrl: string;
  /** Storybook's address, 'http://localhost:6006/'; '' where none is known. */
  storybookUrl: string;
}

/** For stories of parts and for tests: an app at the root, without a Storybook. */
const NOWHERE: PanelSite = { baseUrl: '/', storybookUrl: '' };

const SiteContext = createContext(NOWHERE);

export const SiteProvider = SiteContext;

export const useSite = (): PanelSite => useContext(SiteContext);

/** An address of the page from the app's own root on: '/property/1001?from=x'. */
export function appAddress({ pathname, search, hash }: URL, { baseUrl }: PanelSite): string {
  const base = baseUrl.replace(/\/$/, '');
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  return `${path || '/'}${search}${hash}`;
}
