import { getGuestFavorites, getSession, hasVerificationStatus, readAgent } from '@efie/api';
import type { EarlyState } from './earlyState';
import { startPage, type HeadOptions } from './startPage';
import { requestListing } from './requestListing';
import { showAgentShell, showPhoto, showShell, type ShellScreen } from './showShell';

/** The options of 404.html. */
export interface FallbackHeadOptions extends HeadOptions {
  /** The pattern of a listing's path; null where the mock backend, which starts with the app, would not respond yet. */
  listingPattern: string | null;
  /** The pattern of the dashboard's path. */
  agentPattern: string;
  screens: readonly ShellScreen[];
  /** URL of the app's script. */
  entry: string;
}

interface FallbackState extends EarlyState {
  /** Called after the templates of the shells. */
  showShell: () => void;
  /** Called after the template of the agents' shell. */
  showAgentShell: () => void;
}

/** The build replaces each mention of the name by the whole value, so it is mentioned once. */
declare const HEAD_OPTIONS: FallbackHeadOptions;
const options = HEAD_OPTIONS;

function storedAgent(): { name: string; isUnverified: boolean } | null {
  const session = getSession();
  if (session.role !== 'agent') return null;
  const { fullName, isVerified } = readAgent(session.record);
  return { name: fullName, isUnverified: hasVerificationStatus(session.record) && !isVerified };
}

const path = location.pathname.slice(options.base.length - 1);
const state = startPage(options);
const listing = requestListing(path, options.listingPattern, { withPhoto: !state.savesData });

const early: FallbackState = {
  ...state,
  fetch: listing.fetch,
  showShell: () => {
    const isNewVisitor = getSession().role === 'guest' && getGuestFavorites().length === 0;
    // Without a connection the first render of a screen may differ from the shell, which the app then replaces.
    early.hasShell = showShell(path, { ...options, isNewVisitor }) && navigator.onLine;
    void listing.photo.then(showPhoto);
  },
  showAgentShell: () => {
    if (new RegExp(options.agentPattern, 'i').test(path)) showAgentShell(storedAgent());
  },
};
window.efieEarly = early;
