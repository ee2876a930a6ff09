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
const PARAMETERS = {
  session: 'agent-free',
  network: undefined,
  scenario: undefined,
  route: '/agent/list-property',
};

describe('a link to a state of Storybook', () => {
  it('contains every global and the viewport', () => {
    const { searchParams, hash } = new URL(linkToState(PAGE, story));
    expect(searchParams.get('path')).toBe('/story/screens-listproperty--default');
    expect(searchParams.get('globals')).toBe(
      'theme:dark;direction:ltr;session:story;network:abort;calls:createProperty;data:story;clock:40d;viewport.value:phone;viewport.isRotated:!false',
    );
    expect([searchParams.get('args'), hash]).toEqual([null, '']);
  });

  it('contains the args, with an app path encoded in characters that Storybook accepts', () => {
    expect(linkToState(PAGE, { ...story, argsText: 'kind:primary' })).toContain('&args=kind:primary&');
    const args = new URL(
      linkToState(PAGE, { ...story, args: { address: '/listings?q=ɛ' } }),
    ).searchParams.get('args');
    expect(decodeArg(args?.replace('address:', '') ?? '')).toBe('/listings?q=ɛ');
  });

  it("contains forced pseudo-classes and the sidebar's filters", () => {
    const hovered = { ...story, globals: { ...globals, pseudo: { hover: true } } };
    const { searchParams } = new URL(linkToState(`${PAGE.replace('#here', '')}&tags=fault;!user`, hovered));
    expect(searchParams.get('tags')).toBe('fault;!user');
    expect(searchParams.get('globals')).toContain('pseudo.hover:!true');
  });

  it('omits values that no toolbar menu offers', () => {
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

  it('omits values that a URL cannot contain and globals of other addons', () => {
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
  it('uses toolbar choices, else the story parameters', () => {
    expect(linkToApp('http://localhost:5173/', PARAMETERS, story)).toBe(
      'http://localhost:5173/agent/list-property?scenario=normal&as=agent-free&network=abort:createProperty&clock=40d',
    );
    const other = {
      ...story,
      globals: { ...globals, session: 'guest', network: 'ok', clock: 'fixed', data: 'small' },
    };
    expect(linkToApp('http://localhost:5173/', PARAMETERS, other)).toBe(
      'http://localhost:5173/agent/list-property?scenario=small&as=guest&network=ok&clock=now',
    );
  });

  it('exists only for stories with a route and a known app URL', () => {
    expect(linkToApp('', PARAMETERS, story)).toBeNull();
    expect(linkToApp('http://localhost:5173/', { ...PARAMETERS, route: undefined }, story)).toBeNull();
    for (const address of ['/about', encodeArg('/about')]) {
      const shown = { ...story, args: { address } };
      expect(linkToApp('http://localhost:5173/', PARAMETERS, shown)).toMatch(
        /^http:\/\/localhost:5173\/about\?/,
      );
      expect(linkToState(PAGE, shown)).toContain(`&args=address:${encodeArg('/about')}&`);
    }
  });
});
