import { configureApi, getSession, readDataSaver, readMapView } from '@efie/api';
import { BESIDE_LIST } from '../screens/Listings/besideList';
import type { EarlyState } from './earlyState';
import { lightNow } from './streetImages';

/** What the build tells the scripts of all pages, as the constant `HEAD_OPTIONS`. */
export interface HeadOptions {
  /** The base path of the site. */
  base: string;
  /** VITE_API_BASE_URL. */
  baseUrl: string;
  /** VITE_STORAGE_BASE_URL. */
  storageBaseUrl: string;
}

/**
 * Marks the page for its styles: with the light of the street, for visitors who are signed in, from whom what only guests see is
 * hidden, and with a map that was left open, whose space is reserved.
 */
function markPage(): void {
  const html = document.documentElement;
  html.dataset['light'] = lightNow();
  html.toggleAttribute('data-member', getSession().role !== 'guest');
  html.toggleAttribute('data-map', readMapView().isOpen && matchMedia(BESIDE_LIST).matches);
}

/** Marks the page; the state of one without a shell and early requests. */
export function startPage(options: HeadOptions): EarlyState {
  configureApi(options);
  markPage();
  return {
    savesData: readDataSaver(),
    hasShell: false,
    end: () =>
      ['data-member', 'data-query'].forEach((mark) => document.documentElement.removeAttribute(mark)),
  };
}
