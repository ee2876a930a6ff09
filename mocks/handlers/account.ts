import type { MockDb } from '../db/types';
import { http } from './http';
import { respondWithError } from './respondWithError';
import { bearerToken, pickStrings, readFile, readForm, readJson } from './requests';
import { toWireAgent, toWirePublicProfile, toWireUser } from './wire';

export function createAccountHandlers(db: MockDb) {
  return {
    getUserProfile: http.get('/api/user/profile', ({ request, response }) => {
      const result = db.getUserProfile(bearerToken(request));
      if (!result.ok) return respondWithError(response, result, [401]);
      return response(200).json({ success: true, data: toWireUser(result.user) });
    }),

    getOwnAgentProfile: http.get('/api/agent/profile', ({ request, response }) => {
      const result = db.getAgentProfile(bearerToken(request));
      if (!result.ok) return respondWithError(response, result, [401, 403]);
      return response(200).json({ success: true, data: { agent: toWireAgent(result.agent) } });
    }),

    updateAgentProfile: http.put('/api/agent/profile', async ({ request, response }) => {
      const token = bearerToken(request);
      const access = db.getAgentProfile(token);
      if (!access.ok) return respondWithError(response, access, [401, 403]);
      const parsed = await readJson(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      // Without `email`, which cannot be changed.
      const changes = pickStrings(parsed.body, [
        'fullName',
        'businessName',
        'phone',
        'region',
        'district',
        'bio',
      ]);
      const result = db.updateAgentProfile(token, changes);
      if (!result.ok) return respondWithError(response, result, [401, 403, 422]);
      return response(200).json({
        success: true,
        message: 'Your profile has been successfully updated.',
        data: { agent: toWireAgent(result.agent) },
      });
    }),

    uploadAgentProfileImage: http.post('/api/agent/profile/image', async ({ request, response }) => {
      const token = bearerToken(request);
      const access = db.getAgentProfile(token);
      if (!access.ok) return respondWithError(response, access, [401, 403]);
      const parsed = await readForm(request);
      if (!parsed.ok) return respondWithError(response, parsed, [422]);
      const result = db.setAgentProfileImage(token, readFile(parsed.form, 'profileImage'));
      if (!result.ok) return respondWithError(response, result, [401, 403, 413, 422]);
      return response(200).json({
        success: true,
        message: 'Your profile image has been successfully updated.',
        data: { profileImage: result.agent.profileImage ?? '' },
      });
    }),

    getAgentProfile: http.get('/api/agent/profile/{agentId}', ({ params, response }) => {
      const result = db.getPublicAgent(params.agentId);
      if (!result.ok) return respondWithError(response, result, [404]);
      return response(200).json({
        success: true,
        data: toWirePublicProfile(result.agent, result.properties),
      });
    }),
  };
}
