import type { AgentProfile } from '@efie/domain/account';
import { omitEmpty, plainLine, postalAddress, type JsonLd } from './headTexts';

/** 'Ama Owusu, Owusu Homes, Accra, Greater Accra. Ten years in Accra.' */
export function agentDescription(agent: AgentProfile): string {
  const who = [agent.fullName, agent.businessName].filter((name) => name.trim() !== '').join(', ');
  const where = [agent.district, agent.region].filter((place) => place.trim() !== '').join(', ');
  return plainLine(
    [where === '' ? who : `${who}, ${where}`, agent.bio].filter((part) => part !== '').join('. '),
  );
}

/** An agent as schema.org's RealEstateAgent; `url` is the profile's canonical URL. */
export function agentData(agent: AgentProfile, url: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    url,
    name: plainLine(agent.businessName || agent.fullName),
    employee: { '@type': 'Person', name: plainLine(agent.fullName) },
    description: omitEmpty(agentDescription(agent)),
    image: omitEmpty(agent.photoUrl),
    telephone: omitEmpty(plainLine(agent.phone)),
    address: postalAddress('', agent.district, agent.region),
  };
}
