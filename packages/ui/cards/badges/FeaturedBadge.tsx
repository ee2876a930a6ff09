import { Badge } from '../../primitives';

export function FeaturedBadge() {
  return (
    <Badge tone="featured" icon="star">
      Featured
    </Badge>
  );
}
