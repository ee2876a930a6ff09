/** Environment variables of a build or `npm start`; see README.md. */
interface ImportMetaEnv {
  /** '1' where the mock backend is part of the app; '' in a production build, which then drops it. */
  readonly VITE_MOCKS?: string;
  /** '1' in the production build, which has a service worker and stores homes to be read without a connection. */
  readonly VITE_OFFLINE?: string;
  /** In the service worker only: what it stores, as JSON of `ShellFiles`. */
  readonly VITE_SHELL_FILES?: string;
  /** '1' in `npm start -- --host`, where the mock backend also responds over HTTP. */
  readonly VITE_MOCK_SERVER?: string;
  /** The year of the build, which pre-rendered pages show. */
  readonly VITE_BUILD_YEAR?: string;
  /** URL of the backend; default the page's own origin. */
  readonly VITE_API_BASE_URL?: string;
  /** Base URL of stored photo paths; default the backend's URL and /storage. */
  readonly VITE_STORAGE_BASE_URL?: string;
  /** Plan codes of the payment server; defaults in packages/domain. */
  readonly VITE_PLAN_CODE_PRO?: string;
  readonly VITE_PLAN_CODE_PREMIUM?: string;
  /** URL of Storybook, for the mock panel; default that of `npm start`, and none in a build. */
  readonly VITE_STORYBOOK_URL?: string;
  /** Allowed hosts of payment pages, separated by commas; default any. */
  readonly VITE_PAYMENT_HOSTS?: string;
  /** '1' sends an `Idempotency-Key` header with each new listing; default none. */
  readonly VITE_IDEMPOTENCY_KEY?: string;
  /** Minutes without input in any tab after which a session ends; default never. */
  readonly VITE_IDLE_MINUTES?: string;
  /** '1' measures the Web Vitals of each visit and passes them to `reportVital`; default in development only. */
  readonly VITE_WEB_VITALS?: string;
}
