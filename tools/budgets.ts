/** Gzip bytes that code may have; docs/decisions/0029 says how the first ones were set. */

/** Gzip bytes of the app's libraries alone, when the budgets were set; `npm run bench -- floors` prints those of today. */
const BARE_STACK = 108_121;
/** Gzip bytes of what formik itself depends on: lodash functions and `hoist-non-react-statics`. */
const FORMIK_DEPENDENCIES = 5_650;

export const BUDGETS = {
  /** The first load, with Home and Listings. */
  firstLoad: 144_000,
  /** What a route adds. */
  route: 0.15 * BARE_STACK,
  /** What a route with a form adds. */
  formRoute: 0.3 * BARE_STACK + FORMIK_DEPENDENCIES,
  /** What some routes may add beyond that. */
  routeExtra: {
    /** The small files that it shares with other routes are compressed one by one. */
    PropertyDetail: 1_000,
    /** Search, order and pages of own listings, which also choose the view counts to request (ruling 168). */
    AgentDashboard: 1_200,
    /**
     * Photos of drafts, progress and cancel of each photo (rulings 170 and 171), the step before a copied form (169), and what
     * is pasted, filled without events or read otherwise than meant (180 to 184).
     */
    ListProperty: 6_500,
    /** Share those files. */
    EditProfile: 3_400,
    AgentSignup: 2_800,
  },
  /** A Button of the published package, from its folder or the entry, without React and styled-components. */
  button: 5_000,
} as const;
