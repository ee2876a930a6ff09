export { getAgentProfileQuery } from './getAgentProfile';
export { getOwnAgentProfileQuery, refetchOwnAgentProfile } from './getOwnAgentProfile';
export { updateAgentProfile, useUpdateAgentProfile } from './updateAgentProfile';
export type { AgentProfileChanges } from './updateAgentProfile';
export { uploadAgentProfileImage, useUploadAgentProfileImage } from './uploadAgentProfileImage';
