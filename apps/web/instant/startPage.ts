import { configureApi, getSession, readDataSaver, readMapView } from '@efie/api';
import { BESIDE_LIST } from '../screens/Listings/besideList';
import type { EarlyState } from './earlyState';
import { lightNow } from './streetImages';

/** The options that the build gives to the head script of every page. */
export interface HeadOptions {
  /** The base path of the site. */
  base: string;
  /** VITE_API_BASE_URL. */
  baseUrl: string;
  /** VITE_STORAGE_BASE_URL. */
  storageBaseUrl: string;
}

/**
 * Sets what styles need before the app: the light of the street, whether somebody is signed in, from whom what only guests see is
 * hidden, and whether a map was left open, whose space is reserved.
 */
function markPage(): void {
  const html = document.documentElement;
  html.dataset['light'] = lightNow();
  html.toggleAttribute('data-member', getSession().role !== 'guest');
  html.toggleAttribute('data-map', readMapView().isOpen && matchMedia(BESIDE_LIST).matches);
}

/** Marks the page, and returns the state of one without a shell and early requests. */
export function startPage(options: HeadOptions): EarlyState {
  configureApi(options);
  markPage();
  return {
    savesData: readDataSaver(),
    hasShell: false,
    end: () =>
      ['data-member', 'data-filtered'].forEach((mark) => document.documentElement.removeAttribute(mark)),
  };
}
