import { createContext, useContext } from 'react';

/** The URLs of the app and its Storybook. */
export interface PanelUrls {
  /** Base path of the app with a trailing slash, such as '/'. */
  baseUrl: string;
  /** Such as 'http://localhost:6006/'; '' when unknown. */
  storybookUrl: string;
}

const DEFAULT_SITE: PanelUrls = { baseUrl: '/', storybookUrl: '' };

const SiteContext = createContext(DEFAULT_SITE);

export const PanelUrlsProvider = SiteContext;

export const usePanelUrls = (): PanelUrls => useContext(SiteContext);

/** The path, query string and hash of a URL without the base path, such as '/property/1001?from=x'. */
export function appPath({ pathname, search, hash }: URL, { baseUrl }: PanelUrls): string {
  const base = baseUrl.replace(/\/$/, '');
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  return `${path || '/'}${search}${hash}`;
}
