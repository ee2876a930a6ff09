import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createMockDb } from '../db';
import { createHandlers } from '../handlers';
import { createNetworkHandlers, parseNetwork, type NetworkSetting } from './network';

/** Sends a report with a network setting and returns the response and the number of stored reports. */
async function sendReport(setting: NetworkSetting) {
  const db = createMockDb({ scenario: 'small' });
  const [listing] = db.listProperties();
  const normalHandlers = Object.values(createHandlers(db));
  const request = new Request('http://localhost/api/report-property', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Ama',
      email: 'ama@example.com',
      reason: 'Fraud or Scam',
      message: 'It is not theirs.',
      property_id: listing?.id,
      agent_id: listing?.agentId,
    }),
  });
  const response = await getResponse(
    [...createNetworkHandlers(setting, normalHandlers), ...normalHandlers],
    request,
  );
  return {
    type: response?.type,
    status: response?.status,
    stored: db.findRecords('reports', 'not theirs').length,
  };
}

describe('a network setting', () => {
  it.each(['abort', 'abort:reportProperty'])(
    '%s processes the request and loses the response',
    async (text) => {
      expect(await sendReport(parseNetwork(text) ?? { kind: 'ok' })).toEqual({
        type: 'error',
        status: 0,
        stored: 1,
      });
    },
  );

  it.each(['offline', 'status-503:reportProperty'])('%s does not process the request', async (text) => {
    expect(await sendReport(parseNetwork(text) ?? { kind: 'ok' })).toMatchObject({ stored: 0 });
  });

  it.each(['ok', 'abort:signUpUser'])('%s does not affect other operations', async (text) => {
    expect(await sendReport(parseNetwork(text) ?? { kind: 'ok' })).toMatchObject({ status: 201, stored: 1 });
  });
});
