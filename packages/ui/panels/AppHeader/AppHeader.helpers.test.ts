import { describe, expect, it } from 'vitest';
import { headerAccount, ariaCurrent, mainLinks } from './AppHeader.helpers';

const paths = {
  home: '/',
  listings: '/listings',
  about: '/about',
  favorites: '/favorites',
  userLogin: '/user/login',
  agentLogin: '/agent/login',
  agentDashboard: '/agent/dashboard',
};

describe('headerAccount', () => {
  it('is null for a guest', () => {
    expect(headerAccount({ role: 'guest' })).toBeNull();
  });

  it('shows a user by name and email, without a profile image', () => {
    expect(headerAccount({ role: 'user', name: ' Kofi Mensah ', email: 'kofi@example.com' })).toEqual({
      name: 'Kofi Mensah',
      detail: 'kofi@example.com',
      initials: 'KM',
      photoUrl: undefined,
    });
  });

  it('shows an agent by full name, business name and profile image', () => {
    const photoUrl = 'https://example.com/ama.svg';
    expect(
      headerAccount({ role: 'agent', fullName: 'Ama Owusu-Mensah', businessName: 'Adom Keys', photoUrl }),
    ).toEqual({ name: 'Ama Owusu-Mensah', detail: 'Adom Keys', initials: 'AO', photoUrl });
  });

  it('falls back to the email, then to the role, when a record has no name', () => {
    expect(headerAccount({ role: 'user', name: '', email: 'kofi@example.com' })).toMatchObject({
      name: 'kofi@example.com',
      detail: '',
    });
    expect(headerAccount({ role: 'agent', fullName: ' ', businessName: '', photoUrl: null })).toMatchObject({
      name: 'Agent',
      detail: '',
      photoUrl: undefined,
    });
  });
});

describe('initials of the account', () => {
  it.each([
    ['nothing', ''],
    ['one character', 'K'],
    ['five words', 'Nana Yaa Asantewaa Owusu Ansah'],
    ['10,000 characters', 'Kwabena'.repeat(1500)],
    ['a family emoji', '👨‍👩‍👧‍👦 Mensah'],
    ['right-to-left text', 'عائشة محمد'],
  ])('are one or two characters for a name of %s', (_description, fullName) => {
    const account = headerAccount({ role: 'agent', fullName, businessName: '', photoUrl: null });
    const length = [...new Intl.Segmenter('en').segment(account?.initials ?? '')].length;
    expect(length).toBeGreaterThanOrEqual(1);
    expect(length).toBeLessThanOrEqual(2);
  });
});

describe('mainLinks', () => {
  it('links Home, Browse and About to their paths', () => {
    expect(mainLinks(paths).map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Home /',
      'Browse /listings',
      'About /about',
    ]);
  });
});

describe('ariaCurrent', () => {
  it('marks only the link to the current path', () => {
    expect(ariaCurrent('/listings', '/listings')).toBe('page');
    expect(ariaCurrent('/', '/listings')).toBeUndefined();
  });
});
