import { encodeArg } from '@efie/mocks/story-link';
import { describe, expect, it } from 'vitest';
import { addressArg, linkToApp } from './stateLink';

const APP = 'http://localhost:5173/';
const GLOBALS = { session: 'story', network: 'abort', calls: 'createProperty', data: 'story', clock: '40d' };
const PARAMETERS = {
  session: 'agent-free',
  network: undefined,
  scenario: undefined,
  route: '/agent/list-property',
};

it('encodes an app path in characters that Storybook accepts in its URL', () => {
  const encoded = encodeArg('/listings?q=ɛ');
  expect(encoded).toMatch(/^[\w-]+$/);
  expect(addressArg({ address: '/listings?q=ɛ' })).toBe(`address:${encoded}`);
  expect(addressArg({ address: encoded })).toBe(`address:${encoded}`);
  expect(addressArg({ kind: 'primary' })).toBe('');
});

describe('a link from a story to the running app', () => {
  it('uses toolbar choices, else the story parameters', () => {
    expect(linkToApp(APP, PARAMETERS, GLOBALS, {})).toBe(
      `${APP}agent/list-property?scenario=normal&as=agent-free&network=abort:createProperty&clock=40d`,
    );
    const others = { ...GLOBALS, session: 'guest', network: 'ok', clock: 'fixed', data: 'small' };
    expect(linkToApp(APP, PARAMETERS, others, {})).toBe(
      `${APP}agent/list-property?scenario=small&as=guest&network=ok&clock=now`,
    );
  });

  it('exists only for stories with a route and a known app URL', () => {
    expect(linkToApp('', PARAMETERS, GLOBALS, {})).toBeNull();
    expect(linkToApp(APP, { ...PARAMETERS, route: undefined }, GLOBALS, {})).toBeNull();
    expect(linkToApp(APP, PARAMETERS, GLOBALS, { address: encodeArg('/about') })).toContain(`${APP}about?`);
  });
});
