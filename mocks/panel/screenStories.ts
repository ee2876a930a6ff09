/**
 * The page of Storybook that shows every designed state of a screen, by the pattern of the screen's address; `*` is every
 * address that no other pattern fits. A test holds it against the routes of the app and the stories that are written.
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

const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:[a-z]+/g, '[^/]+')}/?$`).test(path);

/** The title of the stories of the screen at a path of the app. */
export function screenTitle(path: string): string {
  const found = Object.entries(SCREEN_STORIES).find(([pattern]) => pattern !== '*' && fits(pattern, path));
  return found?.[1] ?? SCREEN_STORIES['*'] ?? '';
}

/** Where Storybook shows all stories of a title; Storybook writes its id in small letters with hyphens. */
export function docsLink(storybook: string, title: string): string {
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const url = new URL(storybook);
  url.search = `path=/docs/${id}--docs`;
  return url.href;
}
