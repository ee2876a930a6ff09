/** Starts the mock backend in the browser; false when this browser does not allow it (fault 27). Never rejects. */
export async function startMocks(): Promise<boolean> {
  const { startMockBackend } = await import('@efie/mocks/browser');
  return startMockBackend({ baseUrl: import.meta.env.BASE_URL });
}
