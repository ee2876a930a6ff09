import type { QueryClient } from '@tanstack/react-query';
import { screenAt, storiesOf } from '../routing/screens';
import { verifyEmailPath } from '../routing/verifyEmailPath';

const storiesAt = (path: string): string => storiesOf(screenAt(path));

/**
 * Starts the mock backend and its panel in the browser. Never rejects.
 * @param queryClient refetches when the panel changes the mock database or the session
 * @returns false when the browser does not allow the service worker, and no mock server responds instead
 */
export async function startMocks(queryClient: QueryClient): Promise<boolean> {
  const { startMockBackend } = await import('@efie/mocks/browser');
  const baseUrl = import.meta.env.BASE_URL;
  const controls = await startMockBackend({
    baseUrl,
    onDataReset: () => void queryClient.resetQueries(),
    onDataChanged: () => void queryClient.invalidateQueries(),
    verificationUrl: (role, email) => baseUrl.replace(/\/$/, '') + verifyEmailPath(role, email),
  });
  // Without the worker the development server forwards requests to the mock server; the panel needs the worker.
  if (controls === null) return import.meta.env.VITE_MOCK_SERVER === '1';
  // A build can be deployed anywhere, so it has no default Storybook URL.
  const storybook =
    import.meta.env.VITE_STORYBOOK_URL ?? (import.meta.env.DEV ? 'http://localhost:6006/' : '');
  const storybookUrl = storybook && new URL(storybook, window.location.href).href;
  // The app works without the panel.
  void import('@efie/mock-panel').then(
    ({ mountPanel }) => mountPanel(controls, { baseUrl, storybookUrl, storiesAt }),
    () => undefined,
  );
  return true;
}
