import { clockText, type ClockSetting } from './clock';

export { findFaultId } from '../faults/faults';
export { parseClock } from './clock';

/** The story that shows the app at any address. */
export const ANY_ADDRESS = 'journeys-any-address--default';

/** Storybook's toolbar as its addresses write it: letters, digits, '-' and '_' only. */
export type StoryGlobals = Readonly<Record<'session' | 'network' | 'calls' | 'data' | 'clock', string>>;

/** What the panel has on, in the words of its own addresses. */
export interface LinkedState {
  /** Null for an account that no other page can sign in as. */
  who: string | null;
  /** A fault's id and an operationId; 'ok' and 'all' for the ordinary. */
  fault: string;
  operation: string;
  scenario: string;
  clock: ClockSetting;
}

/** The clock in a form without a colon; a clock that runs is Storybook's own, which stands at the fixed time. */
function clockGlobal(clock: ClockSetting): string {
  if (clock.kind === 'running') return 'fixed';
  return clock.kind === 'fixed'
    ? clock.at.slice(0, 'yyyy-mm-ddThh:mm'.length).replace(':', '')
    : clockText(clock);
}

/** The toolbar that brings about the same state. */
export function storyGlobals({ who, fault, operation, scenario, clock }: LinkedState): StoryGlobals {
  return {
    session: who ?? 'guest',
    network: fault,
    calls: fault === 'ok' ? 'all' : operation,
    data: scenario,
    clock: clockGlobal(clock),
  };
}

/** Any text in letters that an address of Storybook takes. */
export function toArg(text: string): string {
  const bytes = String.fromCodePoint(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What `toArg` was given; null for a text that it did not write. */
export function fromArg(arg: string): string | null {
  try {
    const bytes = atob(arg.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (sign) => sign.codePointAt(0) ?? 0),
    );
  } catch {
    return null;
  }
}

/** An address of the app, from its path on: written out, or as `toArg` writes it; null for anything else. */
export function readAppAddress(text: string): string | null {
  const address = text.startsWith('/') ? text : fromArg(text);
  return address?.startsWith('/') && !address.startsWith('//') ? address : null;
}

/**
 * Where Storybook shows the app at the same address in the same state.
 * @param storybook where it stands: 'http://localhost:6006/'
 * @param address from the app's own root on: '/property/1001?from=x'
 */
export function storyLink(storybook: string, address: string, state: LinkedState): string {
  const globals = Object.entries(storyGlobals(state)).map(([name, value]) => `${name}:${value}`);
  const url = new URL(storybook);
  url.search = `path=/story/${ANY_ADDRESS}&args=address:${toArg(address)}&globals=${globals.join(';')}`;
  return url.href;
}

/** What a story asks for by its parameters and the toolbar by its globals, as far as the app has a switch for it. */
export type AskedState = Readonly<Record<'session' | 'network' | 'calls' | 'data' | 'clock', unknown>>;

const ORDINARY: Readonly<Record<keyof AskedState, readonly string[]>> = {
  session: [],
  network: ['ok'],
  calls: ['all'],
  data: [],
  clock: ['fixed', 'now'],
};

/**
 * Where the running app shows an address in the state of a story.
 * @param app where it stands: 'http://localhost:5173/'
 */
export function appLink(app: string, address: string, state: AskedState): string {
  const asked = (name: keyof AskedState) => {
    const value = state[name];
    return typeof value === 'string' && !ORDINARY[name].includes(value) ? value : null;
  };
  const network = asked('network');
  const calls = asked('calls');
  const query = [
    ['scenario', asked('data')],
    ['as', asked('session')],
    ['network', network && calls ? `${network}:${calls}` : network],
    ['clock', asked('clock')],
  ]
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`);
  const url = new URL(app);
  const own = new URL(address, 'http://app');
  url.pathname = `${url.pathname.replace(/\/$/, '')}${own.pathname}`;
  url.search = [...query, own.search.slice(1)].filter(Boolean).join('&');
  url.hash = own.hash;
  return url.href;
}
