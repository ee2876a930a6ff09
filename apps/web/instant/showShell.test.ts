import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showShell } from './showShell';

const PROFILES = {
  pattern: '^/agent/profile/([^/]+)/?$',
  scripts: ['/profile.js'],
  requests: ['/api/agent/profile/$1'],
  shell: null,
  isForNewVisitors: false,
};

let links: Record<string, string>[];

beforeEach(() => {
  links = [];
  vi.stubGlobal('document', {
    getElementById: () => null,
    createElement: () => {
      const attributes: Record<string, string> = {};
      return { attributes, setAttribute: (name: string, value: string) => (attributes[name] = value) };
    },
    head: { append: ({ attributes }: { attributes: Record<string, string> }) => links.push(attributes) },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The URLs that the script of 404.html preloads on a path. */
function preloadsOn(path: string): readonly (string | undefined)[] {
  showShell(path, { screens: [PROFILES], entry: '/index.js', isNewVisitor: true });
  return links.map(({ href }) => href);
}

describe('the script of 404.html', () => {
  it.each([
    ['/agent/profile/7', '7'],
    ['/Agent/Profile/7/', '7'],
    ['/agent/profile/a@b:c+d,e', 'a%40b%3Ac%2Bd%2Ce'],
    ['/agent/profile/a%20b', 'a%20b'],
    ['/agent/profile/$&', '%24%26'],
  ])('requests on %s what the app requests, before the scripts', (path, id) => {
    expect(preloadsOn(path)).toEqual([`/api/agent/profile/${id}`, '/index.js', '/profile.js']);
  });

  it('sends no request for malformed percent-encoding', () => {
    expect(preloadsOn('/agent/profile/%E0%A4%A')).toEqual(['/index.js', '/profile.js']);
  });

  it('preloads nothing on other paths', () => {
    expect(preloadsOn('/agent/profile')).toEqual([]);
  });
});
