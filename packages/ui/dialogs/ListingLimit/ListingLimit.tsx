import { Gauge } from 'lucide-react';
import { Button } from '../../primitives';
import { Dialog } from '../../primitives/Dialog';

export interface ListingLimitProps {
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Also called when View Plans is followed. */
  onClose: () => void;
  /** URL of the screen with all plans. */
  plansHref: string;
}

/** Says that the plan's listing limit is reached and links to the plans. Lazy-load it. */
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
