import type { MockDb } from '../db/types';
import { http } from './http';
import { unwrap } from './unwrap';
import { bearerToken, pickStrings, readJson } from './requests';
import { toWireAgent, toWireUser } from './wire';

const AGENT_FIELDS = [
  'fullName',
  'businessName',
  'email',
  'phone',
  'password',
  'confirmPassword',
  'region',
  'district',
  'bio',
] as const;

export function createAuthHandlers(db: MockDb) {
  return {
    signUpUser: http.post('/api/auth/user/signup', async ({ request, response }) => {
      const body = await readJson(request);
      unwrap(db.signUpUser(pickStrings(body, ['name', 'email', 'password', 'confirmPassword'])));
      return response(201).json({ success: true, message: 'Please check your email for verification.' });
    }),

    logInUser: http.post('/api/auth/user/login', async ({ request, response }) => {
      const body = await readJson(request);
      const { token, user } = unwrap(db.logInUser(pickStrings(body, ['email', 'password'])));
      return response(200).json({
        success: true,
        message: 'Logged in.',
        data: { token, user: toWireUser(user) },
      });
    }),

    logOutUser: http.post('/api/auth/user/logout', ({ request, response }) => {
      unwrap(db.logOut('user', bearerToken(request)));
      return response(200).json({ success: true, message: 'Logged out.' });
    }),

    signUpAgent: http.post('/api/auth/agent/signup', async ({ request, response }) => {
      const body = await readJson(request);
      unwrap(db.signUpAgent(pickStrings(body, AGENT_FIELDS)));
      return response(201).json({ success: true, message: 'Please check your email for verification.' });
    }),

    logInAgent: http.post('/api/auth/agent/login', async ({ request, response }) => {
      const body = await readJson(request);
      const { token, agent } = unwrap(db.logInAgent(pickStrings(body, ['email', 'password'])));
      const message = agent.emailVerified ? 'Logged in.' : 'Please verify your email before logging in.';
      return response(200).json({ success: true, message, data: { token, agent: toWireAgent(agent) } });
    }),

    logOutAgent: http.post('/api/auth/agent/logout', ({ request, response }) => {
      unwrap(db.logOut('agent', bearerToken(request)));
      return response(200).json({ success: true, message: 'Logged out.' });
    }),

    verifyEmail: http.post('/api/auth/verify-email', async ({ request, response }) => {
      const body = await readJson(request);
      // Clients may send either name (ruling 78).
      const { code, token } = pickStrings(body, ['code', 'token']);
      unwrap(db.verifyEmail({ code: code ?? token }));
      return response(200).json({ success: true, message: 'Email verified.' });
    }),

    resendVerification: http.post('/api/auth/resend-verification', async ({ request, response }) => {
      const body = await readJson(request);
      unwrap(db.resendVerification(pickStrings(body, ['email'])));
      return response(200).json({
        success: true,
        message: 'Please check your email for the verification code.',
      });
    }),
  };
}
