import { describe, expect, it } from 'vitest';
import { parseUrlSwitches } from './urlSwitches';
import { parseClock, RUNNING_CLOCK } from './clock';
import { appLink, appPath, decodeArg, parseAppPath, storyGlobals, storyLink, encodeArg } from './storyLink';

/** The characters that Storybook accepts in args and globals in its URL. */
const SAFE = /^[a-zA-Z0-9 _-]*$/;

describe('links between the running app and Storybook', () => {
  it.each(['/', '/property/1001?from=x#top', '/listings?q=ɛkɔm%20🏠&region=Volta', '/a/..%2Fb'])(
    'encodes the path %s in characters that Storybook accepts',
    (address) => {
      expect(encodeArg(address)).toMatch(SAFE);
      expect(decodeArg(encodeArg(address))).toBe(address);
      expect(parseAppPath(encodeArg(address))).toBe(address);
      expect(parseAppPath(address)).toBe(address);
    },
  );

  it.each([
    '',
    'listings',
    '//evil.example',
    encodeArg('//evil.example'),
    encodeArg('javascript:alert(1)'),
    '%%%',
  ])('%j is not a path of the app', (text) => expect(parseAppPath(text)).toBeNull());

  it('links from the app to the same state in Storybook', () => {
    const clock = parseClock('2026-12-25T08:00');
    if (clock === null) throw new Error('The clock setting was not parsed.');
    const state = {
      who: 'agent-free',
      fault: 'abort',
      operation: 'createProperty',
      scenario: 'empty',
      clock,
    };
    const link = new URL(storyLink('http://localhost:6006/', '/agent/list-property', state));
    expect(link.searchParams.get('path')).toBe('/story/journeys-any-address--default');
    expect(link.searchParams.get('args')).toBe(`address:${encodeArg('/agent/list-property')}`);
    expect(link.searchParams.get('globals')).toBe(
      'session:agent-free;network:abort;calls:createProperty;data:empty;clock:2026-12-25T0800',
    );
    for (const value of Object.values(storyGlobals(state))) expect(value).toMatch(SAFE);
    expect(parseClock(storyGlobals(state).clock)).toEqual(clock);
  });

  it('uses the defaults without a fault, for a running clock and for an account that is not a demo account', () => {
    const state = {
      who: null,
      fault: 'ok',
      operation: 'signUpUser',
      scenario: 'normal',
      clock: RUNNING_CLOCK,
    };
    expect(storyGlobals(state)).toEqual({
      session: 'guest',
      network: 'ok',
      calls: 'all',
      data: 'normal',
      clock: 'fixed',
    });
  });

  it('links back to the app with its URL switches', () => {
    const storyState = {
      session: 'agent-free',
      network: 'abort',
      calls: 'createProperty',
      data: 'normal',
      clock: '-3d',
    };
    const link = new URL(appLink('http://localhost:5173/', '/agent/list-property?step=2', storyState));
    expect(link.href).toBe(
      'http://localhost:5173/agent/list-property?scenario=normal&as=agent-free&network=abort:createProperty&clock=-3d&step=2',
    );
    const { switches, ignored, rest } = parseUrlSwitches(link.search);
    expect(switches).toEqual({
      scenario: 'normal',
      as: 'agent-free',
      network: { kind: 'fault', fault: 'abort', operation: 'createProperty' },
      clock: { kind: 'ahead', days: -3 },
    });
    expect([ignored, rest]).toEqual([[], '?step=2']);
    const defaultState = {
      session: 'guest',
      network: 'ok',
      calls: 'createProperty',
      data: 'normal',
      clock: 'fixed',
    };
    expect(appLink('https://demo.example/efie/', '/about', defaultState)).toBe(
      'https://demo.example/efie/about?scenario=normal&as=guest&network=ok&clock=now',
    );
  });

  it('removes the base path from a URL', () => {
    const page = new URL('https://demo.example/efie/property/7?x=1#top');
    expect(appPath(page, { baseUrl: '/efie/' })).toBe('/property/7?x=1#top');
    expect(appPath(new URL('https://demo.example/efie/'), { baseUrl: '/efie/' })).toBe('/');
    expect(appPath(page, { baseUrl: '/' })).toBe('/efie/property/7?x=1#top');
  });
});
