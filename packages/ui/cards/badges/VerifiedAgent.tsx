import { BadgeCheck } from 'lucide-react';
import { Icon } from '../../primitives';
import { VerificationLabel } from './VerificationLabel';

export function VerifiedAgent() {
  return (
    <VerificationLabel>
      <Icon icon={BadgeCheck} size="s" />
      Verified Agent
    </VerificationLabel>
  );
}
