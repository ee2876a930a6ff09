import { Gauge } from 'lucide-react';
import { Button } from '../../primitives';
import { Dialog } from '../../primitives/Dialog';

export interface ListingLimitProps {
  isOpen: boolean;
  /** Cancel, Escape, the close button, a press beside it, or View Plans on its way. */
  onClose: () => void;
  /** Where View Plans leads. */
  plansHref: string;
}

/**
 * Listing Limit Reached: the plan's maximum is reached, and an upgrade is asked for (checklist 80, 83 to 85). Import it
 * lazily, when an agent meets the limit: it brings the dialog's code with it.
 */
export function ListingLimit({ isOpen, onClose, plansHref }: ListingLimitProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Listing Limit Reached"
      description="You have reached the maximum number of listings on your plan. Please upgrade your plan to add more."
      icon={Gauge}
      iconTone="gold"
      mainAction={
        <Button size="large" href={plansHref} onClick={onClose}>
          View Plans
        </Button>
      }
      otherAction={
        <Button size="large" kind="ghost" onClick={onClose}>
          Cancel
        </Button>
      }
    />
  );
}
