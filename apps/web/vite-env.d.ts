/** What a build or `npm start` may be told from outside; see README.md. */
interface ImportMetaEnv {
  /** '1' where the mock backend is part of the app; '' in a production build, which then drops it. */
  readonly VITE_MOCKS?: string;
  /** The year in which pre-rendered pages were written. */
  readonly VITE_BUILD_YEAR?: string;
  /** Address of the backend; default is the page's own origin. */
  readonly VITE_API_BASE_URL?: string;
  /** Address before stored picture paths; default is the backend's address and /storage. */
  readonly VITE_STORAGE_BASE_URL?: string;
  /** What the payment server calls the plans; defaults in packages/domain. */
  readonly VITE_PLAN_CODE_PRO?: string;
  readonly VITE_PLAN_CODE_PREMIUM?: string;
  /** Where Storybook stands, for the mock panel; default what `npm start` serves, and none in a build. */
  readonly VITE_STORYBOOK_URL?: string;
  /** The only hosts that a payment may lead to, between commas; default any. */
  readonly VITE_PAYMENT_HOSTS?: string;
  /** '1' sends each new listing with an `Idempotency-Key`; default no such header. */
  readonly VITE_IDEMPOTENCY_KEY?: string;
}
