import { describe, expect, it, vi } from 'vitest';
import { agentProfilePath, agentScreens, paths, propertyPath } from '../routing/paths';
import { screenAt, sectionOf } from '../routing/screens';
import { renderPages } from './prerender';
import { routes } from './routes';

describe('the routes', () => {
  it.each([
    ['C1', '/', paths.home],
    ['C2', '/listings', paths.listings],
    ['C3', '/about', paths.about],
    ['C4', '/plans', paths.plans],
    ['C5', '/favorites', paths.favorites],
    ['C6', '/property/7', paths.propertyDetail],
    ['C7', '/agent/login', paths.agentLogin],
    ['C8', '/agent/signup', paths.agentSignup],
    ['C9', '/agent/dashboard', paths.agentDashboard],
    ['C10', '/agent/list-property', paths.listProperty],
    ['C11', '/agent/profile/9', paths.agentProfile],
    ['C13', '/user/signup', paths.userSignup],
    ['C14', '/user/login', paths.userLogin],
    ['C15', '/verify-email', paths.verifyEmail],
    ['C16', '/agent/verify-email', paths.agentVerifyEmail],
    ['C17', '/payment/callback', paths.paymentCallback],
    ['C19', '/privacy-policy', paths.privacyPolicy],
    ['C20', '/terms-of-service', paths.termsOfService],
  ])('%s: %s matches its own route', (_requirement, url, path) => {
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

  it('C26: only dashboard, list property and edit profile require an agent', () => {
    expect(agentScreens).toEqual(['agentDashboard', 'listProperty', 'editProfile']);
  });

  it.each(['/nowhere', '/agent', '/property', `/${'x'.repeat(8000)}`, '/listings/extra', '/%E0%A4%A'])(
    'C21 F30: %.20s matches the 404 route, and nothing throws',
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

  it('F76: an id is encoded exactly once, with any characters', () => {
    expect(propertyPath('../agent')).toBe('/property/..%2Fagent');
    expect(propertyPath('1%2F2')).toBe('/property/1%252F2');
    expect(agentProfilePath('a b?')).toBe('/agent/profile/a%20b%3F');
    expect(screenAt(propertyPath('../agent'))).toBe('propertyDetail');
  });
});

it.each([
  ...Object.values(paths).map((path) => path.replace(':id', '7').replace('*', '/nowhere')),
  '/payment/callback?reference=r',
])('C30: %s renders between the header and the footer', async (url) => {
  const {
    html: [html = ''],
  } = await renderPages([url], '');
  // A screen may contain a header element itself.
  const landmarks = html.replace(/<main\b.*<\/main>/s, '<main>').match(/<(?:header|main|footer)\b/g);
  expect(landmarks).toEqual(['<header', '<main', '<footer']);
});
