import { decodeArg, encodeArg } from '@efie/mocks/story-link';
import { describe, expect, it } from 'vitest';
import { globalsText, linkToApp, linkToState, validGlobals } from './stateLink';

const PAGE = 'http://localhost:6006/?path=/docs/start--docs&globals=theme:light#here';

const globals = {
  theme: 'dark',
  direction: 'ltr',
  session: 'story',
  network: 'abort',
  calls: 'createProperty',
  data: 'story',
  clock: '40d',
  viewport: { value: 'phone', isRotated: false },
};

const story = { id: 'screens-listproperty--default', globals, args: {}, argsText: '' };
const ASKING = {
  session: 'agent-free',
  network: undefined,
  scenario: undefined,
  route: '/agent/list-property',
};

describe('a link to a state of Storybook', () => {
  it('holds every global and the viewport', () => {
    const { searchParams, hash } = new URL(linkToState(PAGE, story));
    expect(searchParams.get('path')).toBe('/story/screens-listproperty--default');
    expect(searchParams.get('globals')).toBe(
      'theme:dark;direction:ltr;session:story;network:abort;calls:createProperty;data:story;clock:40d;viewport.value:phone;viewport.isRotated:!false',
    );
    expect([searchParams.get('args'), hash]).toEqual([null, '']);
  });

  it('holds the args, and an address of the app in letters that Storybook takes', () => {
    expect(linkToState(PAGE, { ...story, argsText: 'kind:primary' })).toContain('&args=kind:primary&');
    const args = new URL(
      linkToState(PAGE, { ...story, args: { address: '/listings?q=ɛ' } }),
    ).searchParams.get('args');
    expect(decodeArg(args?.replace('address:', '') ?? '')).toBe('/listings?q=ɛ');
  });

  it('leaves out values that no menu of the toolbar has', () => {
    const menus = {
      theme: ['light', 'dark'],
      session: ['story', 'guest'],
      network: ['story', 'ok', 'status-500-html'],
      calls: ['all'],
      data: ['story', 'empty'],
      clock: ['fixed', '40d'],
    };
    const unknown = { theme: 'mars', session: 'mars', network: 'mars', calls: 'mars', data: 'mars' };
    expect(globalsText(validGlobals({ ...unknown, clock: 'mars' }, menus))).toBe('');
    const known = {
      theme: 'dark',
      session: 'guest',
      data: 'empty',
      clock: '-7d',
      viewport: { value: 'phone' },
    };
    expect(globalsText(validGlobals({ ...known, network: 'status-500' }, menus))).toBe(
      'theme:dark;session:guest;network:status-500-html;data:empty;clock:-7d;viewport.value:phone',
    );
  });

  it('leaves out what no address can say, and what other addons hold', () => {
    const text = globalsText({
      theme: undefined,
      clock: 'x;y',
      outline: true,
      viewport: { value: undefined },
    });
    expect(text).toBe('');
  });
});

describe('a link from a story to the running app', () => {
  it('takes what was chosen, else what the story asks for', () => {
    expect(linkToApp('http://localhost:5173/', ASKING, story)).toBe(
      'http://localhost:5173/agent/list-property?scenario=normal&as=agent-free&network=abort:createProperty&clock=40d',
    );
    const other = {
      ...story,
      globals: { ...globals, session: 'guest', network: 'ok', clock: 'fixed', data: 'small' },
    };
    expect(linkToApp('http://localhost:5173/', ASKING, other)).toBe(
      'http://localhost:5173/agent/list-property?scenario=small&as=guest',
    );
  });

  it('is there for pages of the app only, and where an app is known', () => {
    expect(linkToApp('', ASKING, story)).toBeNull();
    expect(linkToApp('http://localhost:5173/', { ...ASKING, route: undefined }, story)).toBeNull();
    for (const address of ['/about', encodeArg('/about')]) {
      const shown = { ...story, args: { address } };
      expect(linkToApp('http://localhost:5173/', ASKING, shown)).toMatch(/^http:\/\/localhost:5173\/about\?/);
      expect(linkToState(PAGE, shown)).toContain(`&args=address:${encodeArg('/about')}&`);
    }
  });
});
