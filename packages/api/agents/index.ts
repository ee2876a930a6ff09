export { getAgentProfileQuery, useGetAgentProfile } from './getAgentProfile';
export { getOwnAgentProfileQuery, refreshOwnAgent, useGetOwnAgentProfile } from './getOwnAgentProfile';
export { updateAgentProfile, useUpdateAgentProfile } from './updateAgentProfile';
export type { AgentProfileChanges } from './updateAgentProfile';
export { uploadAgentProfileImage, useUploadAgentProfileImage } from './uploadAgentProfileImage';
