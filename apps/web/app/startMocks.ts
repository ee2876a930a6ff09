import type { QueryClient } from '@tanstack/react-query';
import { verifyEmailPath } from '../routing/verifyEmailPath';

/**
 * Starts the mock backend in the browser, and its panel; false when this browser does not allow it (fault 27). Never rejects.
 * @param queryClient asks again when the panel has changed the world or who is signed in
 */
export async function startMocks(queryClient: QueryClient): Promise<boolean> {
  const { startMockBackend } = await import('@efie/mocks/browser');
  const baseUrl = import.meta.env.BASE_URL;
  return startMockBackend({
    baseUrl,
    onDataReset: () => void queryClient.resetQueries(),
    onDataChanged: () => void queryClient.invalidateQueries(),
    // A build may stand anywhere: it knows a Storybook only when it is told of one.
    storybookUrl: import.meta.env.VITE_STORYBOOK_URL ?? (import.meta.env.DEV ? 'http://localhost:6006/' : ''),
    verificationUrl: (role, email) => baseUrl.replace(/\/$/, '') + verifyEmailPath(role, email),
  });
}
