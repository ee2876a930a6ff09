import { HttpResponse } from 'msw';
import type { MockDb } from '../db/types';
import { http } from './http';
import { refused } from './refused';
import { bearerToken, pickTexts, readJson } from './requests';
import { toWirePayment } from './wire';

/** Where an agent lands after paying (specification section 8, "Payment callback"). */
const DASHBOARD = '/agent/dashboard';

/** Plans and payments (specification section 7; rulings 95 to 107). */
export function createBillingHandlers(db: MockDb) {
  return {
    initializeSubscription: http.post('/api/subscribe/initialize', async ({ request, response }) => {
      const token = bearerToken(request);
      const known = db.getAgentProfile(token);
      if (!known.ok) return refused(response, known, [401, 403]);
      const read = await readJson(request);
      if (!read.ok) return refused(response, read, [422]);
      const { plan_code: planCode, email } = pickTexts(read.body, ['plan_code', 'email']);
      const result = db.initializeSubscription(token, { planCode, email });
      if (!result.ok) return refused(response, result, [401, 403, 422]);
      if (result.checkoutUrl !== null) {
        return response(200).json({ success: true, authorization_url: result.checkoutUrl });
      }
      return result.alreadyPaid
        ? response(200).json({ success: true, status: 'success', redirect_url: DASHBOARD })
        : response(200).json({ success: true });
    }),

    listPayments: http.get('/api/agent/payments', ({ request, response }) => {
      const result = db.listPayments(bearerToken(request));
      if (!result.ok) return refused(response, result, [401, 403]);
      return response(200).json({ success: true, data: { payments: result.payments.map(toWirePayment) } });
    }),

    verifyPayment: http.get('/api/subscription/callback', ({ query, response }) => {
      if (db.losesAnswer(query.get('reference'))) return response.untyped(HttpResponse.error());
      const result = db.verifyPayment(query.get('reference'));
      if (!result.ok) return refused(response, result, [404, 422]);
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
