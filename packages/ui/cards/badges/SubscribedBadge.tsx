import { Check } from 'lucide-react';
import { Badge } from '../../primitives';

export function SubscribedBadge() {
  return (
    <Badge tone="green" icon={Check}>
      Subscribed
    </Badge>
  );
}
