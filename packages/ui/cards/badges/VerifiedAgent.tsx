import { BadgeCheck } from 'lucide-react';
import { Icon } from '../../primitives';
import { AgentMark } from './AgentMark';

export function VerifiedAgent() {
  return (
    <AgentMark>
      <Icon icon={BadgeCheck} size="s" />
      Verified Agent
    </AgentMark>
  );
}
