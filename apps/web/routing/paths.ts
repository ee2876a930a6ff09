/** The path pattern of every route; a segment that begins with a colon is a parameter. */
export const paths = {
  home: '/',
  listings: '/listings',
  about: '/about',
  plans: '/plans',
  favorites: '/favorites',
  property: '/property/:id',
  agentLogin: '/agent/login',
  agentSignup: '/agent/signup',
  agentDashboard: '/agent/dashboard',
  listProperty: '/agent/list-property',
  agentProfile: '/agent/profile/:id',
  editProfile: '/agent/edit-profile',
  userSignup: '/user/signup',
  userLogin: '/user/login',
  verifyUserEmail: '/verify-email',
  verifyAgentEmail: '/agent/verify-email',
  paymentCallback: '/payment/callback',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
} as const;

/** The path of a listing; the id is encoded exactly once, whatever it contains. */
export const propertyPath = (id: string): string => `/property/${encodeURIComponent(id)}`;

/** The path of an agent's public profile. */
export const agentProfilePath = (id: string): string => `/agent/profile/${encodeURIComponent(id)}`;
