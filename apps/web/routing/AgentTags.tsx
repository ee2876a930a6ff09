import { agentName, type AgentProfile } from '@efie/domain/account';
import { agentData, agentDescription } from './agentHead';
import { jsonForScript } from './headTexts';
import { HeadTags, useCanonical } from './headTags';
import { agentProfilePath } from './paths';

/** Title, description, canonical URL and structured data of an agent's public profile. */
export function AgentTags({ agent }: { agent: AgentProfile }) {
  const canonical = useCanonical(agentProfilePath(agent.id));
  return (
    <HeadTags
      name={agentName(agent.fullName)}
      description={agentDescription(agent)}
      canonical={canonical}
      data={jsonForScript(agentData(agent, canonical))}
    />
  );
}
