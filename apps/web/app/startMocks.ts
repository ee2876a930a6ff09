import type { QueryClient } from '@tanstack/react-query';
import { verifyEmailPath } from '../routing/verifyEmailPath';

/**
 * Starts the mock backend and its panel in the browser. Never rejects.
 * @param queryClient refetches when the panel changes the mock database or the session
 * @returns false when the browser does not allow the service worker
 */
export async function startMocks(queryClient: QueryClient): Promise<boolean> {
  const { startMockBackend } = await import('@efie/mocks/browser');
  const baseUrl = import.meta.env.BASE_URL;
  return startMockBackend({
    baseUrl,
    onDataReset: () => void queryClient.resetQueries(),
    onDataChanged: () => void queryClient.invalidateQueries(),
    // A build can be deployed anywhere, so it has no default Storybook URL.
    storybookUrl: import.meta.env.VITE_STORYBOOK_URL ?? (import.meta.env.DEV ? 'http://localhost:6006/' : ''),
    verificationUrl: (role, email) => baseUrl.replace(/\/$/, '') + verifyEmailPath(role, email),
  });
}
