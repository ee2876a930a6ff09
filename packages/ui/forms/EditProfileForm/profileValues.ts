import type { AgentProfileChanges } from '@efie/api';
import type { Agent } from '@efie/domain/account';

export type EditProfileValues = {
  fullName: string;
  businessName: string;
  phone: string;
  region: string;
  district: string;
  bio: string;
};

/** The saved values. An unknown region or district is not changed. */
export function profileValues(agent: Agent): EditProfileValues & Required<AgentProfileChanges> {
  const { fullName, businessName, phone, region, district, bio } = agent;
  return { fullName, businessName, phone, region, district, bio };
}
