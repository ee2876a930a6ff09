import type { AgentProfileChanges } from '@efie/api';
import type { Agent } from '@efie/domain';

/** The six fields that can be changed (checklist 459). */
export type EditProfileValues = {
  fullName: string;
  businessName: string;
  phone: string;
  region: string;
  district: string;
  bio: string;
};

/** What the server holds of them, as it holds it: a region or a district of no list stays as it is (ruling 54). */
export function profileValues(agent: Agent): EditProfileValues & Required<AgentProfileChanges> {
  const { fullName, businessName, phone, region, district, bio } = agent;
  return { fullName, businessName, phone, region, district, bio };
}
