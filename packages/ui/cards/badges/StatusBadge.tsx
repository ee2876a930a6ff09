import { statusLabel, type ListingStatus } from '@efie/domain';
import { Badge, type BadgeTone } from '../../primitives';

const tones: Readonly<Record<ListingStatus, BadgeTone>> = {
  active: 'green',
  inactive: 'neutral',
  rented: 'gold',
  sold: 'clay',
};

const toneOf: ReadonlyMap<string, BadgeTone> = new Map(Object.entries(tones));

export interface StatusBadgeProps {
  /** One of the four, or the server's own word, which reads as words on neutral. Null or empty: no badge. */
  status: string | null;
}

/** The status of a listing: a dot and its word, so that colour never stands alone (checklist 387, design.md section 4). */
export function StatusBadge({ status }: StatusBadgeProps) {
  const label = statusLabel(status);
  return label === '' ? null : (
    <Badge tone={toneOf.get(status ?? '') ?? 'neutral'} hasDot>
      <bdi>{label}</bdi>
    </Badge>
  );
}
