import { Star } from 'lucide-react';
import { Badge } from '../../primitives';

/** On the photo of a featured listing. */
export function FeaturedBadge() {
  return (
    <Badge tone="featured" icon={Star}>
      Featured
    </Badge>
  );
}
