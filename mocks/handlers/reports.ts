import type { MockDb } from '../db/types';
import { http } from './http';
import { refused } from './refused';
import { pickTexts, readId, readJson } from './requests';

/** Telling the platform about a listing; needs no account (rulings 69 to 71). */
export function createReportHandlers(db: MockDb) {
  return {
    reportProperty: http.post('/api/report-property', async ({ request, response }) => {
      const read = await readJson(request);
      if (!read.ok) return refused(response, read, [422]);
      const result = db.reportProperty({
        ...pickTexts(read.body, ['name', 'email', 'reason', 'message']),
        propertyId: readId(read.body['property_id']),
        agentId: readId(read.body['agent_id']),
      });
      if (!result.ok) return refused(response, result, [404, 422]);
      return response(201).json({ success: true, message: result.message });
    }),
  };
}
