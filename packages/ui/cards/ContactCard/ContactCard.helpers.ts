import type { AgentProfile } from '@efie/domain';

/** What people call the agent in a heading: the first word of the name; a short form such as 'Dr.' takes the next one too. */
export function shortName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const [first = '', second = ''] = words;
  return first.endsWith('.') ? `${first} ${second}`.trim() : first;
}

/** The agent's name, or a word that stands for it. */
export function shownName({ fullName }: Pick<AgentProfile, 'fullName'>): string {
  return fullName.trim() === '' ? 'Agent' : fullName.trim();
}

/** 'Accra Metropolitan, Greater Accra': what is known of it, small to large (checklist 512). */
export function agentPlace({ district, region }: Pick<AgentProfile, 'district' | 'region'>): string {
  return [district, region]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
