import { createContext, useContext } from 'react';

/** The URLs of the app and its Storybook. */
export interface PanelSite {
  /** Base path of the app with a trailing slash, such as '/'. */
  baseUrl: string;
  /** Such as 'http://localhost:6006/'; '' when unknown. */
  storybookUrl: string;
}

const DEFAULT_SITE: PanelSite = { baseUrl: '/', storybookUrl: '' };

const SiteContext = createContext(DEFAULT_SITE);

export const SiteProvider = SiteContext;

export const useSite = (): PanelSite => useContext(SiteContext);

/** The path, query string and hash of a URL without the base path, such as '/property/1001?from=x'. */
export function appAddress({ pathname, search, hash }: URL, { baseUrl }: PanelSite): string {
  const base = baseUrl.replace(/\/$/, '');
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  return `${path || '/'}${search}${hash}`;
}
