import { BadgeCheck } from 'lucide-react';
import { Icon } from '../../primitives';
import { AgentMark } from './AgentMark';

/** Beside or under the name of a verified agent. */
export function VerifiedAgent() {
  return (
    <AgentMark>
      <Icon icon={BadgeCheck} size="s" />
      Verified Agent
    </AgentMark>
  );
}
