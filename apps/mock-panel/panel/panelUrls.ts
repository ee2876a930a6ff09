import { createContext, useContext } from 'react';

/** The URLs of the app and its Storybook. */
export interface PanelUrls {
  /** Base path of the app with a trailing slash, such as '/'. */
  baseUrl: string;
  /** Such as 'http://localhost:6006/'; '' when unknown. */
  storybookUrl: string;
}

const DEFAULT_URLS: PanelUrls = { baseUrl: '/', storybookUrl: '' };

const UrlsContext = createContext(DEFAULT_URLS);

export const PanelUrlsProvider = UrlsContext;

export const usePanelUrls = (): PanelUrls => useContext(UrlsContext);
