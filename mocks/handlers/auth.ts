import type { MockDb } from '../db/types';
import { http } from './http';
import { respondWithError } from './respondWithError';
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
      const parsed = await readJson(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      const result = db.signUpUser(
        pickStrings(parsed.body, ['name', 'email', 'password', 'confirmPassword']),
      );
      if (!result.ok) return respondWithError(response, result, [422]);
      return response(201).json({ success: true, message: 'Please check your email for verification.' });
    }),

    logInUser: http.post('/api/auth/user/login', async ({ request, response }) => {
      const parsed = await readJson(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      const result = db.logInUser(pickStrings(parsed.body, ['email', 'password']));
      if (!result.ok) return respondWithError(response, result, [401, 403, 422]);
      const { token, user } = result;
      return response(200).json({
        success: true,
        message: 'Logged in.',
        data: { token, user: toWireUser(user) },
      });
    }),

    logOutUser: http.post('/api/auth/user/logout', ({ request, response }) => {
      const result = db.logOut('user', bearerToken(request));
      if (!result.ok) return respondWithError(response, result, [401]);
      return response(200).json({ success: true, message: 'Logged out.' });
    }),

    signUpAgent: http.post('/api/auth/agent/signup', async ({ request, response }) => {
      const parsed = await readJson(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      const result = db.signUpAgent(pickStrings(parsed.body, AGENT_FIELDS));
      if (!result.ok) return respondWithError(response, result, [422]);
      return response(201).json({ success: true, message: 'Please check your email for verification.' });
    }),

    logInAgent: http.post('/api/auth/agent/login', async ({ request, response }) => {
      const parsed = await readJson(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      const result = db.logInAgent(pickStrings(parsed.body, ['email', 'password']));
      if (!result.ok) return respondWithError(response, result, [401, 403, 422]);
      const { token, agent } = result;
      const message = agent.emailVerified ? 'Logged in.' : 'Please verify your email before logging in.';
      return response(200).json({ success: true, message, data: { token, agent: toWireAgent(agent) } });
    }),

    logOutAgent: http.post('/api/auth/agent/logout', ({ request, response }) => {
      const result = db.logOut('agent', bearerToken(request));
      if (!result.ok) return respondWithError(response, result, [401]);
      return response(200).json({ success: true, message: 'Logged out.' });
    }),

    verifyEmail: http.post('/api/auth/verify-email', async ({ request, response }) => {
      const parsed = await readJson(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      // Clients may send either name (ruling 78).
      const { code, token } = pickStrings(parsed.body, ['code', 'token']);
      const result = db.verifyEmail({ code: code ?? token });
      if (!result.ok) return respondWithError(response, result, [422]);
      return response(200).json({ success: true, message: 'Email verified.' });
    }),

    resendVerification: http.post('/api/auth/resend-verification', async ({ request, response }) => {
      const parsed = await readJson(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      const result = db.resendVerification(pickStrings(parsed.body, ['email']));
      if (!result.ok) return respondWithError(response, result, [404, 422]);
      return response(200).json({
        success: true,
        message: 'Please check your email for the verification code.',
      });
    }),
  };
}
