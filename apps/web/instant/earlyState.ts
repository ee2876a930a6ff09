/**
 * What the script in a page's head hands to the app. Undefined in a page without that script, as in `npm start` and in
 * stories: the app then renders from scratch.
 */
export interface EarlyState {
  /** Photos wait for a press and nothing is prefetched. */
  savesData: boolean;
  /** Whether the page shows a shell that hydrates. */
  hasShell: boolean;
  /** Sends requests, but the first one of the listing whose link was opened gets the response that the page asked for. */
  fetch?: (request: Request) => Promise<Response>;
  /** Gives up what the page reserved for the app, once the app has rendered its first screen. */
  end: () => void;
}

declare global {
  interface Window {
    efieEarly?: EarlyState;
  }
}
