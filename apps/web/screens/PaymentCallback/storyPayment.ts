import { offContract } from '@efie/mocks';
import { HttpResponse, type JsonBodyType } from 'msw';
import { expect, fn, screen } from 'storybook/test';
import { main } from '../common/stories/storyScreen';

/** Called with the reference of each request. */
export const verifiedReferences = fn<(reference: string | null) => void>();

/** A handler that sends these responses in order and repeats the last one. */
export function respondWith(...responses: readonly (JsonBodyType | Response)[]) {
  return {
    verifyPayment: offContract('verifyPayment', ({ request }) => {
      verifiedReferences(new URL(request.url).searchParams.get('reference'));
      const response = responses[Math.min(verifiedReferences.mock.calls.length, responses.length) - 1];
      return response instanceof Response ? response.clone() : HttpResponse.json(response);
    }),
  };
}

export const PAID = { success: true, status: 'success', redirect_url: '/agent/dashboard' };

export const SUCCESS = 'Payment successful! Redirecting to dashboard...';
export const FAILED = 'Payment verification failed.';

export const backToPlansLink = () => main().getByRole('link', { name: 'Back to Plans' });
export const expectRequests = (times: number) => expect(verifiedReferences).toHaveBeenCalledTimes(times);
export const expectNoSuccess = () => expect(screen.queryByText(/Payment successful/)).toBeNull();
