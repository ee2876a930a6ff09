import { Check } from 'lucide-react';
import { Badge } from '../../primitives';

/** Beside the name of the agent's current plan. */
export function SubscribedBadge() {
  return (
    <Badge tone="green" icon={Check}>
      Subscribed
    </Badge>
  );
}
