import { CircleAlert } from 'lucide-react';
import { Icon } from '../../primitives';
import { Mark } from './Mark';

/** Where an agent is shown in person and nobody has verified them (checklist 510). Quiet: it accuses nobody. */
export function NotVerified() {
  return (
    <Mark>
      <Icon icon={CircleAlert} size="s" />
      Not Verified
    </Mark>
  );
}
