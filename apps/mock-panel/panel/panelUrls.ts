import { createContext, useContext } from 'react';

/** The URLs of the app and its Storybook. */
export interface PanelUrls {
  /** Base path of the app with a trailing slash, such as '/'. */
  baseUrl: string;
  /** Such as 'http://localhost:6006/'; '' when unknown. */
  storybookUrl: string;
  /** The title of the stories of the screen at a path: 'Screens/Home'. */
  storiesAt: (path: string) => string;
}

const DEFAULT_URLS: PanelUrls = { baseUrl: '/', storybookUrl: '', storiesAt: () => '' };

const UrlsContext = createContext(DEFAULT_URLS);

export const PanelUrlsProvider = UrlsContext;

export const usePanelUrls = (): PanelUrls => useContext(UrlsContext);
