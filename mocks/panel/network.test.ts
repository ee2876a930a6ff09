import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createMockDb } from '../db';
import { createHandlers } from '../handlers';
import { networkHandlers, parseNetwork, type NetworkSetting } from './network';

/** What comes of a report while a network setting is on. */
async function report(setting: NetworkSetting) {
  const db = createMockDb({ scenario: 'small' });
  const [listing] = db.listProperties();
  const server = Object.values(createHandlers(db));
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
  const answer = await getResponse([...networkHandlers(setting, server), ...server], request);
  return { type: answer?.type, status: answer?.status, made: db.findRecords('reports', 'not theirs').length };
}

describe('a network setting', () => {
  it.each(['abort', 'abort:reportProperty'])(
    'F108: %s lets the server act and loses its answer',
    async (text) => {
      expect(await report(parseNetwork(text) ?? { kind: 'ok' })).toEqual({
        type: 'error',
        status: 0,
        made: 1,
      });
    },
  );

  it.each(['offline', 'status-503:reportProperty'])('%s lets nothing reach the server', async (text) => {
    expect(await report(parseNetwork(text) ?? { kind: 'ok' })).toMatchObject({ made: 0 });
  });

  it.each(['ok', 'abort:signUpUser'])('%s leaves other calls alone', async (text) => {
    expect(await report(parseNetwork(text) ?? { kind: 'ok' })).toMatchObject({ status: 201, made: 1 });
  });
});
