import { PHOTO_LIMITS, PHOTO_MESSAGES, totalAfterUpdate } from '@efie/domain/photos';
import { CircleAlert, Images } from 'lucide-react';
import { Icon } from '../../primitives';
import { Total, TotalReason } from './PhotoQueueField.styles';

export interface TotalCounterProps {
  /** Number of photos after saving. */
  count: number;
  /** A deletion was just rejected, because it would leave too few photos. */
  isDeletionRejected?: boolean;
}

/** 'Total images after update: n/3 minimum'; in the danger color, with an explanation, below three. */
export function TotalCounter({ count, isDeletionRejected = false }: TotalCounterProps) {
  const isDanger = isDeletionRejected || count < PHOTO_LIMITS.minCount;
  return (
    <Total data-tone={isDanger ? 'danger' : 'plain'}>
      <Icon icon={isDanger ? CircleAlert : Images} />
      <span>
        <span>{totalAfterUpdate(count)}</span>
        {isDanger && <TotalReason>{PHOTO_MESSAGES.tooFewLeft}</TotalReason>}
      </span>
    </Total>
  );
}
