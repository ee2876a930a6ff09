import { describe, expect, it, vi } from 'vitest';
import { agentProfilePath, agentScreens, listingPath, paths } from '../routing/paths';
import { screenAt, sectionOf } from '../routing/screens';
import { renderShells } from '../instant/renderShells';
import { routes } from './routes';

describe('the routes', () => {
  it.each([
    ['/', paths.home],
    ['/listings', paths.listings],
    ['/about', paths.about],
    ['/plans', paths.plans],
    ['/favorites', paths.favorites],
    ['/property/7', paths.propertyDetail],
    ['/agent/login', paths.agentLogin],
    ['/agent/signup', paths.agentSignup],
    ['/agent/dashboard', paths.agentDashboard],
    ['/agent/list-property', paths.listProperty],
    ['/agent/profile/9', paths.agentProfile],
    ['/user/signup', paths.userSignup],
    ['/user/login', paths.userLogin],
    ['/verify-email', paths.verifyEmail],
    ['/agent/verify-email', paths.agentVerifyEmail],
    ['/payment/callback', paths.paymentCallback],
    ['/privacy-policy', paths.privacyPolicy],
    ['/terms-of-service', paths.termsOfService],
  ])('%s matches its own route', (url, path) => {
    expect(paths[screenAt(url)]).toBe(path);
  });

  it.each([
    ['/favorites', paths.favorites],
    ['/compare', paths.compare],
    ['/compare/', paths.compare],
    ['/agent/login', paths.agentLogin],
    ['/agent/signup', paths.agentSignup],
    ['/agent/dashboard', paths.agentDashboard],
    ['/agent/profile/9', paths.agentProfile],
    ['/agent/edit-profile', paths.editProfile],
    ['/user/signup', paths.userSignup],
    ['/user/login', paths.userLogin],
    ['/verify-email', paths.verifyEmail],
    ['/agent/verify-email', paths.agentVerifyEmail],
  ])('%s matches its route', (url, path) => {
    expect(paths[screenAt(url)]).toBe(path);
  });

  it('has a route for every path, and the 404 route last', () => {
    expect(routes.map(({ path }) => path)).toEqual(Object.values(paths));
    expect(routes.at(-1)).toMatchObject({ name: 'notFound', path: '*' });
    expect(new Set(Object.values(paths)).size).toBe(routes.length);
  });

  it('only dashboard, list property and edit profile require an agent', () => {
    expect(agentScreens).toEqual(['agentDashboard', 'listProperty', 'editProfile']);
  });

  it.each(['/nowhere', '/agent', '/property', `/${'x'.repeat(8000)}`, '/listings/extra', '/%E0%A4%A'])(
    '%.20s matches the 404 route, and nothing throws',
    (url) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      expect(screenAt(url)).toBe('notFound');
      warn.mockRestore();
    },
  );

  it.each([
    ['/', '/'],
    ['/listings', '/listings'],
    ['/property/7', '/listings'],
    ['/agent/profile/9', '/agent/profile/:id'],
    ['/nowhere', '*'],
  ])('%s marks the navigation link to %s as current', (url, section) => {
    expect(sectionOf(url)).toBe(section);
  });

  it('an id is encoded exactly once, with any characters', () => {
    expect(listingPath('../agent')).toBe('/property/..%2Fagent');
    expect(listingPath('1%2F2')).toBe('/property/1%252F2');
    expect(agentProfilePath('a b?')).toBe('/agent/profile/a%20b%3F');
    expect(screenAt(listingPath('../agent'))).toBe('propertyDetail');
  });
});

it.each([
  ...Object.values(paths).map((path) => path.replace(':id', '7').replace('*', '/nowhere')),
  '/payment/callback?reference=r',
])('%s renders between the header and the footer', async (url) => {
  const {
    html: [html = ''],
  } = await renderShells([url], '');
  // A screen may contain a header element itself.
  const landmarks = html.replace(/<main\b.*<\/main>/s, '<main>').match(/<(?:header|main|footer)\b/g);
  expect(landmarks).toEqual(['<header', '<main', '<footer']);
});
