import { HttpResponse } from 'msw';
import type { MockDb } from '../db/types';
import { http } from './http';
import { respondWithError } from './respondWithError';
import { bearerToken, pickStrings, readJson } from './requests';
import { toWirePayment } from './wire';

/** Redirect target after a payment. */
const DASHBOARD_PATH = '/agent/dashboard';

export function createBillingHandlers(db: MockDb) {
  return {
    initializeSubscription: http.post('/api/subscribe/initialize', async ({ request, response }) => {
      const token = bearerToken(request);
      const access = db.getAgentProfile(token);
      if (!access.ok) return respondWithError(response, access, [401, 403]);
      const parsed = await readJson(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      const { plan_code: planCode, email } = pickStrings(parsed.body, ['plan_code', 'email']);
      const result = db.initializeSubscription(token, { planCode, email });
      if (!result.ok) return respondWithError(response, result, [401, 403, 422]);
      if (result.checkoutUrl !== null) {
        return response(200).json({ success: true, authorization_url: result.checkoutUrl });
      }
      return result.alreadyPaid
        ? response(200).json({ success: true, status: 'success', redirect_url: DASHBOARD_PATH })
        : response(200).json({ success: true });
    }),

    listPayments: http.get('/api/agent/payments', ({ request, response }) => {
      const result = db.listPayments(bearerToken(request));
      if (!result.ok) return respondWithError(response, result, [401, 403]);
      return response(200).json({ success: true, data: { payments: result.payments.map(toWirePayment) } });
    }),

    verifyPayment: http.get('/api/subscription/callback', ({ query, response }) => {
      if (db.consumeLostResponse(query.get('reference'))) return response.untyped(HttpResponse.error());
      const result = db.verifyPayment(query.get('reference'));
      if (!result.ok) return respondWithError(response, result, [404, 422]);
      const { success, status, message, redirectUrl } = result;
      return response(200).json({
        success,
        status,
        message,
        ...(redirectUrl !== null && { redirect_url: redirectUrl }),
      });
    }),
  };
}
