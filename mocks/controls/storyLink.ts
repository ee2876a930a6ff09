import { formatClock, type ClockSetting } from './clock';

export { findFaultId } from '../faults/faults';
export { parseClock } from './clock';

/** Id of the story that renders the app at any path. */
export const APP_STORY_ID = 'journeys-any-address--default';

/** Toolbar values in a Storybook URL, which allows only letters, digits, '-' and '_'. */
export type StoryGlobals = Readonly<Record<'session' | 'network' | 'calls' | 'data' | 'clock', string>>;

/** The state of the panel, with values as in the app's URL. */
export interface PanelState {
  /** null for an account that is not a demo account. */
  who: string | null;
  /** A fault id, or 'ok'. */
  fault: string;
  /** An operationId, or 'all'. */
  operation: string;
  scenario: string;
  clock: ClockSetting;
}

/** The clock without colons. A running clock becomes Storybook's default, the fixed time. */
function clockGlobal(clock: ClockSetting): string {
  if (clock.kind === 'running') return 'fixed';
  return clock.kind === 'fixed'
    ? clock.at.slice(0, 'yyyy-mm-ddThh:mm'.length).replace(':', '')
    : formatClock(clock);
}

/** The toolbar values for a state of the panel. */
export function storyGlobals({ who, fault, operation, scenario, clock }: PanelState): StoryGlobals {
  return {
    session: who ?? 'guest',
    network: fault,
    calls: fault === 'ok' ? 'all' : operation,
    data: scenario,
    clock: clockGlobal(clock),
  };
}

/** The path, query string and hash of a URL without `baseUrl`, such as '/property/1001?from=x'. */
export function appPath({ pathname, search, hash }: URL, { baseUrl }: { baseUrl: string }): string {
  const base = baseUrl.replace(/\/$/, '');
  const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  return `${path || '/'}${search}${hash}`;
}

/** Encodes a text in characters that a Storybook URL allows (base64url). */
export function encodeArg(text: string): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The inverse of `encodeArg`; null for invalid input. */
export function decodeArg(arg: string): string | null {
  try {
    const bytes = atob(arg.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (char) => char.codePointAt(0) ?? 0),
    );
  } catch {
    return null;
  }
}

/** Reads a path of the app, plain or encoded with `encodeArg`; null for anything else, such as a URL with another origin. */
export function parseAppPath(text: string): string | null {
  const path = text.startsWith('/') ? text : decodeArg(text);
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
}

/**
 * URL of Storybook that renders the app at a path in a state.
 * @param storybook URL of Storybook, such as 'http://localhost:6006/'
 * @param path path in the app, such as '/property/1001?from=x'
 */
export function storyLink(storybook: string, path: string, state: PanelState): string {
  const globals = Object.entries(storyGlobals(state)).map(([name, value]) => `${name}:${value}`);
  const url = new URL(storybook);
  url.search = `path=/story/${APP_STORY_ID}&args=address:${encodeArg(path)}&globals=${globals.join(';')}`;
  return url.href;
}

/** The state of a story from its parameters and the toolbar, as far as the app has a switch for it. */
export type StoryState = Readonly<Record<'session' | 'network' | 'calls' | 'data' | 'clock', unknown>>;

/**
 * URL of the running app at a path in the state of a story. It sets every switch: the app keeps what an earlier URL set.
 * @param app URL of the app, such as 'http://localhost:5173/'
 */
export function appLink(app: string, path: string, state: StoryState): string {
  const valueOf = (name: keyof StoryState) => {
    const value = state[name];
    return typeof value === 'string' ? value : null;
  };
  const network = valueOf('network');
  const calls = valueOf('calls');
  const clock = valueOf('clock');
  const query = [
    ['scenario', valueOf('data')],
    ['as', valueOf('session')],
    ['network', network && network !== 'ok' && calls && calls !== 'all' ? `${network}:${calls}` : network],
    ['clock', clock === 'fixed' ? 'now' : clock],
  ]
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`);
  const url = new URL(app);
  const appUrl = new URL(path, 'http://app');
  url.pathname = `${url.pathname.replace(/\/$/, '')}${appUrl.pathname}`;
  url.search = [...query, appUrl.search.slice(1)].filter(Boolean).join('&');
  url.hash = appUrl.hash;
  return url.href;
}
