import type { MockDb } from '../db/types';
import { http } from './http';
import { unwrap } from './unwrap';
import { pickStrings, readId, readJson } from './requests';

export function createReportHandlers(db: MockDb) {
  return {
    reportProperty: http.post('/api/report-property', async ({ request, response }) => {
      const body = await readJson(request);
      const { message } = unwrap(
        db.reportProperty({
          ...pickStrings(body, ['name', 'email', 'reason', 'message']),
          propertyId: readId(body['property_id']),
          agentId: readId(body['agent_id']),
        }),
      );
      return response(201).json({ success: true, message });
    }),
  };
}
