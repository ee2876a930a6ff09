import { Check } from 'lucide-react';
import { Badge } from '../../primitives';

/** Beside the name of the plan that the agent is on (checklist 347). */
export function SubscribedBadge() {
  return (
    <Badge tone="green" icon={Check}>
      Subscribed
    </Badge>
  );
}
