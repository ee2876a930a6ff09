import type { MockDb } from '../db/types';
import { http } from './http';
import { unwrap } from './unwrap';
import { bearerToken, pickStrings, readFile, readForm, readJson } from './requests';
import { toWireAgent, toWirePublicProfile, toWireUser } from './wire';

export function createAccountHandlers(db: MockDb) {
  return {
    getUserProfile: http.get('/api/user/profile', ({ request, response }) => {
      const { user } = unwrap(db.getUserProfile(bearerToken(request)));
      return response(200).json({ success: true, data: toWireUser(user) });
    }),

    getOwnAgentProfile: http.get('/api/agent/profile', ({ request, response }) => {
      const { agent } = unwrap(db.getAgentProfile(bearerToken(request)));
      return response(200).json({ success: true, data: { agent: toWireAgent(agent) } });
    }),

    updateAgentProfile: http.put('/api/agent/profile', async ({ request, response }) => {
      const token = bearerToken(request);
      unwrap(db.getAgentProfile(token));
      const body = await readJson(request);
      // Without `email`, which cannot be changed.
      const changes = pickStrings(body, ['fullName', 'businessName', 'phone', 'region', 'district', 'bio']);
      const { agent } = unwrap(db.updateAgentProfile(token, changes));
      return response(200).json({
        success: true,
        message: 'Your profile has been successfully updated.',
        data: { agent: toWireAgent(agent) },
      });
    }),

    uploadAgentProfileImage: http.post('/api/agent/profile/image', async ({ request, response }) => {
      const token = bearerToken(request);
      unwrap(db.getAgentProfile(token));
      const form = await readForm(request);
      const { agent } = unwrap(db.setAgentProfileImage(token, readFile(form, 'profileImage')));
      return response(200).json({
        success: true,
        message: 'Your profile image has been successfully updated.',
        data: { profileImage: agent.profileImage ?? '' },
      });
    }),

    getAgentProfile: http.get('/api/agent/profile/{agentId}', ({ params, response }) => {
      const { agent, properties } = unwrap(db.getPublicAgent(params.agentId));
      return response(200).json({
        success: true,
        data: toWirePublicProfile(agent, properties),
      });
    }),
  };
}
