import { statusLabel, type ListingStatus } from '@efie/domain/listing';
import { Badge, type BadgeTone } from '../../primitives';

const tones: Readonly<Record<ListingStatus, BadgeTone>> = {
  active: 'green',
  inactive: 'neutral',
  rented: 'gold',
  sold: 'clay',
};

const toneByStatus: ReadonlyMap<string, BadgeTone> = new Map(Object.entries(tones));

export interface StatusBadgeProps {
  /** One of the four, or an unknown one, which is shown in neutral. Null or empty renders no badge. */
  status: string | null;
}

/** The status of a listing: a dot and a label, so that color is not the only cue. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const label = statusLabel(status);
  return label === '' ? null : (
    <Badge tone={toneByStatus.get(status ?? '') ?? 'neutral'} hasDot>
      <bdi>{label}</bdi>
    </Badge>
  );
}
