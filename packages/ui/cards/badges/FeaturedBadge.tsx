import { Star } from 'lucide-react';
import { Badge } from '../../primitives';

export function FeaturedBadge() {
  return (
    <Badge tone="featured" icon={Star}>
      Featured
    </Badge>
  );
}
