export { getAgentProfileQuery, useGetAgentProfile } from './getAgentProfile';
export { getOwnAgentProfileQuery, refetchOwnAgentProfile, useGetOwnAgentProfile } from './getOwnAgentProfile';
export { updateAgentProfile } from './updateAgentProfile';
export type { AgentProfileChanges } from './updateAgentProfile';
export { uploadAgentProfileImage } from './uploadAgentProfileImage';
