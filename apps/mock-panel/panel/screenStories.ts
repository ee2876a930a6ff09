/**
 * The title of the stories of each screen, by route pattern; `*` matches every other path. A test compares it with the app's
 * routes and the existing stories.
 */
export const SCREEN_STORIES: Readonly<Record<string, string>> = {
  '/': 'Screens/Home',
  '/listings': 'Screens/Listings',
  '/about': 'Screens/About',
  '/plans': 'Screens/Plans',
  '/favorites': 'Screens/Favorites',
  '/property/:id': 'Screens/PropertyDetail',
  '/agent/login': 'Screens/AgentLogin',
  '/agent/signup': 'Screens/AgentSignup',
  '/agent/dashboard': 'Screens/AgentDashboard',
  '/agent/list-property': 'Screens/ListProperty',
  '/agent/profile/:id': 'Screens/AgentProfile',
  '/agent/edit-profile': 'Screens/EditProfile',
  '/user/signup': 'Screens/UserSignup',
  '/user/login': 'Screens/UserLogin',
  '/verify-email': 'Screens/VerifyEmail',
  '/agent/verify-email': 'Screens/AgentVerifyEmail',
  '/payment/callback': 'Screens/PaymentCallback',
  '/privacy-policy': 'Screens/PrivacyPolicy',
  '/terms-of-service': 'Screens/TermsOfService',
  '*': 'Screens/NotFound',
};

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:[a-z]+/g, '[^/]+')}/?$`).test(path);

/** The title of the stories of the screen at a path. */
export function screenTitle(path: string): string {
  const found = Object.entries(SCREEN_STORIES).find(([pattern]) => pattern !== '*' && matches(pattern, path));
  return found?.[1] ?? SCREEN_STORIES['*'] ?? '';
}

/** URL of the docs page of a title in Storybook. */
export function docsLink(storybook: string, title: string): string {
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const url = new URL(storybook);
  url.search = `path=/docs/${id}--docs`;
  return url.href;
}
