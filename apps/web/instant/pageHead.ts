import type { EarlyState } from './earlyState';
import { startPage, type HeadOptions } from './startPage';
import { lightNow, preloadStreet } from './streetImages';

/** The options of Home and Listings. */
export interface PageHeadOptions extends HeadOptions {
  /** The first paint shows the street. */
  hasStreet: boolean;
  /** The query parameters of filters. */
  filterParams: readonly string[];
}

interface PageState extends EarlyState {
  /** Called after the shell: keeps it on its own path only, because a host may serve the home page for any URL. */
  keepShell: (pathname: string) => void;
}

/** The build replaces each mention of the name by the whole value, so it is mentioned once. */
declare const HEAD_OPTIONS: PageHeadOptions;
const options = HEAD_OPTIONS;

if (options.hasStreet) preloadStreet(options.base, lightNow());

const early: PageState = {
  ...startPage(options),
  keepShell: (pathname) => {
    early.hasShell = location.pathname.replace(/(.)\/$/, '$1') === pathname;
    if (!early.hasShell) document.getElementById('root')?.replaceChildren();
    const query = new URLSearchParams(location.search);
    const isFiltered = options.filterParams.some((name) => query.has(name));
    document.documentElement.toggleAttribute('data-filtered', isFiltered);
  },
};
window.efieEarly = early;
