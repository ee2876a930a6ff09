import { afterEach, expect, it, vi } from 'vitest';
import { hashToken } from './session';
import { storedAgentExpression } from './storedAgentExpression';

afterEach(() => vi.unstubAllGlobals());

function evaluate(items: Readonly<Record<string, string>>): unknown {
  vi.stubGlobal('localStorage', { getItem: (key: string) => items[key] ?? null });
  // oxlint-disable-next-line no-eval -- the build writes the expression into an inline script
  return globalThis.eval(storedAgentExpression);
}

const agent = JSON.stringify({ fullName: ' Kojo Mensah ', verificationStatus: 'Verified' });

it('reads the name and the verification of a stored agent', () => {
  expect(evaluate({ agentToken: 't', agent })).toEqual({ name: 'Kojo Mensah', isUnverified: false });
  expect(evaluate({ agentToken: 't', agent: '{"full_name":"Ama","verification_status":"pending"}' })).toEqual(
    {
      name: 'Ama',
      isUnverified: true,
    },
  );
  expect(evaluate({ agentToken: 't', agent: '{}' })).toEqual({ name: '', isUnverified: false });
  expect(evaluate({ agentToken: 't', agent: '{"fullName":{},"verificationStatus":7}' })).toEqual({
    name: '',
    isUnverified: false,
  });
});

it.each([
  ['nothing stored', {}],
  ['no token', { agent }],
  ['no record', { agentToken: 't' }],
  ['a record that is not JSON', { agentToken: 't', agent: '{' }],
  ['null as the record', { agentToken: 't', agent: 'null' }],
  ['a list as the record', { agentToken: 't', agent: '[]' }],
  ['text as the record', { agentToken: 't', agent: '"Ama"' }],
  ["a user's session", { userToken: 't', user: '{}', userType: 'user' }],
  ['both sessions, the user last', { agentToken: 't', agent, userToken: 't', user: '{}', userType: 'user' }],
  ['the record of another token', { agentToken: 't', agent: `{"efieTokenHash":${hashToken('other')}}` }],
])('is null with %s', (_, items) => {
  expect(evaluate(items)).toBeNull();
});

it('is null when storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  // oxlint-disable-next-line no-eval -- the build writes the expression into an inline script
  expect(globalThis.eval(storedAgentExpression)).toBeNull();
});
