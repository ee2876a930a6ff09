/**
 * Every screen with its path pattern; a segment that begins with a colon is a parameter. The screen `listProperty` is the
 * component of `ListProperty.tsx`, with the stories `Screens/ListProperty`.
 */
export const paths = {
  home: '/',
  listings: '/listings',
  about: '/about',
  plans: '/plans',
  favorites: '/favorites',
  compare: '/compare',
  propertyDetail: '/property/:id',
  agentLogin: '/agent/login',
  agentSignup: '/agent/signup',
  agentDashboard: '/agent/dashboard',
  listProperty: '/agent/list-property',
  agentProfile: '/agent/profile/:id',
  editProfile: '/agent/edit-profile',
  userSignup: '/user/signup',
  userLogin: '/user/login',
  verifyEmail: '/verify-email',
  agentVerifyEmail: '/agent/verify-email',
  paymentCallback: '/payment/callback',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  notFound: '*',
} as const;

export type ScreenName = keyof typeof paths;

/** The screens that redirect to the agent login when no agent token is stored (ruling 14). */
export const agentScreens: readonly ScreenName[] = ['agentDashboard', 'listProperty', 'editProfile'];

/** A path with its id, which is encoded exactly once. */
const withId = (path: string, id: string): string => path.replace(':id', encodeURIComponent(id));

export const listingPath = (id: string): string => withId(paths.propertyDetail, id);

/** The path of an agent's public profile. */
export const agentProfilePath = (id: string): string => withId(paths.agentProfile, id);
