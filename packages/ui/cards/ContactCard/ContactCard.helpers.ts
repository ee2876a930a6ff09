import type { AgentProfile } from '@efie/domain/account';

/** The agent's name in a heading: the first word, and the second too after an abbreviation such as 'Dr.'. */
export function shortName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const [first = '', second = ''] = words;
  return first.endsWith('.') ? `${first} ${second}`.trim() : first;
}

/** 'Accra Metropolitan, Greater Accra', without the empty ones. */
export function agentLocation({ district, region }: Pick<AgentProfile, 'district' | 'region'>): string {
  return [district, region]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
