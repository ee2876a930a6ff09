import type { MockDb } from '../db/types';
import { http } from './http';
import { respondWithError } from './respondWithError';
import { pickStrings, readId, readJson } from './requests';

export function createReportHandlers(db: MockDb) {
  return {
    reportProperty: http.post('/api/report-property', async ({ request, response }) => {
      const parsed = await readJson(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      const result = db.reportProperty({
        ...pickStrings(parsed.body, ['name', 'email', 'reason', 'message']),
        propertyId: readId(parsed.body['property_id']),
        agentId: readId(parsed.body['agent_id']),
      });
      if (!result.ok) return respondWithError(response, result, [404, 422]);
      return response(201).json({ success: true, message: result.message });
    }),
  };
}
