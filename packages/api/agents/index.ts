export { getAgentProfileQuery } from './getAgentProfile';
export { getOwnAgentProfileQuery, refetchOwnAgentProfile } from './getOwnAgentProfile';
export { updateAgentProfile } from './updateAgentProfile';
export type { AgentProfileChanges } from './updateAgentProfile';
export { uploadAgentProfileImage } from './uploadAgentProfileImage';
