import { Star } from 'lucide-react';
import { Badge } from '../../primitives';

/** On the picture of a listing that was put forward (checklist 109, ruling 31). Gold: at most one bright thing a card. */
export function FeaturedBadge() {
  return (
    <Badge tone="featured" icon={Star}>
      Featured
    </Badge>
  );
}
