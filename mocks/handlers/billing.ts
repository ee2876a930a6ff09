import { HttpResponse } from 'msw';
import type { MockDb } from '../db/types';
import { http } from './http';
import { unwrap } from './unwrap';
import { bearerToken, pickStrings, readJson } from './requests';
import { toWirePayment } from './wire';

/** Redirect target after a payment. */
const DASHBOARD_PATH = '/agent/dashboard';

export function createBillingHandlers(db: MockDb) {
  return {
    initializeSubscription: http.post('/api/subscribe/initialize', async ({ request, response }) => {
      const token = bearerToken(request);
      unwrap(db.getAgentProfile(token));
      const body = await readJson(request);
      const { plan_code: planCode, email } = pickStrings(body, ['plan_code', 'email']);
      const { checkoutUrl } = unwrap(db.initializeSubscription(token, { planCode, email }));
      return checkoutUrl === null
        ? response(200).json({ success: true, status: 'success', redirect_url: DASHBOARD_PATH })
        : response(200).json({ success: true, authorization_url: checkoutUrl });
    }),

    listPayments: http.get('/api/agent/payments', ({ request, response }) => {
      const { payments } = unwrap(db.listPayments(bearerToken(request)));
      return response(200).json({ success: true, data: { payments: payments.map(toWirePayment) } });
    }),

    verifyPayment: http.get('/api/subscription/callback', ({ query, response }) => {
      if (db.consumeLostResponse(query.get('reference'))) return response.untyped(HttpResponse.error());
      const { success, status, message } = unwrap(db.verifyPayment(query.get('reference')));
      return response(200).json({
        success,
        status,
        message,
        ...(success && { redirect_url: DASHBOARD_PATH }),
      });
    }),
  };
}
